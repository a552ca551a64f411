import { expect, test } from 'vitest';
import { blockOf, pageOf } from './site-of';

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

test('the words on buttons travel with no page on which every event that leads somewhere is cancelled', () => {
  const cancelled = { ...event, cancelled: true, to: '/' };
  const events = { type: 'events', heading: 'Events', action: 'Register', items: [cancelled] };
  expect(blockOf(events)).not.toHaveProperty('action');
  expect(blockOf({ ...events, items: [cancelled, { ...event, to: '/' }] })).toHaveProperty('action', 'Register');
});

test('a list that is empty and has words for that keeps its heading', () => {
  const [block] = pageOf([{ type: 'events', heading: 'Events', empty: 'None yet.', items: [] }]).blocks;
  expect(block).toMatchObject({ heading: 'Events', empty: [['None yet.']] });
});

test('what only a list without items draws travels with no list that will always have one, and the other way round', () => {
  const events = { type: 'events', heading: 'Events', text: 'Come.', style: 'past', empty: 'None yet.' };
  expect(blockOf({ ...events, items: [event] })).not.toHaveProperty('empty');
  const none = blockOf({ ...events, items: [] });
  expect(none).not.toHaveProperty('text');
  expect(none).not.toHaveProperty('style');
});

test('a picture to stand on travels only where the surface is one', () => {
  const block = { type: 'text', text: 'Bread.', backdrop: { src: 'uploads/logo.svg', alt: '' } };
  expect(blockOf({ ...block, surface: 'picture' })).toHaveProperty('backdrop');
  expect(blockOf({ ...block, surface: 'tinted' })).not.toHaveProperty('backdrop');
});

test('a ticket has what tickets draw, and any other card what those draw', () => {
  const route = { origin: 'NBO', destination: 'SYD' };
  const figure = { value: '500+', label: 'programs' };
  const card = { title: 'Australia', icon: 'plane', stub: 'NBO', route, figure, lists: [] };
  const cardOf = (style: string): unknown => blockOf({ type: 'card-grid', style, items: [card] }).items;
  expect(cardOf('ticket')).toEqual([{ title: 'Australia', route, figure }]);
  expect(cardOf('icon')).toEqual([{ title: 'Australia', icon: 'plane', lists: [] }]);
  const iconsWith = (style: string): string[] =>
    Object.keys(pageOf([{ type: 'card-grid', style, items: [card, { title: 'Canada', to: '/' }] }]).icons);
  expect([iconsWith('ticket'), iconsWith('icon')]).toEqual([[], ['plane']]);
});

test('what is usual of a block, or of a button by its place, is left out', () => {
  const to = '/';
  const buttons = ['primary', 'secondary', 'primary'].map((style) => ({ label: style, to, style }));
  const block = blockOf({ type: 'text', text: 'Bread.', actions: buttons });
  expect(block.actions).toEqual([
    { label: 'primary', to: { href: '/' } },
    { label: 'secondary', to: { href: '/' } },
    { label: 'primary', to: { href: '/' }, style: 'primary' },
  ]);
  expect(blockOf({ type: 'stats', style: 'plain', items: [] })).not.toHaveProperty('style');
});
