import { expect, test } from 'vitest';
import { found } from '../site-with';
import { tripsWith } from '../trips-with-days';

const rule = 'each-names-days';

test('reports a list that takes each of a field that is no list of days', () => {
  expect(found(rule, tripsWith(['2031-06-01'], { each: 'day' }))).toMatchInlineSnapshot(
    `""day" → "day" is no field that "trips" declares as days. Did you mean "days"?"`,
  );
  expect(found(rule, tripsWith(['2031-06-01'], { each: 'name' }))).toMatchInlineSnapshot(
    `""name" → "name" is no field that "trips" declares as days. There is: "days"."`,
  );
  const undeclared = { '/collections/trips': [{ name: 'Night', days: ['2031-06-01'] }] };
  expect(found(rule, { ...tripsWith([]), ...undeclared })).toMatchInlineSnapshot(
    `""days" → "days" is no field that "trips" declares as days. Declare it: "fields": { "days": { "kind": "days" }, … }."`,
  );
});

test('accepts a field of days, and leaves it to the rule about collections where there is none', () => {
  expect(found(rule, tripsWith(['2031-06-01']))).toBe('nothing');
  expect(found(rule, tripsWith(['2031-06-01'], { from: 'tours' }))).not.toContain('declares');
});

test('conditions on what a day says are held against what it can say', () => {
  const where = (conditions: object) => found('where-can-be-met', tripsWith(['2031-06-01'], { where: conditions }));
  expect(where({ state: { not: 'canceled' } })).toMatchInlineSnapshot(
    `""canceled" → No day has "canceled" as its "state". Did you mean "cancelled"?"`,
  );
  expect(where({ date: { from: 'tody' } })).toMatchInlineSnapshot(`""tody" → "tody" is no day. Did you mean "today"?"`);
  expect(where({ date: { from: 'today', to: '2031-12-31' }, state: { not: ['cancelled', 'sold-out'] } })).toBe(
    'nothing',
  );
});

test('a template that needs what a day does not say is told of at that day', () => {
  const rows = { from: 'trips', each: 'days', as: ['{name}', '{time}'] };
  const table = { type: 'table', heading: 'Times', columns: ['Trip', 'When'], rows };
  const days = [{ date: '2031-06-01', starts: '09:00' }, '2031-06-02'];
  expect(found('template-field-exists', { ...tripsWith(days), '/routes/1/blocks/-': table })).toMatchInlineSnapshot(
    `""2031-06-02" → This day of an entry of "trips" has no "time", and a list writes "{time}". Let the day say it."`,
  );
});
