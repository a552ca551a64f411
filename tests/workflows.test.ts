import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, root, textOf } from './project';

const folder = '.github/workflows';
const workflows = filesIn(folder);

test('every action is one commit, with its version beside it, so that nobody can put another in its place', () => {
  const used = workflows.flatMap((path) => [...textOf(path).matchAll(/uses: (.*)/g)].map(([, action = '']) => action));
  expect(used.length).toBeGreaterThan(5);
  for (const action of used) expect(action).toMatch(/^(\.\/[\w./-]+|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/);
});

test('nothing is published before every test of the same commit has passed', () => {
  const publish = textOf(`${folder}/publish.yml`);
  expect(publish).toMatch(/^ {2}verify:\n {4}uses: \.\/\.github\/workflows\/verify\.yml$/m);
  expect(publish).toMatch(/^ {2}publish:\n {4}needs: verify$/m);
  expect(textOf(`${folder}/verify.yml`)).toMatch(/^ {2}workflow_call:$/m);
});

test('what depends on the day is published anew every day', () => {
  expect(textOf(`${folder}/publish.yml`)).toMatch(/^ {2}schedule:\n {4}- cron: '\d+ \d+ \* \* \*'$/m);
});

test('the long tests run every night', () => {
  const nightly = workflows.map(textOf).find((text) => text.includes('npm run test:long'));
  expect(nightly).toMatch(/^ {4}- cron: '\d+ \d+ \* \* \*'$/m);
});

test('newer packages and actions are proposed once a week', () => {
  expect(existsSync(join(root, '.github/dependabot.yml'))).toBe(true);
  const settings = textOf('.github/dependabot.yml');
  for (const ecosystem of ['npm', 'github-actions']) {
    const part = settings.slice(settings.indexOf(`package-ecosystem: ${ecosystem}\n`)).split('- package-ecosystem')[0];
    expect(part).toMatch(/interval: weekly[\s\S]*groups:/);
  }
});
