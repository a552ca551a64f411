import { expect, test } from 'vitest';
import { inputOfPart } from '../../src/editor/inputs/fields-of';
import { fieldsOfInput, innermost } from '../../src/editor/inputs/inputs';
import { sayHours } from '../../src/editor/words/say-hours';

test('a line of opening hours is called by its days and times', () => {
  const week = ['mo', 'tu', 'we', 'th', 'fr'];
  expect(sayHours({ days: week, opens: '08:00', closes: '17:00' })).toBe('Monday to Friday, 08:00 to 17:00');
  expect(sayHours({ days: ['su', 'sa', 'mo'], closed: true })).toBe('Monday, Saturday, Sunday, closed');
  expect(sayHours({ date: '12-25', closed: true })).toBe('12-25, closed');
  expect(sayHours({ days: ['2027-03-06'], name: 'Dawn' })).toBeUndefined();
  expect(sayHours({ opens: '08:00' })).toBeUndefined();
});

test('a new line of hours asks for its days first', () => {
  const hours = fieldsOfInput(inputOfPart('business')).find(({ name }) => name === 'hours');
  const fields = fieldsOfInput(hours && innermost(hours.input));
  expect(fields.filter(({ isCommon }) => isCommon).map(({ name }) => name)).toEqual(['days', 'opens', 'closes']);
});
