import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'monogram';
const name = 'uploads/artwork/monograms/amina-otieno.svg';
const drawing = { kind: 'drawing' as const, path: '_assets/amina-otieno.6.svg', width: 480, height: 480, bytes: 2000 };

const withPicture = (src: string) => ({
  '/routes/0/blocks/-': { type: 'split', heading: 'Baker', text: 'Up at three.', picture: { src, alt: 'The baker' } },
});

test('notes a monogram, and warns of it before the site is published', () => {
  const pictures = { [name]: drawing };
  expect(found(rule, withPicture(name), { pictures })).toMatchInlineSnapshot(
    `"notice "uploads/artwork/monograms/amina-otieno.svg" → "uploads/artwork/monograms/amina-otieno.svg" shows initials in place of a person. Put a photo into "uploads" and name it here."`,
  );
  expect(found(rule, withPicture(name), { pictures, isRelease: true })).toMatchInlineSnapshot(
    `"warning "uploads/artwork/monograms/amina-otieno.svg" → "uploads/artwork/monograms/amina-otieno.svg" shows initials in place of a person. Put a photo into "uploads" and name it here."`,
  );
});

test('accepts the other pictures that are drawn', () => {
  const scene = 'uploads/artwork/scenes/oven.workshop.svg';
  expect(found(rule, withPicture(scene), { pictures: { [scene]: drawing } })).toBe('nothing');
});
