import { expect, test } from 'vitest';
import { hasWords, replaceRead } from '../../src/editor/find/read-hits';
import { readParts } from '../../src/editor/words/read-parts';
import type { CopyKind } from '../../src/manifest/visit-copy';

const says = (written: string): string => `<${written.slice(1, -1)}>`;

function read(text: string, copy: CopyKind | undefined = 'article'): string {
  return readParts(text, copy, says)
    .map(({ reads }) => reads)
    .join('');
}

test.each([
  ['Free **advice** for *all*', 'Free advice for all'],
  ['Read [our guide](/guide) first', 'Read our guide first'],
  ['Call {phone} or {price:money}', 'Call <phone> or <price:money>'],
  ['5 * 3, \\*really\\*, {{braces}}', '5 * 3, *really*, {braces}'],
  ['[not a link]', '[not a link]'],
  ['## Bring\n- **sun** cream\n1. dawn\n> Calm', 'Bring\n- sun cream\n1. dawn\nCalm'],
])('"%s" is read as "%s"', (text, words) => {
  expect(read(text)).toBe(words);
});

test('what is no copy has no marks, and its names are filled in', () => {
  const parts = readParts('**{name}**', undefined, says);
  expect(parts.map(({ reads }) => reads).join('')).toBe('**<name>**');
});

test.each(['article', undefined] as const)(
  'an address of e-mail or the web stays as it is written among words (%s)',
  (copy) => {
    const text = 'Haus: hallo@haus.example, https://haus.example/haus?a=haus. Haus, haus.';
    const expected = 'Hof: hallo@haus.example, https://haus.example/haus?a=haus. Hof, hof.';
    expect(replaceRead({ text, copy, says }, 'Haus', 'Hof')).toBe(expected);
    expect(read(text, copy)).toBe(text);
    expect(hasWords({ text: 'hallo@haus.example', copy, says }, 'haus')).toBe(false);
  },
);

test('words are found and replaced in what is read, never in an address or a name in braces', () => {
  const text = 'The **guide**, [a guide](/guide), {guide}';
  expect(replaceRead({ text, copy: 'article', says }, 'guide', 'map')).toBe('The **map**, [a map](/guide), {guide}');
  expect(hasWords({ text: 'Call {phone}', copy: 'article', says }, 'phone')).toBe(false);
});
