import { join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { namesIn } from '../../src/vite/scoped-names.js';
import { filesIn, root, textOf } from '../project';

test('the names in each style module are those that PostCSS finds there', async () => {
  const config = await resolveConfig({ configFile: false, root }, 'build');
  const files = filesIn('src').filter((path) => path.endsWith('.module.css'));
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const css = textOf(file);
    const { modules } = await preprocessCSS(css, join(root, file), config);
    expect(namesIn(css).sort(), file).toEqual(Object.keys(modules ?? {}).sort());
  }
});

test('a name in a comment is none', () => {
  expect(namesIn('/* see other.module.css */ .one { color: red } @keyframes come { }')).toEqual(['one', 'come']);
});
