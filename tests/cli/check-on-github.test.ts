import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../project';

/** The lines that a check of the agency's site prints on GitHub's machines. */
function checkOnGithub(...options: string[]): string[] {
  const { NODE_ENV: _, VITEST: __, NODE_OPTIONS: ___, ...env } = process.env;
  const args = [join(root, 'src/cli/run.js'), 'check', 'tests/fixtures/agency/site.json', ...options];
  const { stdout } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...env, GITHUB_ACTIONS: 'true' },
  });
  return stdout.trim().split('\n');
}

test('check writes one annotation a problem, then the sum', () => {
  const lines = checkOnGithub();
  const sum = lines.pop();
  expect(sum).toBe(`tests/fixtures/agency/site.json: 0 errors, 0 warnings, ${lines.length} notices`);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(/^::notice file=tests\/fixtures\/agency\/site\.json,line=\d+,.*::\S/);
});

test('check writes errors for a release', () => {
  const lines = checkOnGithub('--release').slice(0, -1);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !line.startsWith('::error '))).toEqual([]);
});

test('check writes another format where it is asked for', () => {
  const printed = checkOnGithub('--release', '--format', 'text').join('\n');
  expect(printed).toContain('^^^');
  expect(printed).not.toContain('::');
});
