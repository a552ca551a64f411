import { expect, test } from 'vitest';
import { dayIn, dayInWords, dayOf, isRelative } from '../../../../src/blocks/form/fields/date-bound';

test('a bound is counted from today in days, weeks, months and years', () => {
  const day = (bound: string): string | undefined => dayOf(bound, '2032-01-31');
  expect(day('today')).toBe('2032-01-31');
  expect(day('+10d')).toBe('2032-02-10');
  expect(day('-31d')).toBe('2031-12-31');
  expect(day('+2w')).toBe('2032-02-14');
  expect(day('+1m')).toBe('2032-02-29');
  expect(day('-2m')).toBe('2031-11-30');
  expect(day('-18y')).toBe('2014-01-31');
  expect(dayOf('+1y', '2032-02-29')).toBe('2033-02-28');
});

test('a day is the same every day', () => {
  expect(dayOf('2030-05-06', '2032-01-31')).toBe('2030-05-06');
  expect(dayOf(undefined, '2032-01-31')).toBeUndefined();
  expect([isRelative('2030-05-06'), isRelative(undefined), isRelative('+2w')]).toEqual([false, false, true]);
});

test('today is that of a time zone', () => {
  const night = new Date('2032-01-31T22:30:00Z');
  expect(dayIn(night, 'Africa/Nairobi')).toBe('2032-02-01');
  expect(dayIn(night, 'America/New_York')).toBe('2032-01-31');
  expect(dayIn(new Date(2032, 0, 31, 23, 59), undefined)).toBe('2032-01-31');
  expect(dayIn(night, 'Europe/Atlantis')).toBe(dayIn(night, undefined));
});

test('a day is written out in the language of the site, in its usual calendar', () => {
  expect(dayInWords('2032-01-31', 'en-KE')).toBe('31 January 2032');
  expect(dayInWords('2032-01-31', 'de')).toBe('31. Januar 2032');
  expect(dayInWords('2032-01-31', 'ar-SA')).toContain('٢٠٣٢');
  expect(dayInWords(undefined, 'en')).toBe('');
});
