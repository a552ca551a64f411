import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishWorkflow } from '../../src/workspace/publish-workflow';
import { temporaryFolder } from '../temporary-folder';

/** A folder whose workflows have these texts, by their files. */
function withWorkflows(workflows: Record<string, string>): string {
  const top = temporaryFolder();
  const folder = join(top, '.github/workflows');
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(workflows)) writeFileSync(join(folder, file), text);
  return top;
}

test.each([
  ['git@github.com:ann/kayaks.git', 'https://github.com/ann/kayaks/actions/workflows/site.yml'],
  ['https://ann:secret@github.com/ann/kayaks', 'https://github.com/ann/kayaks/actions/workflows/site.yml'],
  ['ssh://git@github.com/ann/kay.aks.git', 'https://github.com/ann/kay.aks/actions/workflows/site.yml'],
  ['git@example.com:ann/kayaks.git', undefined],
])('the workflow that publishes what is pushed to %s can be seen at %s', async (address, seen) => {
  const top = withWorkflows({
    'site.yml': 'name: Publish the site\non:\n  push:\n    branches: [main]\n',
    'a.yml': 'name: publish elsewhere\non:\n  push:\n    branches: [other]\n',
    'b.yml': 'name: publish by hand\non: workflow_dispatch\n',
  });
  const found = await publishWorkflow({ top, branch: 'mine', remote: { name: 'origin', branch: 'main', address } });
  expect(found).toEqual({ name: 'Publish the site', ...(seen && { address: seen }) });
});

test.each([
  ['on: push', true],
  ['on: [pull_request, push]', true],
  ['"on":\n  push:', true],
  ['on: { push: { branches: main } }', true],
  ["on:\n  push:\n    branches: ['re*/**', 'm*']", true],
  ["on:\n  push:\n    paths: ['site.json']\n    branches:\n      # where the site is\n      - main", true],
  ["on:\n  push:\n    branches-ignore: ['draft/*']", true],
  ["on:\n  push:\n    branches: ['**', '!main']", false],
  ["on:\n  push:\n    branches: ['m.*', 'mai?', 'ma']", false],
  ['on:\n  push:\n    branches-ignore: [main]', false],
  ["on:\n  push:\n    tags: ['v*']", false],
  ['on:\n  pull_request:\n    branches: [main]\n  workflow_call:', false],
  ['on:\n  schedule:\n    - cron: "1 1 * * *"', false],
  ['name: [no', false],
  ['', false],
])('whether a workflow runs for what is pushed to the branch main is read from %j', async (text, runs) => {
  const top = withWorkflows({ 'deploy.yml': `${text}\n${'\n      \n'.repeat(40)}` });
  const found = await publishWorkflow({ top, branch: 'main', remote: undefined });
  expect(found).toEqual(runs ? { name: 'deploy.yml' } : undefined);
});
