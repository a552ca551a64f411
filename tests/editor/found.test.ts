import { expect, test } from 'vitest';
import { removeMember, withoutPages } from '../../src/editor/members/members';
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

test('the address of a page whose entry is deleted leads to the home page', () => {
  const member = { pointer: '/collections/places/0', list: '/collections/places', index: 0, count: 2, title: 'Qatar' };
  const edit = withoutPages(removeMember(root, member), ['/work/qatar']);
  expect(edit.says).toBe('Qatar deleted; /work/qatar leads to the home page now');
  expect(edit.after.redirects).toEqual([{ from: '/work/qatar', to: '/' }]);
  expect(withoutPages(removeMember(root, member), []).after.redirects).toBeUndefined();
});
