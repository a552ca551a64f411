import { expect, test } from 'vitest';
import { found } from '../site-with';
import { tripsWith } from '../trips-with-days';

const rule = 'day-is-said-once';

test('warns of a day that stands twice', () => {
  const cancelled = { date: '2031-06-06', state: 'cancelled' };
  expect(found(rule, tripsWith(['2031-06-06', '2031-06-07', cancelled]))).toMatchInlineSnapshot(
    `"warning { → 2031-06-06 stands here twice. Remove one of the two, or say of each when it starts."`,
  );
});

test('accepts two at different times of one day', () => {
  const at = (starts: string) => ({ date: '2031-06-06', starts });
  expect(found(rule, tripsWith([at('09:00'), at('14:00')]))).toBe('nothing');
  expect(found(rule, tripsWith([at('09:00'), at('09:00')]))).toMatchInlineSnapshot(
    `"warning { → 2031-06-06 at 09:00 stands here twice. Remove one of the two, or say of each when it starts."`,
  );
});
