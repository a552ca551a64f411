import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'menu-entry-leads';

test('reports an entry of the menu that leads nowhere and has no links below it', () => {
  expect(found(rule, { '/header/menu/0': { label: 'Offers' } })).toMatchInlineSnapshot(
    `"{ → "Offers" leads nowhere. Give it "to", the address of a page, or "items", links that open below it."`,
  );
});

test('accepts an entry that leads to a page, one with links below it, and those of a collection', () => {
  const page = { label: 'Home', to: '/' };
  expect(found(rule, { '/header/menu': [page, { label: 'More', items: [page] }] })).toBe('nothing');
  const taken = { from: 'offers', as: { label: '{name}', to: '/' } };
  expect(found(rule, { '/collections/offers': [{ name: 'One' }], '/header/menu': [page, taken] })).toBe('nothing');
});
