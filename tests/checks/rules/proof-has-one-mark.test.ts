import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/manifest/manifest';
import { found } from '../site-with';

const rule = 'proof-has-one-mark';
const picture = { src: 'uploads/example.svg', alt: '' };

const proof = (fact: JsonObject) => ({
  '/routes/1/blocks/-': {
    type: 'proof',
    heading: 'Proof',
    items: [fact, { icon: 'stamp', label: 'Insured' }],
  },
});

test('reports a fact without a mark, and one with two', () => {
  expect(found(rule, proof({ label: 'Organic' }))).toMatchInlineSnapshot(
    `"{ → This fact has no mark. Give it an "icon", such as "badge-check", or a "picture"."`,
  );
  expect(found(rule, proof({ icon: 'plane', picture, label: 'Organic' }))).toMatchInlineSnapshot(
    `""plane" → This fact has an "icon" and a "picture". Remove one of the two."`,
  );
});

test('accepts an icon, and a picture', () => {
  expect(found(rule, proof({ icon: 'plane', label: 'Organic' }))).toBe('nothing');
  expect(found(rule, proof({ picture, label: 'Organic' }))).toBe('nothing');
});
