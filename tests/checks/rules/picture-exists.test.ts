import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'picture-exists';

test('reports a picture that is not there or cannot be used', () => {
  expect(found(rule, { '/routes/1/blocks/1/picture/src': 'uploads/exampel.svg' })).toMatchInlineSnapshot(
    `""uploads/exampel.svg" → There is no picture "uploads/exampel.svg". Did you mean "uploads/example.svg"?"`,
  );
  expect(found(rule, { '/site/logo/src': 'logo.png' })).toMatchInlineSnapshot(
    `""logo.png" → There is no picture "logo.png". There is: "uploads/logo.svg", "uploads/example.svg"."`,
  );
  const broken = { 'uploads/broken.png': { problem: 'the file is no picture that browsers show, or it is damaged.' } };
  const edit = { '/site/icon': { src: 'uploads/broken.png', alt: '' } };
  expect(found(rule, edit, { pictures: broken })).toMatchInlineSnapshot(
    `""uploads/broken.png" → The picture "uploads/broken.png" cannot be used: the file is no picture that browsers show, or it is damaged."`,
  );
  expect(found(rule, { '/routes/1/blocks/1/picture/src': 'constructor' })).toMatchInlineSnapshot(
    `""constructor" → There is no picture "constructor". There is: "uploads/logo.svg", "uploads/example.svg"."`,
  );
});

test('reports a picture for sharing a page that is not there', () => {
  expect(found(rule, { '/routes/0/share': { picture: 'uploads/exampel.svg' } })).toMatchInlineSnapshot(
    `""uploads/exampel.svg" → There is no picture "uploads/exampel.svg". Did you mean "uploads/example.svg"?"`,
  );
  expect(found(rule, { '/routes/0/share': { picture: 'uploads/example.svg' } })).toBe('nothing');
});

test('accepts a picture of the uploads folder', () => {
  expect(found(rule, { '/site/icon': { src: 'uploads/example.svg', alt: '' } })).toBe('nothing');
  const cards = '/routes/0/blocks/1/items/as/picture';
  expect(found(rule, { [cards]: { src: 'uploads/example.svg', alt: '' } })).toBe('nothing');
});

test('leaves what is no picture at all to the schema', () => {
  const edit = { '/routes/0/blocks/1/items/as/picture': '{photo}' };
  expect(found(rule, { ...edit, '/collections/breads/0/photo': null })).toMatchInlineSnapshot(
    `"(schema) null → A group in { } is needed here, but this is null. A picture from the uploads folder."`,
  );
  expect(found(rule, { ...edit, '/collections/breads/0/photo': { alt: 'Rye' } })).toMatchInlineSnapshot(
    `"(schema) { → "src" is missing here. Add it: The file, as its path beside site.json: uploads/team.jpg."`,
  );
});

test('says which motifs there are, and what was meant where a drawing is there nearly under that name', () => {
  const src = '/routes/1/blocks/1/picture/src';
  expect(found(rule, { [src]: 'uploads/artwork/pictures/oven.sunrise.svg' })).toMatchInlineSnapshot(
    `""uploads/artwork/pictures/oven.sunrise.svg" → There is no picture "uploads/artwork/pictures/oven.sunrise.svg". There is no motif "sunrise". There are car, certificates, coins, compass, easel, keys, letter, lock, map, meal, passport, scales, shopfront, signpost, suitcase, table, ticket, workbench."`,
  );
  const drawn = { kind: 'drawing' as const, path: '_assets/oven.5.svg', width: 960, height: 640, bytes: 90 };
  const pictures = { 'uploads/artwork/pictures/oven.keys.svg': drawn };
  expect(found(rule, { [src]: 'uploads/artwork/pictures/ovne.keys.svg' }, { pictures })).toMatchInlineSnapshot(
    `""uploads/artwork/pictures/ovne.keys.svg" → There is no picture "uploads/artwork/pictures/ovne.keys.svg". It is not drawn yet: npm run artwork draws it. Or did you mean "uploads/artwork/pictures/oven.keys.svg"?"`,
  );
  expect(found(rule, { [src]: 'uploads/artwork/pictures/ovne.lock.svg' }, { pictures })).toMatchInlineSnapshot(
    `""uploads/artwork/pictures/ovne.lock.svg" → There is no picture "uploads/artwork/pictures/ovne.lock.svg". It is not drawn yet: npm run artwork draws it."`,
  );
});

test('says how a missing drawing is made', () => {
  const edit = { '/routes/1/blocks/1/picture/src': 'uploads/artwork/pictures/oven.svg' };
  expect(found(rule, edit)).toMatchInlineSnapshot(
    `""uploads/artwork/pictures/oven.svg" → There is no picture "uploads/artwork/pictures/oven.svg". It is not drawn yet: npm run artwork draws it."`,
  );
});
