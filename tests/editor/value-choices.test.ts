import { expect, test } from 'vitest';
import { valueChoices } from '../../src/editor/choices/value-choices';
import { sayValue } from '../../src/editor/words/say-text';
import type { JsonObject } from '../../src/manifest/manifest';
import { now } from './now';

const text = '/routes/0/blocks/0/text';
const root: JsonObject = {
  site: { name: 'Kayaks', language: 'en-KE', currency: 'KES' },
  values: { phone: '+254 20 911', fee: '4500', start: '2031-08-14' },
  collections: { trips: [{ slug: 'night', price: 4700, next: '2031-03-06' }] },
  routes: [{ path: '/trips/{slug}', from: 'trips', blocks: [{ type: 'hero', text: '' }] }],
};

function offered(site: JsonObject, name: string): (string | undefined)[][] {
  const choices = valueChoices(text, site, now).filter((choice) => choice.name.split(':')[0] === name);
  return choices.map(({ name: written, title, says }) => [written, title, says]);
}

test('a number is offered as money in the currency of the site, with what that says, and a text as it is', () => {
  expect(offered(root, 'fee')).toEqual([
    ['fee', 'Fee', '4500'],
    ['fee:number', 'Fee, as a number', '4,500'],
    ['fee:money', 'Fee, as money', 'Ksh\u00A04,500'],
  ]);
  for (const name of ['phone', 'year']) expect(offered(root, name)).toHaveLength(1);
  expect(offered({ ...root, site: { name: 'Kayaks' } }, 'fee').map(([name]) => name)).toEqual(['fee', 'fee:number']);
});

test('the year is offered as that in which it is where the site is', () => {
  const site = { name: 'Kayaks', timeZone: 'Pacific/Auckland' };
  const newYear = new Date('2026-12-31T12:00:00Z');
  const [year] = valueChoices(text, { ...root, site }, newYear).filter(({ name }) => name === 'year');
  expect(year?.says).toBe('2027');
});

test('a field of entries is offered in the ways in which the first of them can be written', () => {
  expect(offered(root, 'price').map(([name]) => name)).toEqual(['price', 'price:number', 'price:money']);
  expect(offered(root, 'next').map(([, title]) => title)).toEqual([
    'Next',
    'Next, the day in full',
    'Next, the day in short',
    'Next, month and year',
    'Next, the day with its weekday',
  ]);
});

test('what stands in a text says what visitors read', () => {
  expect(sayValue('{fee:money}', root, now)).toBe('Ksh\u00A04,500');
  expect(sayValue('{start:long}', root, now)).toBe('14 August 2031');
  expect(sayValue('{price:money}', root, now)).toBe('Price, as money');
  expect(sayValue('{phone}', root, now)).toBe('+254 20 911');
});
