import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'sample';

test('notes each sample that visitors see', () => {
  const walks = [
    { slug: 'dawn', sample: true, title: 'Dawn' },
    { slug: 'night', sample: true },
    { slug: 'noon', draft: true, title: 'Noon' },
  ];
  expect(found(rule, { '/collections/walks': walks })).toMatchInlineSnapshot(`
    "
    (nothing-unused) warning "walks" → Nothing uses "walks". Remove it, or show it on a page.
    notice "sample" → "Dawn" is still a sample. Write your own in its place and remove "sample", or delete it.
    notice "sample" → "night" is still a sample. Write your own in its place and remove "sample", or delete it.
    "
  `);
});

test('accepts samples beside an entry of the owner, which visitors do not see', () => {
  const walks = [
    { slug: 'dawn', sample: true, title: 'Dawn' },
    { slug: 'noon', title: 'Noon' },
  ];
  expect(found(rule, { '/collections/walks': walks })).toBe('nothing');
});
