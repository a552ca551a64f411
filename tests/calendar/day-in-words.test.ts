import { expect, test } from 'vitest';
import { dayInWords } from '../../src/calendar/day-in-words';

test('a day is written out in the language of the site, in its usual calendar', () => {
  expect(dayInWords('2032-01-31', 'en-KE')).toBe('31 January 2032');
  expect(dayInWords('2032-01-31', 'de')).toBe('31. Januar 2032');
  expect(dayInWords('2032-01-31', 'ar-SA')).toContain('٢٠٣٢');
  expect(dayInWords('', 'en')).toBe('');
});
