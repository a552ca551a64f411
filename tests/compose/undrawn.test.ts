import { expect, test } from 'vitest';
import { pageOf } from './site-of';

const event = { title: 'Open day', date: '2031-05-07' };

test('words that nothing draws travel with no page: those of a list that is empty, and on buttons that no event has', () => {
  const events = { type: 'events', heading: 'Past events', action: 'Register' };
  const { blocks } = pageOf([
    { ...events, items: [] },
    { ...events, items: [event] },
    { ...events, items: [{ ...event, to: '/' }] },
  ]);
  expect(blocks[0]).toEqual({ type: 'events', items: [], level: 2, itemLevel: 2 });
  expect(blocks[1]).not.toHaveProperty('action');
  expect(blocks[2]).toHaveProperty('action', 'Register');
});

test('a list that is empty and has words for that keeps its heading', () => {
  const [block] = pageOf([{ type: 'events', heading: 'Events', empty: 'None yet.', items: [] }]).blocks;
  expect(block).toMatchObject({ heading: 'Events', empty: [['None yet.']] });
});
