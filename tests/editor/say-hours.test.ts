import { expect, test } from 'vitest';
import { inputOfPart } from '../../src/editor/inputs/fields-of';
import { fieldsOfInput, innermost } from '../../src/editor/inputs/inputs';
import { groupOfHours, sayHours } from '../../src/editor/words/say-hours';
import type { JsonObject } from '../../src/manifest/manifest';

test('a line of opening hours is called by its days and times', () => {
  const week = ['mo', 'tu', 'we', 'th', 'fr'];
  expect(sayHours({ days: week, opens: '08:00', closes: '17:00' })).toBe('Monday to Friday 08:00 to 17:00');
  expect(sayHours({ days: ['su', 'sa', 'mo'], closed: true })).toBe('Monday, Saturday and Sunday closed');
  expect(sayHours({ days: ['sa'] })).toBe('Saturday');
  expect(sayHours({ date: '12-25', closed: true })).toBe('25 December: closed');
  expect(sayHours({ days: ['2027-03-06'], name: 'Dawn' })).toBeUndefined();
  expect(sayHours({ opens: '08:00' })).toBeUndefined();
  expect(sayHours({ days: [], closed: true })).toBeUndefined();
  expect(sayHours({ date: '2027-03-06', title: 'Dawn' })).toBeUndefined();
});

test('a line of hours that does not hold always says first from when to when it does', () => {
  const sunday = { days: ['su'], opens: '10:00', closes: '16:00' };
  const says = (line: JsonObject): string | undefined => sayHours({ ...sunday, ...line });
  expect(says({ begins: '06-15', until: '08-15' })).toBe('15 June to 15 August: Sunday 10:00 to 16:00');
  expect(says({ begins: '2027-06-19', until: '2027-08-20' })).toBe('19 June to 20 August 2027: Sunday 10:00 to 16:00');
  expect(says({ begins: '2027-12-19', until: '2028-01-20' })).toBe(
    '19 December 2027 to 20 January 2028: Sunday 10:00 to 16:00',
  );
  expect(says({ begins: '2027-10-01' })).toBe('From 1 October 2027: Sunday 10:00 to 16:00');
  expect(says({ until: '02-31' })).toBe('Until 02-31: Sunday 10:00 to 16:00');
  expect(sayHours({ begins: '10-01', until: '10-01', closed: true })).toBe('1 October: closed');
});

test('lines of hours are of the usual week, of a part of the year, or for single days', () => {
  const lines: JsonObject[] = [
    { days: ['su'], closed: true },
    { days: ['su'], begins: '10-01', until: '03-31', closed: true },
    { date: '12-24', closed: true },
    { name: 'Dawn' },
  ];
  expect(lines.map(groupOfHours)).toEqual(['Usual week', 'Part of the year', 'Single days', undefined]);
});

test('a new line of hours asks for its days first', () => {
  const hours = fieldsOfInput(inputOfPart('business')).find(({ name }) => name === 'hours');
  const fields = fieldsOfInput(hours && innermost(hours.input));
  expect(fields.filter(({ isCommon }) => isCommon).map(({ name }) => name)).toEqual(['days', 'opens', 'closes']);
});
