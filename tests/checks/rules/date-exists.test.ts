import { expect, test } from 'vitest';
import { type Edit, found } from '../site-with';

const rule = 'date-exists';

const events = (...dates: string[]) => ({
  '/routes/1/blocks/-': {
    type: 'events',
    heading: 'Events',
    items: dates.map((date) => ({ title: 'Open oven', date })),
  },
});

test('reports a day that the calendar does not have', () => {
  expect(found(rule, events('2032-02-29', '2033-02-29'))).toMatchInlineSnapshot(
    `""2033-02-29" → There is no 2033-02-29 in the calendar. February 2033 has 28 days."`,
  );
  expect(found(rule, events('2032-04-31'))).toMatchInlineSnapshot(
    `""2032-04-31" → There is no 2032-04-31 in the calendar. April has 30 days."`,
  );
});

const until = (day: string, seasonEnd: string): Edit => ({
  '/header/announcement': { text: 'Closed after {seasonEnd}.', until: day },
  '/values/seasonEnd': seasonEnd,
});

test('reports the day of an announcement that is none, also where a value says it', () => {
  expect(found(rule, until('2032-02-30', '2032-03-01'))).toMatchInlineSnapshot(
    `""2032-02-30" → There is no 2032-02-30 in the calendar. February 2032 has 29 days."`,
  );
  expect(found(rule, until('{seasonEnd}', '2032-02-30'))).toMatchInlineSnapshot(
    `""{seasonEnd}" → There is no 2032-02-30 in the calendar. February 2032 has 29 days."`,
  );
  expect(found(rule, until('{seasonEnd}', '1 March'))).toMatchInlineSnapshot(
    `""{seasonEnd}" → "1 March" is no day. Write it as year, month and day: 2027-03-14."`,
  );
  expect(found(rule, until('{seasonend}', '2032-03-01'))).toMatchInlineSnapshot(
    `"(value-exists) seasonend → No value is named "seasonend". Did you mean "seasonEnd"?"`,
  );
  expect(found(rule, until('{seasonEnd}', '2032-03-01'))).toBe('nothing');
});

test('reports it of an event, also where a value says it', () => {
  const withEnd = (seasonEnd: string): Edit => ({ ...events('{seasonEnd}'), '/values/seasonEnd': seasonEnd });
  expect(found(rule, withEnd('2032-02-30'))).toMatchInlineSnapshot(
    `""{seasonEnd}" → There is no 2032-02-30 in the calendar. February 2032 has 29 days."`,
  );
  expect(found(rule, withEnd('1 March'))).toMatchInlineSnapshot(
    `""{seasonEnd}" → "1 March" is no day. Write it as year, month and day: 2027-03-14."`,
  );
  expect(found(rule, withEnd('2032-03-01'))).toBe('nothing');
  expect(found(rule, events('{seasonend}'))).toMatchInlineSnapshot(
    `"(value-exists) seasonend → No value is named "seasonend". There is: "email", "name", "phone", "year"."`,
  );
});

test('reports such a day of an announcement', () => {
  const announcement = { text: 'We are closed.', begins: '2031-06-31', until: '2031-09-31' };
  expect(found(rule, { '/header/announcement': announcement })).toMatchInlineSnapshot(`
    "
    "2031-06-31" → There is no 2031-06-31 in the calendar. June has 30 days.
    "2031-09-31" → There is no 2031-09-31 in the calendar. September has 30 days.
    "
  `);
});

test('leaves what is no date at all to the schema', () => {
  expect(found(rule, events('14 March'))).toMatchInlineSnapshot(
    `"(schema) "14 March" → "14 March" cannot stand here. Write the day as year, month and day, 2027-03-06, or a value that says it: {seasonEnd}."`,
  );
});

test('accepts every day that there is', () => {
  expect(found(rule, events('2032-02-29', '2032-12-31', '2099-01-01'))).toBe('nothing');
});

test('reports the first day of an announcement that is none, whatever a value says', () => {
  const begins = (day: string): Edit => ({
    '/header/announcement': { text: 'Closed after {season}.', begins: '{season}' },
    '/values/season': day,
  });
  for (const day of ['soon', '{phone}', 'ab-cd-ef', '2031-', '٢٠٣١-٠٥-٠٦', '🎓-学-校'])
    expect(found(rule, begins(day))).toContain(`"${day}" is no day. Write it as year, month and day: 2027-03-14.`);
});
