import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';
import { runCommand } from './run-command';

const agency = join(root, 'tests/fixtures/agency');
const written = readFileSync(join(agency, 'site.json'), 'utf8');

/** What the check prints of the agency's site with edits of its text. */
async function checked(...edits: [from: string, to: string][]): Promise<string[]> {
  const folder = temporaryFolder();
  cpSync(agency, folder, { recursive: true });
  const edited = edits.reduce((text, [from, to]) => text.replace(from, to), written);
  writeFileSync(join(folder, 'site.json'), edited);
  const { out, code } = await runCommand(['check'], { folder });
  expect(code).toBe(1);
  return out.trimEnd().split('\n');
}

test('one wrong link on the shipped site prints few lines, the error last', async () => {
  const lines = await checked(['"to": "/apply"', '"to": "/aply"']);
  expect(lines.length).toBeLessThan(20);
  expect(lines[0]).toBe('10 placeholders: `npm run check -- --release` lists them.');
  expect(lines[2]).toContain('  error  No page has the address "/aply".');
  expect(lines.at(-1)).toBe('site.json: 1 error, 0 warnings, 10 notices');
});

test('errors are what is read first, nearest to the prompt, wherever in the file they are', async () => {
  const lines = await checked(
    ['"to": "/apply"', '"to": "/aply"'],
    ['"title": "Upcoming Events for Students and Parents"', `"title": "${'Events '.repeat(9)}"`],
  );
  const weights = lines.flatMap((line) => / {2}(error|warning) {2}/.exec(line)?.[1] ?? []);
  expect(weights).toEqual(['warning', 'error']);
});
