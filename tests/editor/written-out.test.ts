import { expect, test } from 'vitest';
import { textFollowing } from '../../src/editor/fields/written-out';

test.each([
  ['You hear from us within 24 hours.', 'You hear from us within {reply}.'],
  ['24 hours a day, 24 hours a night', '{reply} a day, 24 hours a night'],
  ['124 hours, or 24 hours', '124 hours, or {reply}'],
  ['124 hours', undefined],
  ['24 hoursé', undefined],
  ['Within a day', undefined],
  ['24 hours, {reply}', undefined],
])('%j follows the value whose words it says: %j', (text, expected) => {
  expect(textFollowing(text, '{reply}', { says: '24 hours', called: 'Reply' })).toBe(expected);
});

test('what says nothing, or something else on each page, is looked for in no text', () => {
  expect(textFollowing('Country', '{country}', { says: 'Country', called: 'Country' })).toBeUndefined();
  expect(textFollowing('Anything', '{empty}', { says: '', called: 'Empty' })).toBeUndefined();
});
