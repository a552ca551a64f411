import { expect, test } from 'vitest';
import type { Block, Originals } from '../../src/compose/page';
import { allOriginals, originalsWithin } from '../../src/render/original-words';

const originals: Originals = { language: 'sv', direction: 'ltr', texts: ['Hej', 'Säg "hej"'], parts: ['Tack', 'Namn'] };

/** Makes a block that says some words. */
function blockOf(words: string): Block {
  return { type: 'hero', heading: words } as Partial<Block> as Block;
}

test('of the originals of a page, blocks that come to life take those that they say, each as a part of other words', () => {
  const blocks = [blockOf('Säg "hej" nu'), blockOf('Write your Namn')];
  expect(originalsWithin(blocks, originals)).toEqual({ ...originals, texts: [], parts: ['Säg "hej"', 'Namn'] });
});

test.each([
  ['no block comes to life', []],
  ['none of those that do says one', [blockOf('Bye')]],
])('there are no originals within where %s', (_, blocks) => {
  expect(originalsWithin(blocks, originals)).toBeUndefined();
});

test('the originals of a page and of what surrounds it are one list', () => {
  const around: Originals = { language: 'sv', direction: 'ltr', texts: ['Meny'] };
  const joined = { ...originals, texts: ['Meny', ...originals.texts], parts: originals.parts };
  expect(allOriginals([undefined, around, originals])).toEqual(joined);
  expect(allOriginals([undefined])).toBeUndefined();
});
