import { transform } from 'lightningcss';
import { afterEach, expect, test, vi } from 'vitest';
import { namesIn, scopedName } from '../../src/vite/scoped-names.js';
import { filesIn, textOf } from '../project';

const moduleFiles = filesIn('src').filter((path) => path.endsWith('.module.css'));

afterEach(() => vi.unstubAllEnvs());

test('the names in each style module are those that a parser of styles finds there', () => {
  expect(moduleFiles.length).toBeGreaterThan(30);
  for (const file of moduleFiles) {
    const css = textOf(file);
    const { exports } = transform({ filename: file, code: Buffer.from(css), cssModules: true });
    expect(namesIn(css).sort(), file).toEqual(Object.keys(exports ?? {}).sort());
  }
});

test('a name in a comment is none', () => {
  expect(namesIn('/* see other.module.css */ .one { color: red } @keyframes come { }')).toEqual(['one', 'come']);
});

test('published classes are one or two letters, none of them that of two names', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const classes = moduleFiles.flatMap((file) => {
    const css = textOf(file);
    return namesIn(css).map((name) => scopedName(name, `/anywhere/${file}?inline`, css));
  });
  expect(new Set(classes).size).toBe(classes.length);
  for (const one of classes) expect(one).toMatch(/^[a-z]{1,2}$/);
});
