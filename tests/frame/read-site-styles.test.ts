import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSiteStyles } from '../../src/frame/read-site-styles';
import { openBuilds } from '../build/build-fixture';
import { temporaryFolder } from '../temporary-folder';

function read(css: string): ReturnType<typeof readSiteStyles> {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'styles'));
  writeFileSync(join(folder, 'styles/site.css'), css);
  return readSiteStyles(folder);
}

function linesOf(css: string): string[] {
  return (read(css)?.problems ?? []).map(({ line, message }) => `${line}: ${message.split(/[.(]/)[0]}`);
}

test('a site without styles of its own has none', () => {
  expect(readSiteStyles(temporaryFolder())).toBeUndefined();
});

test('sound styles are published without what only people need, and cannot end their element', () => {
  expect(read('/* Loud. */\n[data-block="hero"] h1 {\n  color: var(--accent);\n}\n')).toEqual({
    css: '[data-block=hero] h1{color:var(--accent)}',
    problems: [],
  });
  expect(read('q::before { content: "</style>" }')?.css).not.toContain('</');
});

test.each([
  ['a { color: red; }\n\nb { color: blue; } }', '3: "b { color: blue; } }" is not CSS'],
  ['h1 { color: red;\n\nh2', '3: "h2" is not CSS'],
  ['@import "more.css";', '1: takes styles from another file '],
  ['\na { background: url(https://example.com/a.png) }', '2: loads "https://example'],
  [
    '\n\n@media print {\n  a { color: red !important }\n}',
    '4: this rule says !important, which would override what visitors ask their devices for',
  ],
  [
    `a { color: red }\n${'a{'.repeat(9000)}${'}'.repeat(9000)}`,
    '2: here more than 40 brackets stand one within the other, more than 500 parts are added up, or the name of a function has a backslash',
  ],
])('in %j the line that is wrong is told', (css, expected) => {
  expect(linesOf(css)).toEqual([expected]);
});

test('the pages of a site carry its styles in a layer after those of the blocks', async () => {
  const { build, gathered, outFolder } = await openBuilds('werkstatt', temporaryFolder());
  const home = (): string => readFileSync(join(outFolder, 'index.html'), 'utf8');
  await build();
  expect(home()).not.toContain('data-style="site"');
  gathered.assets.styles = { css: 'h1{color:var(--second)}', problems: [] };
  await build();
  expect(home()).toMatch(/@layer base, ?ui, ?shell, ?blocks, ?unseen, ?site;/);
  expect(home()).toContain('<style data-style="site">@layer site{h1{color:var(--second)}}</style>');
});
