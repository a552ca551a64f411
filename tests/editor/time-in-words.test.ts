import { expect, test } from 'vitest';
import { clockIn, clockOf, hourInWords, timeInWords } from '../../src/editor/words/time-in-words';

const time = '2026-11-27T21:04:05.006Z';

test.each([
  ['en-KE', 'Africa/Nairobi', '28 Nov 2026, 00:04:05'],
  ['en-US', 'America/New_York', 'Nov 27, 2026, 4:04:05 PM'],
  ['de', 'Europe/Berlin', '27 Nov 2026, 22:04:05'],
])('a time on a site in %s, in %s, is said in the words of the editor, as there', (language, timeZone, words) => {
  const said = timeInWords(time, clockOf({ site: { language, timeZone } }));
  expect(said.replaceAll(/[\u202F\u00A0]/g, ' ')).toBe(words);
  const unread = `{ "site": { "language": "${language}", "timeZone":"${timeZone}" },\n<<<<<<< HEAD`;
  expect(timeInWords(time, clockIn(unread))).toBe(said);
});

test('an hour is said with its day, unless that is today where the site is', () => {
  const clock = clockOf({ site: { language: 'sv', timeZone: 'Europe/Stockholm' } });
  expect(hourInWords(time, new Date('2026-11-27T22:30:00Z'), clock)).toBe('at 22:04');
  expect(hourInWords(time, new Date('2026-11-27T23:30:00Z'), clock)).toBe('on 27 Nov 2026 at 22:04');
});

test('a time has the year that visitors read, whatever calendar a language has beside it', () => {
  for (const language of ['th', 'fa', 'ar-SA'])
    expect(timeInWords(time, clockOf({ site: { language, timeZone: 'UTC' } }))).toMatch(/2026|۲۰۲۶|٢٠٢٦/);
});

test('a language or zone that is half typed, or none at all, takes no time away', () => {
  const usual = timeInWords(time, clockOf({}));
  expect(usual).toContain('2026');
  expect(timeInWords(time, clockOf({ site: { language: 'e', timeZone: 'Africa/Nai' } }))).toBe(usual);
  expect(timeInWords(time, clockIn(''))).toBe(usual);
});
