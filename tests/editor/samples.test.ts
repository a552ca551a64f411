import { expect, test } from 'vitest';
import { samplesLeft, withoutSamples } from '../../src/editor/members/samples';
import type { JsonObject } from '../../src/manifest/manifest';

const sample = (title: string): JsonObject => ({ title, sample: true });

function siteOf(...entries: JsonObject[]): JsonObject {
  return { collections: { trips: { label: 'Trips', fields: { title: { kind: 'text' } }, entries } } };
}

test('the samples go together once there is an entry of the owner, who keeps the rest', () => {
  const site = siteOf(sample('One'), { title: 'Dawn' }, sample('Two'), { title: 'Night', draft: true });
  expect(samplesLeft(site, 'trips')).toBe(2);
  expect(withoutSamples(site, 'trips')).toEqual({
    says: '2 samples of Trips deleted',
    place: '/collections/trips',
    after: siteOf({ title: 'Dawn' }, { title: 'Night', draft: true }),
  });
  expect(withoutSamples(siteOf(sample('One'), { title: 'Dawn' }), 'trips').says).toBe('The sample of Trips deleted');
});

test('samples that visitors see are not offered for that', () => {
  expect(samplesLeft(siteOf(sample('One'), sample('Two')), 'trips')).toBe(0);
});
