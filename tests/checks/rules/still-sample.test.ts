import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'still-sample';

test('notes each field in which an entry still says what its sample did', () => {
  expect(
    found(rule, { '/collections/breads/0/stillSample': ['price', 'gone'], '/collections/breads/0/price': 4 }),
  ).toMatchInlineSnapshot(
    `"notice 4 → This is still what the sample said. Write your own; if it is right, take "price" out of "stillSample"."`,
  );
});

test('notes each place at which a site still says a text that it came with', () => {
  const text = 'What people come back for.';
  expect(
    found(rule, { '/samples': [text, 'Small groups'], '/site/description': text, '/footer/text': 'Our own words.' }),
  ).toMatchInlineSnapshot(
    `"notice "What people come back for." → This is still what a new site says. Write your own; if it is right, take it out of "samples"."`,
  );
});

test('notes each drawing that a site came with, until another picture stands there', () => {
  const drawing = 'uploads/artwork/scenes/oven.svg';
  const hero = { type: 'hero', heading: 'Bread', picture: { src: drawing, alt: 'An oven' } };
  const samples = { '/samples': [drawing], '/routes/0/blocks/0': hero };
  expect(found(rule, samples)).toContain(
    `notice "${drawing}" → This is still the drawing of a new site. Show a photo of your own; if it may stay, take it out of "samples".`,
  );
  expect(found(rule, { ...samples, '/routes/0/blocks/0/picture/src': 'uploads/oven.jpg' })).not.toContain('drawing of');
});

test('accepts an entry that says all of it in words of its own, and a sample that nobody has touched', () => {
  expect(found(rule, { '/collections/breads/0/sample': true })).toBe('nothing');
});
