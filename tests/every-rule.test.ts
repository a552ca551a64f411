import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rules } from '../src/checks/rules';
import { filesIn, textOf } from './project';

const ids = filesIn('src/checks/rules')
  .map((path) => basename(path, '.ts'))
  .filter((name) => name !== 'index');
const testFiles = filesIn('tests/checks/rules');

test('every file is a rule, in the order of the names', () => {
  expect(rules.map(({ id }) => id)).toEqual(ids);
});

test('every file of tests is about a rule', () => {
  expect(testFiles.map((path) => basename(path, '.test.ts'))).toEqual(ids);
});

describe.each(ids)('%s', (id) => {
  const name = id.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

  test('has the name of its file, in code as camelCase, and a sentence that says what must hold', async () => {
    const exported: Record<string, unknown> = await import(`../src/checks/rules/${id}.ts`);
    expect(exported[name]).toMatchObject({ id, what: expect.stringMatching(/^[A-Z{].*\.$/) });
  });

  test('says why, what is wrong and what is right, and has a page made of that', () => {
    const rule = rules.find((one) => one.id === id);
    const page = textOf(`docs/rules/${id}.md`);
    for (const words of [rule?.why, rule?.wrong, rule?.right]) {
      expect(words).toMatch(/\S/);
      expect(page).toContain(words);
    }
    expect(rule?.why).toMatch(/\.$/);
    expect(rule?.wrong).not.toBe(rule?.right);
    expect(textOf('docs/rules/README.md')).toContain(`${id}.md`);
  });

  test('has a test that makes it fire and one that keeps it silent', () => {
    const tests = textOf(`tests/checks/rules/${id}.test.ts`);
    expect(tests).toContain(`const rule = '${id}';`);
    expect(tests).toMatch(/test\('(reports|warns|notes)/);
    expect(tests).toMatch(/toMatchInlineSnapshot\(\s*`\s*"(?!\()[^`]* → /);
    expect(tests).toMatch(/test(\.each\(.*\))?\(['"]accepts/);
    expect(tests).toContain("toBe('nothing')");
  });
});
