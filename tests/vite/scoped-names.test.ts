import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { namesIn } from '../../src/vite/scoped-names.js';
import { filesIn, textOf } from '../project';

test('the names in each style module are those that a parser of styles finds there', () => {
  const files = filesIn('src').filter((path) => path.endsWith('.module.css'));
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const css = textOf(file);
    const { exports } = transform({ filename: file, code: Buffer.from(css), cssModules: true });
    expect(namesIn(css).sort(), file).toEqual(Object.keys(exports ?? {}).sort());
  }
});

test('a name in a comment is none', () => {
  expect(namesIn('/* see other.module.css */ .one { color: red } @keyframes come { }')).toEqual(['one', 'come']);
});
