import { expect, test } from 'vitest';
import { blockOf, siteOf } from './site-of';

const event = { title: 'Summer concert', date: '2031-06-07' };
const { site } = siteOf().manifest;
const inShillings = { site: { ...site, language: 'sw-KE', currency: 'KES' } };

test('an event says what it costs as the language of the site writes money, and that it is free in a word of the site', () => {
  const items = [{ ...event, price: 1500 }, { ...event, price: 12.5 }, { ...event, price: 0 }, event];
  const block = { type: 'events', items };
  expect(blockOf(block, inShillings).details).toMatchObject([
    { item: 0, price: 'Ksh\u00a01,500' },
    { item: 1, price: 'Ksh\u00a012.50' },
    { item: 2, price: 'Bila malipo' },
    { item: 3 },
  ]);
});

test('the price of an entry is that of its event, and what is past costs nothing any more', () => {
  const collections = { concerts: [{ ...event, price: 900 }] };
  const as = { title: '{title}', date: '{date}', price: '{price}' };
  const block = { type: 'events', items: { from: 'concerts', as } };
  expect(blockOf(block, { ...inShillings, collections }).details).toMatchObject([{ price: 'Ksh\u00a0900' }]);
  const past = blockOf({ ...block, style: 'past' }, { ...inShillings, collections });
  expect(past).not.toHaveProperty('details');
  expect(past.items).toEqual([expect.not.objectContaining({ price: 900 })]);
});
