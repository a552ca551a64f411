import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/manifest/manifest';
import { found } from '../site-with';
import { tripEntries, withReviews, withTrips } from '../trips';

const rule = 'entry-field-is-known';

/** Three trips with a page each, the last of which is without its photo and has something else. */
function lastHas(fields: JsonObject): JsonObject[] {
  const [first, second, { photo: _, ...last } = {}] = tripEntries({}, {});
  return [first ?? {}, second ?? {}, { ...last, ...fields }];
}

test('warns of a field that no other entry has, beside the lack of one that they have', () => {
  expect(
    found(rule, withTrips(lastHas({ phot: { src: 'uploads/example.svg', alt: '' } }), pageOf('{photo}'))),
  ).toMatchInlineSnapshot(
    `"warning "phot" → No other entry of "trips" has a field "phot", and this one has no "photo" as most have. Did you mean "photo"?"`,
  );
});

/** The page of a trip that may do without a picture. */
function pageOf(picture: string): JsonObject {
  return {
    blocks: [
      { type: 'hero', heading: '{name}', text: '{summary}', picture },
      { type: 'steps', heading: 'The day', items: '{day}' },
    ],
  };
}

test('accepts a field of its own, one that a template writes, and an entry that has both', () => {
  expect(found(rule, withTrips(lastHas({ boat: 'Double' }), pageOf('{photo}')))).toBe('nothing');
  const page = pageOf('{photo}');
  const [hero, steps] = page.blocks as JsonObject[];
  const written = [{ ...hero, eyebrow: '{phot}' }, steps ?? {}];
  expect(found(rule, withTrips(lastHas({ phot: 'None yet' }), { blocks: written }))).toBe('nothing');
  const formatted = [{ ...hero, eyebrow: '{phot:number}' }, steps ?? {}];
  expect(found(rule, withTrips(lastHas({ phot: 12 }), { blocks: formatted }))).toBe('nothing');
  const photo = { src: 'uploads/example.svg', alt: '' };
  expect(found(rule, withTrips(lastHas({ phot: 'None yet', photo }), page))).toBe('nothing');
  const two = lastHas({ phot: 'None yet' }).slice(1);
  expect(found(rule, withTrips(two, page))).toBe('nothing');
});

test('accepts a field through which entries of another collection are sorted', () => {
  const page = pageOf('{photo}');
  const trips = withTrips(lastHas({ phot: 'None yet' }), page);
  expect(found(rule, { ...trips, ...withReviews({ sort: 'trip.phot' }) })).toBe('nothing');
});
