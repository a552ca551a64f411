import { expect, test } from 'vitest';
import { typedLinks } from '../../src/editor/choices/typed-links';
import { choicesFor } from '../../src/editor/choices/word-choices';
import type { JsonObject } from '../../src/manifest/manifest';
import { assets } from '../assets';
import { textOf } from '../project';
import { registry } from '../registry';
import { now } from './now';

test.each([
  ['example.com/a', ['https://example.com/a']],
  ['http://example.com', ['https://example.com']],
  ['info@example.com', ['mailto:info@example.com']],
  ['0700 123 456', ['tel:+254700123456', 'https://wa.me/254700123456']],
  ['٠٧٠٠ ١٢٣ ٤٥٦', ['tel:+254700123456', 'https://wa.me/254700123456']],
  ['+49 (0)30 123456', ['tel:+4930123456', 'https://wa.me/4930123456']],
  ['(0)30 123456', []],
  ['(+254) 700 123 456', ['tel:+254700123456', 'https://wa.me/254700123456']],
  ['+ 254 700 123 456', ['tel:+254700123456', 'https://wa.me/254700123456']],
  ['116 117', ['tel:116117']],
  ['223 456', []],
  ['+254 700 123 456', ['tel:+254700123456', 'https://wa.me/254700123456']],
  ['#hours', ['#hours']],
  ['contact us', []],
  ['', []],
])('"%s" leads to %j', (words, links) => {
  expect(typedLinks(words, 'KE').map(({ name }) => name)).toEqual(links);
});

test('a link may lead to the pages of entries, called by them, and to what the values say', () => {
  const site = JSON.parse(textOf('tests/fixtures/agency/site.json')) as JsonObject;
  const choices = choicesFor('link', site, assets, registry, now);
  expect(choices).toContainEqual({
    name: '/study/finland',
    title: expect.stringContaining('Finland'),
    says: '/study/finland',
  });
  expect(choices.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['/', '/contact', 'tel:{phone}', 'https://wa.me/{phone}', 'mailto:{email}']),
  );
  expect(choices.filter(({ name }) => name.startsWith('/') && name.includes('{'))).toEqual([]);
});

test('a value is offered as a number to call and to write to where it is called so, or looks like one', () => {
  const values = {
    whatsappNumber: 'none yet',
    office: '+49 (0)30 123456',
    workshop: '0700 123 456',
    shop: '(0700) 123-456',
    kiosk: '٠٧٠٠ ١٢٣ ٤٥٦',
    founded: '1998',
    price: '1 500 000',
    visitors: '2500000',
    hours: '08:00-17:00',
    day: '2027-12-13',
    write: 'hello@bakery.test',
  };
  const offered = choicesFor('link', { site: { language: 'en-KE' }, values }, assets, registry, now);
  expect(offered.map(({ name }) => name).filter((name) => /^(tel|mailto|https):/.test(name))).toEqual([
    ...['tel:{whatsappNumber}', 'tel:{office}', 'tel:{workshop}', 'tel:{shop}', 'tel:{kiosk}'],
    ...['whatsappNumber', 'office', 'workshop', 'shop', 'kiosk'].map((name) => `https://wa.me/{${name}}`),
    'mailto:{write}',
  ]);
});

test('while a site cannot be composed, a link may lead to the pages that are written', () => {
  const choices = choicesFor('link', { routes: [{ path: '/a', title: 'A' }] }, assets, registry, now);
  expect(choices).toEqual([{ name: '/a', title: 'A', says: '/a' }]);
});
