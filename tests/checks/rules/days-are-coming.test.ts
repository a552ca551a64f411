import { expect, test } from 'vitest';
import { found } from '../site-with';
import { tripsWith } from '../trips-with-days';

const rule = 'days-are-coming';

test('notes an entry whose days are all over', () => {
  expect(found(rule, tripsWith(['2031-05-04', '2031-05-05']))).toMatchInlineSnapshot(
    `"notice [ → All days of this entry of "trips" are over, so no list of the next days has it. Add those to come."`,
  );
});

test('accepts one with a day to come, also one that has begun, and a draft', () => {
  expect(found(rule, tripsWith(['2031-05-04', { date: '2031-05-01', until: '2031-05-06' }]))).toBe('nothing');
  const draft = { '/collections/trips/entries/0/draft': true };
  expect(found(rule, { ...tripsWith(['2031-05-04']), ...draft })).not.toContain('2031-05-04');
});

test('notes a day to come that is moved to one that is over', () => {
  const moved = { date: '2031-06-10', movedTo: '2030-06-12' };
  expect(found(rule, tripsWith(['2031-06-01', moved]))).toMatchInlineSnapshot(
    `"notice "2030-06-12" → 2031-06-10 is still to come, and is moved to 2030-06-12, which is over. Correct one of the two."`,
  );
  expect(found(rule, tripsWith(['2031-06-01', { date: '2031-05-05', movedTo: '2031-05-04' }]))).toBe('nothing');
});
