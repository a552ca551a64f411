import { expect, test } from 'vitest';
import { sayChip } from '../../src/editor/words/say-text';
import type { JsonObject } from '../../src/manifest/manifest';
import { now } from './now';

const fields = { title: { kind: 'text', label: 'Name' }, price: { kind: 'money' } };
const root: JsonObject = {
  site: { name: 'Bay Kayaks', language: 'en' },
  collections: { trips: { label: 'Trips', fields, entries: [{ title: 'Dawn' }, { title: 'Night' }] } },
  routes: [{ from: 'trips', path: '/trips/{slug}', title: '{title}', blocks: [] }],
};

test('the chip of a field is called as its collection calls the field, else by its name in words', () => {
  expect(sayChip('{title}', '/routes/0/title', root, now)).toEqual({ says: 'Name', label: 'Name' });
  expect(sayChip('{price:money}', '/routes/0/title', root, now).label).toBe('Price, as money');
  expect(sayChip('{somethingElse}', '/routes/0/title', root, now).label).toBe('Something else');
});
