import { expect, test } from 'vitest';
import { partsOf, textOf } from '../../src/manifest/message';

test.each([
  ['Write {day}{time} here.', ['Write ', { placeholder: 'day' }, '', { placeholder: 'time' }, ' here.']],
  ['/trips/{slug}/{day} leads nowhere.', ['', { path: '/trips/{slug}/{day}' }, ' leads nowhere.']],
])('"%s" is split at its placeholders, also where one follows another', (sentence, parts) => {
  expect(partsOf(sentence)).toEqual(parts);
  expect(textOf(partsOf(sentence))).toBe(sentence);
});
