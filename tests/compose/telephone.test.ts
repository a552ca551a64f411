import { expect, test } from 'vitest';
import { type ReachedBy, readTelephone } from '../../src/compose/telephone';
import { telephoneLinkIn, writeTelephoneLink } from '../../src/compose/telephone-link';

const linkOf = (written: string, country?: string): string | undefined => {
  const link = telephoneLinkIn(written);
  return link && writeTelephoneLink(link, country);
};

test.each([
  ['+49 (0)30 123456', '+4930123456'],
  ['+49 030 123456', '+4930123456'],
  ['0049 30 123456', '+4930123456'],
  ['+39 (0) 340 1234567', '+393401234567'],
  ['+39 06 1234567', '+39061234567'],
  ['+7 (8) 495 1234567', '+74951234567'],
  ['+254\u00a0700\u2011000\u2011000', '+254700000000'],
  ['\u202a+254 700 000 000\u202c', '+254700000000'],
  ['+٢٥٤ ٧٠٠ ٠٠٠ ٠٠٠', '+254700000000'],
  ['＋９１ ９８７６５ ４３２１０', '+919876543210'],
  ['+९१ ९८७६५ ४३२१०', '+919876543210'],
  ['+1 (212) 555.0123', '+12125550123'],
  ['(+254) 700 000 000', '+254700000000'],
  ['(00 44) (0)20 7946 0018', '+442079460018'],
  ['+(254)700000000', '+254700000000'],
  ['+ 254 700 000 000', '+254700000000'],
])('a call to %s dials %s', (written, number) => {
  expect(linkOf(`tel:${written}`)).toBe(`tel:${number}`);
  expect(linkOf(`https://wa.me/${written}`)).toBe(`https://wa.me/${number.slice(1)}`);
});

test('an extension and what is dialled after a pause go along with a call', () => {
  expect(linkOf('tel:+1 212 555 0123 ext. 5')).toBe('tel:+12125550123;ext=5');
  expect(linkOf('tel:+1-212-555-0123;ext=5')).toBe('tel:+12125550123;ext=5');
  expect(linkOf('tel:+1 212 555 0123,,5#')).toBe('tel:+12125550123,,5#');
});

test('numbers of services stay as they are dialled in their country', () => {
  expect(['tel:112', 'tel:116 117', 'tel:*144#'].map((link) => linkOf(link))).toEqual([
    ...['tel:112', 'tel:116117', 'tel:*144%23'],
  ]);
  expect(readTelephone('112', 'DE', 'whatsapp').kind).toBe('part');
});

test('a link to WhatsApp keeps its message, in each of the forms that lead there', () => {
  expect(linkOf('https://wa.me/+254 700-000-000?text=Hi%20there')).toBe('https://wa.me/254700000000?text=Hi%20there');
  expect(linkOf('https://www.wa.me/%2B254%20700000000/')).toBe('https://www.wa.me/254700000000/');
  expect(linkOf('https://api.whatsapp.com/send?text=Hi&phone=%2B254700000000&app=1')).toBe(
    'https://api.whatsapp.com/send?text=Hi&phone=254700000000&app=1',
  );
  expect(linkOf('https://whatsapp.com/send?phone=+254 700 000000')).toBe(
    'https://whatsapp.com/send?phone=254700000000',
  );
  expect(['https://wa.me/message/ABC123', 'https://example.com/700', '/contact'].map((link) => linkOf(link))).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});

test.each<[string, string, ReachedBy, string[]]>([
  ['0700 000 000', 'KE', 'whatsapp', ['+254 700 000000']],
  ['0700 000 000', 'KE', 'telephone', ['+254 700 000000']],
  ['٠٧٠٠٠٠٠٠٠٠', 'KE', 'telephone', ['+254 700 000000']],
  ['254700000000', 'KE', 'telephone', ['+254 700 000000']],
  ['4915112345678', 'DE', 'telephone', ['+49 1511 2345678']],
  ['(201) 246-9134', 'US', 'whatsapp', ['+1 201 246 9134', '+20 12469134']],
  ['8 495 123-45-67', 'RU', 'telephone', ['+7 495 123 45 67', '+84 951 234 567']],
  ['0700 000 000', 'XX', 'telephone', []],
  ['+254 712 345', 'KE', 'telephone', []],
  ['+254 700 000 000 / 001', 'KE', 'telephone', []],
  ['Tel. +254 700 000 000', 'KE', 'telephone', []],
])('%s in %s, by %s, is no whole number, and %j may be meant', (written, country, by, meant) => {
  expect(readTelephone(written, country, by)).toEqual({ kind: 'part', meant });
});

test('digits that no plus precedes are whole at WhatsApp, unless the country of the site writes its own numbers so', () => {
  const wholeIn = (digits: string, country: string): boolean =>
    readTelephone(digits, country, 'whatsapp').kind === 'whole';
  expect(wholeIn('254700000000', 'KE')).toBe(true);
  expect(wholeIn('4915112345678', 'DE')).toBe(true);
  expect(wholeIn('43151234567', 'DE')).toBe(true);
  expect(wholeIn('46701740640', 'SE')).toBe(true);
  expect(wholeIn('12025550123', 'US')).toBe(true);
  expect(wholeIn('2012469134', 'US')).toBe(false);
});
