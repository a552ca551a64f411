import { expect, test } from 'vitest';
import { calendarFlaw, timeMeant } from '../../src/checks/dates';

test.each([
  ['2027-04-31', 'April has 30 days.'],
  ['04-31', 'April has 30 days.'],
  ['2027-02-29', 'February 2027 has 28 days.'],
  ['02-30', 'February has 29 days.'],
  ['2027-13-01', 'A year has 12 months.'],
  ['2028-02-29', undefined],
  ['02-29', undefined],
])('of %s the calendar says %s', (day, flaw) => {
  expect(calendarFlaw(day)).toBe(flaw);
});

test.each([
  ['10am', '10:00'],
  ['8:00 AM', '08:00'],
  ['8', '08:00'],
  ['8.30', '08:30'],
  ['5:30 p.m.', '17:30'],
  ['12 am', '00:00'],
  ['12 pm', '12:00'],
  ['17h', '17:00'],
  ['1730', '17:30'],
  ['noon', '12:00'],
])('%s is understood as %s', (text, time) => {
  expect(timeMeant(text)).toBe(time);
});

test.each(['25:00', '13 pm', 'early', ''])('%s is no time of day', (text) => {
  expect(timeMeant(text)).toBeUndefined();
});
