import { expect, test } from 'vitest';
import type { Page } from '../../src/compose/page';
import { pageOf } from './site-of';

const picture = { src: 'uploads/example.svg', alt: '', focus: 'top left' };

/** The layout in which a hero is drawn. */
function openingOf(hero: object, theme: object = {}): string | undefined {
  const [block] = pageOf([{ type: 'hero', heading: 'Bread', ...hero }], { theme }).blocks;
  return (block as { opening?: string }).opening;
}

test('a page opens as its look does, or as the theme or the hero says instead', () => {
  expect(openingOf({ picture })).toBe('split');
  expect(openingOf({ picture }, { look: 'studio' })).toBe('cover');
  expect(openingOf({ picture }, { look: 'studio', hero: 'band' })).toBe('band');
  expect(openingOf({ picture, layout: 'columns' }, { look: 'studio' })).toBe('columns');
});

test('without a picture nothing is laid upon one', () => {
  expect(openingOf({ layout: 'cover' })).toBe('split');
  expect(openingOf({}, { look: 'studio' })).toBe('split');
  expect(openingOf({}, { look: 'ledger' })).toBe('columns');
});

test('a picture knows what stays in sight where it is cut', () => {
  const page: Page = pageOf([{ type: 'hero', heading: 'Bread', picture }]);
  expect(page.blocks[0]).toMatchObject({ picture: { focus: 'top left' } });
});
