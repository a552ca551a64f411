import { expect, test } from 'vitest';
import { foundIn } from '../../src/editor/outline/found';
import type { JsonObject } from '../../src/manifest/manifest';

const root: JsonObject = {
  values: { phone: '+254 700 000 000', email: 'info@example.com' },
  collections: {
    places: [
      { slug: 'qatar', country: 'Qatar' },
      { slug: 'dubai', country: 'Dubai' },
    ],
  },
};

test('entries and values are found by what they are called', () => {
  expect(foundIn(root, 'qatar')).toEqual([{ pointer: '/collections/places/0', title: 'Qatar', within: 'Places' }]);
  expect(foundIn(root, 'phone').map(({ title }) => title)).toEqual(['Phone: +254 700 000 000']);
  expect(foundIn(root, 'nothing')).toEqual([]);
});
