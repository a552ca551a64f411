import { expect, test } from 'vitest';
import type { Json } from '../../src/manifest/manifest';
import { blockOf } from './site-of';

const trips = {
  fields: {
    slug: { kind: 'text' },
    name: { kind: 'text' },
    level: { kind: 'text' },
    note: { kind: 'text' },
    days: { kind: 'days' },
  },
  entries: [
    {
      slug: 'night',
      name: 'Night',
      level: 'hard',
      note: 'Bring a lamp.',
      days: [
        '2031-06-01',
        { date: '2031-05-20', state: 'cancelled' },
        { date: '2031-05-04', until: '2031-05-06', starts: '20:00', ends: '01:00' },
        '2031-05-05',
      ],
    },
    {
      slug: 'dawn',
      name: 'Dawn',
      days: [{ date: '2031-05-10', movedTo: '2031-05-25', starts: '05:30', note: 'From the jetty.' }, '{opening}'],
    },
  ],
};
const site = { collections: { trips }, values: { opening: '2031-07-01' } };
const as = { title: '{name}', date: '{date}', to: '/{slug}' };

function events(selection: object = {}): Record<string, Json>[] {
  const block = { type: 'events', items: { from: 'trips', each: 'days', as, ...selection } };
  return blockOf(block as never, site).items as Record<string, Json>[];
}

function shown(selection: object = {}): string[] {
  return events(selection).map(({ title, date }) => `${title} ${(date as { date: string }).date}`);
}

test('each day of each entry is an item, the next one first, without those that are over', () => {
  expect(shown()).toEqual([
    'Night 2031-05-04',
    'Night 2031-05-20',
    'Dawn 2031-05-10',
    'Night 2031-06-01',
    'Dawn 2031-07-01',
  ]);
});

test('what a day says comes before what its entry says, and the rest is that of the entry', () => {
  const template = {
    title: '{name}, {date:weekday}',
    date: '{date}',
    time: '{time}',
    location: '{note}',
    kind: '{level}',
  };
  expect(events({ as: template, limit: 3 })).toEqual([
    {
      title: 'Night, Sunday, May 4\u2009–\u2009Tuesday, May 6',
      date: { date: '2031-05-04', until: '2031-05-06', starts: '20:00', ends: '01:00' },
      time: '8:00 PM – 1:00 AM',
      kind: 'hard',
      until: '2031-05-06',
    },
    {
      title: 'Night, Tuesday, May 20 – Cancelled',
      date: { date: '2031-05-20', state: 'cancelled' },
      kind: 'hard',
      until: '2031-05-20',
    },
    {
      title: 'Dawn, Sunday, May 25 – Moved from Saturday, May 10',
      date: { date: '2031-05-10', movedTo: '2031-05-25', starts: '05:30', note: 'From the jetty.' },
      time: '5:30 AM',
      location: 'From the jetty.',
      until: '2031-05-25',
    },
  ]);
});

test('days are chosen by what they say and by what their entry says, and those that are over where that is asked for', () => {
  expect(shown({ where: { slug: 'dawn' } })).toEqual(['Dawn 2031-05-10', 'Dawn 2031-07-01']);
  expect(shown({ where: { state: { not: 'cancelled' }, level: 'hard' } })).toEqual([
    'Night 2031-05-04',
    'Night 2031-06-01',
  ]);
  expect(shown({ where: { date: { to: '-1d' } } })).toEqual(['Night 2031-05-05']);
  expect(shown({ sort: '-date', limit: 2 })).toEqual(['Dawn 2031-07-01', 'Night 2031-06-01']);
});

test('what a list makes of days goes with the last of each, and the block with the last of all', () => {
  const items = { from: 'trips', each: 'days', as: '{date:short}' };
  expect(blockOf({ type: 'list', items } as never, site)).toMatchObject({
    items: [
      [['May 4\u2009–\u20096']],
      [['May 20 – Cancelled']],
      [['May 25 – Moved from Saturday, May 10']],
      [['Jun 1']],
      [['Jul 1']],
    ],
    itemMarks: { 'items/0': { until: '2031-05-06' }, 'items/2': { until: '2031-05-25' } },
  });
  const rows = { from: 'trips', each: 'days', where: { slug: 'night' }, as: ['{name}', '{date}'] };
  const table = { type: 'table', columns: ['Trip', 'Day'], rows };
  expect(blockOf(table as never, site).rows).toMatchObject([
    [[['Night']], [['2031-05-04']]],
    [[['Night']], [['2031-05-20']]],
    [[['Night']], [['2031-06-01']]],
  ]);
});

test('entries are chosen and sorted by a field of days: by the last and by the next that is not over', () => {
  const entries = [
    { name: 'Gone', days: ['2031-05-05'] },
    { name: 'June', days: ['2031-06-09', '2031-05-01'] },
    { name: 'May', days: ['2031-05-30', '2031-08-01'] },
  ];
  const cards = (selection: object): Json => {
    const items = { from: 'trips', as: { title: '{name}' }, ...selection };
    return blockOf({ type: 'card-grid', items } as never, { collections: { trips: entries } }).items as Json;
  };
  expect(cards({ sort: 'days' })).toEqual([{ title: 'May' }, { title: 'June' }, { title: 'Gone' }]);
  expect(cards({ where: { days: { from: 'today' } } })).toEqual([
    { title: 'June', until: '2031-06-09' },
    { title: 'May', until: '2031-08-01' },
  ]);
});

test('an event of several days is over after its last one', () => {
  const fairs = [
    { name: 'Fair', date: { date: '2031-05-04', until: '2031-05-08' } },
    { name: 'Past', date: '2031-05-05' },
  ];
  const items = (where: object): Json => {
    const block = { type: 'events', items: { from: 'fairs', where, as: { title: '{name}', date: '{date}' } } };
    return blockOf(block as never, { collections: { fairs } }).items as Json;
  };
  const day = { date: '2031-05-04', until: '2031-05-08' };
  expect(items({ date: { from: 'today' } })).toEqual([{ title: 'Fair', date: day, until: '2031-05-08' }]);
  expect(items({ date: { to: '-1d' } })).toEqual([{ title: 'Past', date: { date: '2031-05-05' } }]);
});

test('a page of an entry lists its own days, and leaves out the block once there is none', () => {
  const block = {
    type: 'events',
    heading: 'Next',
    items: { from: 'trips', each: 'days', where: { slug: 'none' }, as },
  };
  expect(blockOf(block as never, site).items).toEqual([]);
});

test('a card says the next day of its entry in a paragraph of its own', () => {
  const next = { from: 'trips', each: 'days', where: { slug: '{slug}' }, limit: 1, as: 'Next: {date:weekday}' };
  const items = { from: 'trips', sort: 'days', as: { title: '{name}', text: ['{level}', next] } };
  expect(blockOf({ type: 'card-grid', items } as never, site).items).toEqual([
    {
      title: 'Night',
      text: [
        ['hard'],
        [{ kind: 'marked', until: '2031-05-06', content: ['Next: Sunday, May 4\u2009–\u2009Tuesday, May 6'] }],
      ],
    },
    {
      title: 'Dawn',
      text: [
        [{ kind: 'marked', until: '2031-05-25', content: ['Next: Sunday, May 25 – Moved from Saturday, May 10'] }],
      ],
    },
  ]);
});
