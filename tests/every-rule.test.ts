import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rules } from '../src/checks/rules';
import { filesIn, textOf } from './project';

const ids = filesIn('src/checks/rules')
  .map((path) => basename(path, '.ts'))
  .filter((name) => name !== 'index');
const testFiles = filesIn('tests/checks/rules');

test('every rule is listed, in the order of the names, and every listed rule has a file', () => {
  expect(rules.map(({ id }) => id)).toEqual(ids);
});

test('every file of tests is about a rule', () => {
  expect(testFiles.map((path) => basename(path, '.test.ts'))).toEqual(ids);
});

describe.each(ids)('%s', (id) => {
  const source = textOf(`src/checks/rules/${id}.ts`);
  const name = id.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

  test('has the name of its file, in code as camelCase, and a sentence that says what must hold', () => {
    const exported = new RegExp(
      `\\n/\\*\\* [A-Z][^\\n]*\\. \\*/\\nexport const ${name}\\b[^\\n]*\\{\\n {2}id: '${id}',`,
    );
    expect(source).toMatch(exported);
  });

  test('has a test that makes it fire and one that keeps it silent', () => {
    const tests = textOf(`tests/checks/rules/${id}.test.ts`);
    expect(tests).toContain(`const rule = '${id}';`);
    expect(tests).toMatch(/test\('(reports|warns|notes)/);
    expect(tests).toMatch(/toMatchInlineSnapshot\(\s*`\s*"(?!\()[^`]* → /);
    expect(tests).toMatch(/test\(['"]accepts/);
    expect(tests).toContain("toBe('nothing')");
  });
});
