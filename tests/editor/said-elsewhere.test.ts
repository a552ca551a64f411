import { expect, test } from 'vitest';
import { saidElsewhere } from '../../src/editor/members/said-elsewhere';
import { identityOf } from '../../src/manifest/identity';
import type { JsonObject } from '../../src/manifest/manifest';

const hours = [{ days: ['mo'], opens: '08:00', closes: '17:00' }];
const later = [{ days: ['mo'], opens: '08:00', closes: '18:00' }];
const address = { street: '12 Market Street', city: 'Nairobi', postalCode: '00100', country: 'KE' };
const site = (business: JsonObject, place: JsonObject): JsonObject => ({
  business,
  routes: [
    {
      path: '/',
      blocks: [
        { type: 'place', ...place },
        { type: 'text', text: 'x' },
      ],
    },
  ],
});
const [ofBusiness, ofPlace] = ['/business/hours', '/routes/0/blocks/0/hours'];

test('opening hours that are said once are offered wherever they are asked for again, until both say the same', () => {
  expect(saidElsewhere(site({ hours }, {}), ofPlace)).toEqual(hours);
  expect(saidElsewhere(site({}, { hours }), ofBusiness)).toEqual(hours);
  expect(saidElsewhere(site({ hours }, { hours: later }), ofBusiness)).toEqual(later);
  expect(saidElsewhere(site({ hours }, { hours: [...hours] }), ofBusiness)).toBeUndefined();
  expect(saidElsewhere(site({}, {}), ofPlace)).toBeUndefined();
  const both = site({ hours }, {});
  expect(identityOf(saidElsewhere(both, ofPlace) as JsonObject)).not.toBe(identityOf(hours));
});

test('the address of the business is that of a place, line by line; else the value of that name', () => {
  const place = '/routes/0/blocks/0/address';
  expect(saidElsewhere(site({ address }, {}), place)).toEqual(['12 Market Street', '00100 Nairobi']);
  expect(saidElsewhere({ ...site({}, {}), values: { address: 'Example Street 1' } }, place)).toEqual(['{address}']);
  expect(saidElsewhere(site({ address }, {}), '/routes/0/blocks/1/address')).toBeUndefined();
});
