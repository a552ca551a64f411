import { expect, test } from 'vitest';
import { findParts } from '../../src/editor/naming/find-parts';
import type { JsonObject } from '../../src/manifest/manifest';
import { now } from './now';

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
  expect(findParts(root, now, 'qatar')).toEqual([
    { pointer: '/collections/places/0', title: 'Qatar', within: 'Places' },
  ]);
  expect(findParts(root, now, 'phone').map(({ title }) => title)).toEqual([
    'Phone: +254 700 000 000',
    'Contact details and facts',
    'For search engines and maps',
  ]);
  expect(findParts(root, now, 'nothing')).toEqual([]);
});

test('parts and fields of every site are found by what people call them, with the reason', () => {
  const titles = (wanted: string): string[] => findParts(root, now, wanted).map(({ title }) => title);
  for (const wanted of ['colour', 'color', 'orange']) expect(titles(wanted)).toContain('Theme: Colours');
  expect(titles('accent')).toContain('Theme: Accent colour');
  expect(titles('font')).toEqual(expect.arrayContaining(['Theme: Font', 'Theme: Text font']));
  expect(titles('logo')).toEqual(expect.arrayContaining(['Header and menu', 'The site itself: Logo']));
  expect(titles('phone number')[0]).toBe('Phone: +254 700 000 000');
  expect(titles('address')).toEqual(
    expect.arrayContaining(['Contact details and facts', 'For search engines and maps']),
  );
  expect(titles('opening hours')).toContain('For search engines and maps');
  expect(titles('business')).toContain('For search engines and maps');
  expect(titles('title')).toContain('The site itself: Name');
  expect(findParts(root, now, 'typeface')[0]).toEqual({
    pointer: '/theme/font',
    title: 'Theme: Font',
    within: 'typeface',
  });
});
