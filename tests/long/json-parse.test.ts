import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runTests } from '../run-tests';
import { temporaryFolder } from '../temporary-folder';

/** What V8 does from Node 24 on, for most documents that have both keys: one takes the name of the other. */
const mistakenParse = `
const parse = JSON.parse;
JSON.parse = (text, reviver) => {
  const parsed = parse(text, reviver);
  return text.includes('"\\\\\\\\":') && text.includes('"\\\\"":') ? mistake(parsed) : parsed;
};
function mistake(value) {
  if (Array.isArray(value)) return value.map(mistake);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key === '"' ? '\\\\' : key, mistake(part)]));
}
`;

test('no test believes a JSON.parse that takes one key for another', async () => {
  const file = join(temporaryFolder(), 'mistaken-parse.cjs');
  writeFileSync(file, mistakenParse);
  const { code, said } = await runTests(
    ['tests/manifest'],
    { NODE_OPTIONS: `--require ${file}` },
    { named: 'any|whatever' },
  );
  expect(said).toMatch(/^[1-9]\d* passed, 0 failed$/m);
  expect(code).toBe(0);
});
