import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'announcement-is-current';

const until = (day: string) => ({ '/header/announcement': { text: 'We are closed.', until: day } });

test('warns of an announcement whose last day is over', () => {
  expect(found(rule, until('2031-05-05'))).toMatchInlineSnapshot(
    `"warning "2031-05-05" → This announcement was to be seen until 2031-05-05, so no page has it any more. Remove it, or give it another day."`,
  );
});

test('warns of a last day that a value says', () => {
  expect(found(rule, { ...until('{seasonEnd}'), '/values/seasonEnd': '2031-05-05' })).toContain('until 2031-05-05');
});

test('warns of an announcement that begins after its last day', () => {
  const announcement = { text: 'We are closed.', begins: '2031-07-01', until: '2031-06-01' };
  expect(found(rule, { '/header/announcement': announcement })).toMatchInlineSnapshot(
    `"warning "2031-06-01" → This announcement would begin on 2031-07-01, after its last day. Correct one of the two."`,
  );
  expect(found(rule, { '/header/announcement': { ...announcement, begins: '2031-06-01' } })).toBe('nothing');
});

test('accepts an announcement on its last day, before that, and without one', () => {
  expect(found(rule, until('2031-05-06'))).toBe('nothing');
  expect(found(rule, until('2031-06-01'))).toBe('nothing');
  expect(found(rule, { '/header/announcement': { text: 'We are closed.' } })).toBe('nothing');
});

test('what an announcement refers to is looked at, also once it is over', () => {
  const announcement = { text: 'Meet us at the [fair](/fair).', until: '2031-05-05' };
  expect(found('link-target-exists', { '/header/announcement': announcement })).toContain('No page has the address');
});
