import { expect, test } from 'vitest';
import { fieldsOf, inputOfPart } from '../../src/editor/inputs/fields-of';
import type { Input } from '../../src/editor/inputs/input';
import { withArticle } from '../../src/editor/words/nouns';
import { registry } from '../registry';

test.each([
  ['an', ['item', 'hour', 'hourly price', 'honest answer', 'heir', 'honour', 'upload', 'update', 'uninvited guest']],
  [
    'an',
    ['unmarked place', 'umbrella', 'urn', 'FAQ', 'SVG', 'MP3 file', 'X-ray', 'email', '8-hour day', 'École', 'onesie'],
  ],
  [
    'a',
    ['house', 'horse', 'user', 'use', 'usual day', 'unit', 'union', 'unique place', 'university', 'utensil', 'URL'],
  ],
  [
    'a',
    [
      'European',
      'euro',
      'one-way trip',
      'once',
      'U-turn',
      'UK office',
      'Ukrainian',
      'urinal',
      'PDF',
      'yacht',
      '1-hour day',
    ],
  ],
])('what begins so as it is spoken has the article “%s”', (article, nouns) => {
  expect(nouns.map(withArticle)).toEqual(nouns.map((noun) => `${article} ${noun}`));
});

test('each list of every block and part is added to with the article of what it holds', () => {
  const nouns = new Set(
    [...Object.values(registry.blocks).map(({ schema }) => schema)]
      .flatMap((schema) => fieldsOf(schema).map(({ input }) => input))
      .concat(['business', 'header', 'footer', 'feeds', 'redirects'].flatMap((part) => inputOfPart(part) ?? []))
      .flatMap(nounsIn),
  );
  expect(nouns.size).toBeGreaterThan(15);
  const odd = [...nouns].filter((noun) => /^(h|u|eu|one)/.test(noun));
  expect(odd.map(withArticle).toSorted()).toEqual(['a highlight']);
});

function nounsIn(input: Input): string[] {
  if (input.kind === 'list') return [input.itemName, ...nounsIn(input.item)];
  if (input.kind === 'named') return nounsIn(input.value);
  return input.kind === 'group' ? input.fields.flatMap((field) => nounsIn(field.input)) : [];
}
