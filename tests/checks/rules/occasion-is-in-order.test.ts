import { expect, test } from 'vitest';
import { type Edit, found } from '../site-with';
import { tripsWith } from '../trips-with-days';

const rule = 'occasion-is-in-order';

const event = (date: object | string): Edit => ({
  '/routes/1/blocks/-': {
    type: 'events',
    heading: 'Events',
    items: [{ title: 'Open oven', date: { ...Object(date) } }],
  },
});

test('reports a last day before the first, in days of an entry and in events', () => {
  const date = { date: '2031-06-06', until: '2031-06-01' };
  expect(found(rule, tripsWith([date]))).toMatchInlineSnapshot(
    `""2031-06-01" → It would end on 2031-06-01, before it begins on 2031-06-06. Correct one of the two."`,
  );
  expect(found(rule, event(date))).toMatchInlineSnapshot(
    `""2031-06-01" → It would end on 2031-06-01, before it begins on 2031-06-06. Correct one of the two."`,
  );
  expect(found(rule, tripsWith([{ ...date, movedTo: '2031-06-02' }]))).toMatchInlineSnapshot(
    `""2031-06-01" → It would end on 2031-06-01, before it begins on 2031-06-02, to which it was moved. Correct one of the two."`,
  );
});

test('reports times that are not in their order', () => {
  const date = '2031-06-06';
  expect(found(rule, event({ date, starts: '20:00', ends: '01:00' }))).toMatchInlineSnapshot(
    `""01:00" → It would end at 01:00, and it starts at 20:00. Where it goes on past midnight, say its last day: "until": "2031-06-07"."`,
  );
  expect(found(rule, event({ date, ends: '01:00' }))).toMatchInlineSnapshot(
    `""01:00" → It says when it ends and not when it starts. Say that too, in "starts"."`,
  );
});

test('reports a day that was moved to itself without another time', () => {
  const date = { date: '2031-06-06', movedTo: '2031-06-06' };
  expect(found(rule, tripsWith([date]))).toMatchInlineSnapshot(
    `""2031-06-06" → It was on 2031-06-06 already. Name another day; or say in "starts" at what time it starts now."`,
  );
  expect(found(rule, tripsWith([{ ...date, starts: '14:00' }]))).toBe('nothing');
});

test('accepts a night with its last day, the hours of a day, and the last day of what was moved', () => {
  const date = '2031-06-06';
  expect(found(rule, event({ date, until: '2031-06-07', starts: '20:00', ends: '01:00' }))).toBe('nothing');
  expect(found(rule, event({ date, starts: '09:00', ends: '12:00' }))).toBe('nothing');
  expect(found(rule, tripsWith([{ date, until: '2031-06-01', movedTo: '2031-05-30' }]))).toBe('nothing');
});

test('leaves what is no day to the rule about that', () => {
  expect(found(rule, tripsWith([{ date: '2031-06-31', until: '2031-06-01' }]))).toMatchInlineSnapshot(
    `"(date-exists) "2031-06-31" → There is no 2031-06-31 in the calendar. June has 30 days."`,
  );
});
