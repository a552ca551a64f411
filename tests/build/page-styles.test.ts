import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFile } from '../build-file';
import { writeExamplesSite } from '../examples';
import { productionCode } from '../production-code';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';

test('every page brings the styles of all that it draws', { timeout: 120_000 }, async () => {
  const code = await productionCode(root);
  const { outFolder, problem } = await buildFile(writeExamplesSite(temporaryFolder()), temporaryFolder(), code);
  expect(problem).toBeUndefined();
  const pages = readdirSync(outFolder).filter((name) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(20);
  const assets = readdirSync(join(outFolder, '_assets')).filter((name) => name.endsWith('.css'));
  const styled = classesIn(assets.map((name) => readFileSync(join(outFolder, '_assets', name), 'utf8')).join('\n'));
  for (const page of pages) {
    const html = readFileSync(join(outFolder, page), 'utf8');
    const brought = classesIn([...html.matchAll(/<style[^>]*>([^<]*)/g)].map(([, css]) => css).join('\n'));
    const drawn = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    const unstyled = drawn.filter((name) => styled.has(name) && !brought.has(name));
    expect([...new Set(unstyled)], page).toEqual([]);
  }
});

function classesIn(css: string): Set<string> {
  return new Set([...css.matchAll(/\.([a-z]+\d+)\b/g)].map(([, name = '']) => name));
}
