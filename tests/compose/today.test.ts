import { expect, test } from 'vitest';
import { today } from '../../src/compose/today';

const evening = new Date('2027-12-31T22:30:00Z');

test('the day is the one of the time zone', () => {
  expect(today(evening, 'UTC')).toBe('2027-12-31');
  expect(today(evening, 'Africa/Nairobi')).toBe('2028-01-01');
  expect(today(evening, 'America/Los_Angeles')).toBe('2027-12-31');
});

test('without a time zone, or with none of that name, it is the day of this machine', () => {
  const noon = new Date(2027, 2, 6, 12);
  expect(today(noon)).toBe('2027-03-06');
  expect(today(noon, 'Nairobi/Africa')).toBe('2027-03-06');
});
