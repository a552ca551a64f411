import { expect, test } from 'vitest';
import { found } from '../site-with';

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
    `"(schema) "14 March" → "14 March" cannot stand here. The day, as 2026-03-14."`,
  );
});

test('accepts every day that there is', () => {
  expect(found(rule, events('2032-02-29', '2032-12-31', '2099-01-01'))).toBe('nothing');
});
