import { expect, test } from 'vitest';
import { keptPlaces } from '../../src/editor/find/kept-places';
import { allWords, readWords } from '../../src/editor/find/read-words';
import type { JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { now } from './now';

const root: JsonObject = {
  values: { phone: '0700-000', email: 'info@example.com', seats: '700', town: 'Nairobi' },
  business: { type: 'Bakery', email: 'us@example.com' },
  collections: { rooms: [{ slug: 'blue', name: 'Blue room', price: 700, text: 'Ask [us](mailto:us@example.com).' }] },
  routes: [
    {
      path: '/',
      title: 'Rooms',
      blocks: [
        { type: 'hero', heading: 'Call {phone}', text: 'Seven', actions: [{ label: 'Call', to: 'tel:+254700000' }] },
      ],
    },
  ],
};
function kept(wanted: string): string[] {
  return keptPlaces(root, now, [...allWords(root)], wanted).map(({ pointer }) => pointer);
}

test('what is looked for is found in values, numbers and addresses, which replacing leaves alone', () => {
  const call = '/routes/0/blocks/0/actions/0/to';
  expect(kept('700')).toEqual(['/values/phone', '/values/seats', call, '/collections/rooms/0/price']);
  expect(kept('@')).toEqual(['/values/email', '/business/email', '/collections/rooms/0/text']);
  expect(kept('PHONE')).toEqual(['/values/phone']);
  expect(kept('seven')).toEqual([]);
});

test('no name, number or address is among the words that are read', () => {
  const read = [...readWords(root)].map(({ text }) => text);
  expect(read).toContain('Blue room');
  for (const one of ['0700-000', '700', 'blue', 'tel:+254700000']) expect(read).not.toContain(one);
});

test('each says what stands there and where', () => {
  const [value, business, link] = keptPlaces(root, now, [...allWords(root)], '@');
  expect(value).toMatchObject({ title: 'Email: info@example.com', within: 'Contact details and facts' });
  expect(business).toMatchObject({ title: 'us@example.com', within: 'For search engines and maps, email' });
  expect(link).toMatchObject({ title: 'mailto:us@example.com', within: 'Blue room, text' });
});

test('what is read across links is listed as it is read, beside what can be replaced in the same text', () => {
  const place = '/routes/0/blocks/0/text';
  const copy = 'Qatar first. We compare your experience with openings in [Dubai](/d) and [Qatar](/q), and say so.';
  const site = set(root, place, copy);
  const found = (wanted: string) => keptPlaces(site, now, [...allWords(site)], wanted);
  expect(found('Dubai and Qatar')).toEqual([
    { pointer: place, title: '…with openings in Dubai and Qatar, and say so.', within: 'Home, opening, text' },
  ]);
  expect(found('Qatar')).toEqual([]);
});
