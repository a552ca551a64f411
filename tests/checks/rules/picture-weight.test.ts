import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'picture-weight';

const drawing = { kind: 'drawing' as const, path: '_assets/heavy.6.svg', width: 640, height: 480 };

const heavy = (name: string, bytes: number) => ({ pictures: { [name]: { ...drawing, bytes } } });

test('warns of a picture that is heavier than its place is worth', () => {
  expect(found(rule, {}, heavy('uploads/example.svg', 400_001))).toMatchInlineSnapshot(
    `"warning "uploads/example.svg" → The picture "uploads/example.svg" has 400001 bytes; here 400000 should be enough. Save it smaller."`,
  );
  expect(found(rule, {}, heavy('uploads/logo.svg', 50_001))).toMatchInlineSnapshot(
    `"warning "uploads/logo.svg" → The picture "uploads/logo.svg" has 50001 bytes; here 50000 should be enough. Save it smaller."`,
  );
});

test('warns once of a picture that shows twice', () => {
  const split = {
    type: 'split',
    heading: 'Again',
    text: 'The same.',
    picture: { src: 'uploads/example.svg', alt: 'An oven' },
  };
  expect(found(rule, { '/routes/0/blocks/-': split }, heavy('uploads/example.svg', 900_000))).toMatchInlineSnapshot(
    `"warning "uploads/example.svg" → The picture "uploads/example.svg" has 900000 bytes; here 400000 should be enough. Save it smaller."`,
  );
});

test('warns of a drawing that is too heavy for sharing a page', () => {
  const edit = { '/routes/0/share': { picture: 'uploads/heavy.svg' } };
  expect(found(rule, edit, heavy('uploads/heavy.svg', 400_001))).toMatchInlineSnapshot(
    `"warning "uploads/heavy.svg" → The picture "uploads/heavy.svg" has 400001 bytes; here 400000 should be enough. Save it smaller."`,
  );
});

test('warns of a heavy picture that moves, with the way to a film', () => {
  const moving = { ...drawing, still: '_assets/a.7', bytes: 400_001 };
  expect(found(rule, {}, { pictures: { 'uploads/example.svg': moving } })).toMatchInlineSnapshot(
    `"warning "uploads/example.svg" → The picture "uploads/example.svg" has 400001 bytes; here 400000 should be enough. It moves: save it shorter or smaller, or as a film (MP4), which takes a tenth of that in a block "video"."`,
  );
});

test('accepts a picture of just that weight', () => {
  expect(found(rule, {}, heavy('uploads/example.svg', 400_000))).toBe('nothing');
  expect(found(rule, {}, heavy('uploads/logo.svg', 50_000))).toBe('nothing');
});
