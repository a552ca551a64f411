import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'event-is-coming';

const event = (date: string, style?: string) => ({
  '/routes/1/blocks/-': {
    type: 'events',
    heading: 'Events',
    items: [{ title: 'Open oven', date }],
    ...(style === undefined ? {} : { style }),
  },
});

test('warns of an event that has been', () => {
  expect(found(rule, event('2031-05-05'))).toMatchInlineSnapshot(
    `"warning "2031-05-05" → "Open oven" was on 2031-05-05. Move it to the past events, or correct the date."`,
  );
  expect(found(rule, event('2020-01-15', 'featured'))).toMatchInlineSnapshot(
    `"warning "2020-01-15" → "Open oven" was on 2020-01-15. Move it to the past events, or correct the date."`,
  );
});

test('warns of one whose day a value says', () => {
  expect(found(rule, { ...event('{fair}'), '/values/fair': '2031-05-05' })).toMatchInlineSnapshot(
    `"warning "{fair}" → "Open oven" was on 2031-05-05. Move it to the past events, or correct the date."`,
  );
  expect(found(rule, { ...event('{fair}'), '/values/fair': '2031-05-06' })).toBe('nothing');
});

test('accepts an event today or later, and any among the past ones', () => {
  expect(found(rule, event('2031-05-06'))).toBe('nothing');
  expect(found(rule, event('2031-05-07', 'upcoming'))).toBe('nothing');
  expect(found(rule, event('2020-01-15', 'past'))).toBe('nothing');
  expect(found(rule, event('2031-05-06'), { now: new Date('2031-05-06T23:59:00Z') })).toBe('nothing');
});
