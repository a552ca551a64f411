import { describe, expect, test } from 'vitest';
import { valueChoices } from '../../src/editor/choices/value-choices';
import { begunCondition, conditionFieldsOf } from '../../src/editor/collections/conditions';
import { writeCsv } from '../../src/editor/collections/csv';
import { addField, declareFields, deleteField, retypeField, usesOfField } from '../../src/editor/collections/declare';
import { proposeFields } from '../../src/editor/collections/new-columns';
import { readAsKind } from '../../src/editor/collections/read-as-kind';
import { readNamed } from '../../src/editor/collections/taking';
import { fieldsOf } from '../../src/editor/inputs/fields-of';
import { fieldsOfInput } from '../../src/editor/inputs/inputs';
import { changeOf, withChange } from '../../src/editor/inputs/occasion';
import { templateOf } from '../../src/editor/inputs/taken';
import { entryFields, inputAt } from '../../src/editor/naming/entry-fields';
import { sayDaysOf } from '../../src/editor/words/say-day';
import { collectionsAround, entriesAt, sayText } from '../../src/editor/words/say-text';
import { sayingsIn } from '../../src/editor/words/sayings-in';
import { collectionsIn } from '../../src/manifest/collections';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { valueAt } from '../../src/manifest/pointer';
import { registry } from '../registry';

const now = new Date('2031-05-06T12:00:00');
const cancelled = { date: '2031-05-20', state: 'cancelled' };
const items: JsonObject = {
  from: 'trips',
  each: 'days',
  where: { date: { from: 'today' }, level: 'easy' },
  sort: 'date',
  as: { title: '{name}, {date:weekday}', date: '{date}', location: '{note}' },
};
const site: JsonObject = {
  collections: {
    trips: {
      fields: {
        name: { kind: 'text', required: true },
        level: { kind: 'text' },
        days: { kind: 'days', label: 'Departures' },
      },
      entries: [
        { name: 'Night', level: 'easy', days: ['2031-05-01', cancelled, '2031-06-01'] },
        { name: 'Dawn', level: 'easy' },
      ],
    },
  },
  routes: [{ path: '/', title: 'Home', blocks: [{ type: 'events', items }] }],
};
const list = '/routes/0/blocks/0/items';
const trips = () => collectionsIn(site).get('trips') ?? { entries: [] };

describe('how a day stands', () => {
  test('is said beside a day that was a day alone, and a day as planned is that again', () => {
    expect(withChange('2031-06-01', 'cancelled')).toEqual({ date: '2031-06-01', state: 'cancelled' });
    expect(withChange(cancelled, 'planned')).toBe('2031-05-20');
    expect(withChange({ ...cancelled, starts: '09:00' }, 'planned')).toEqual({ date: '2031-05-20', starts: '09:00' });
    expect(withChange(cancelled, 'moved')).toEqual({ date: '2031-05-20', movedTo: '' });
    expect(withChange({ date: '2031-05-20', movedTo: '2031-05-21' }, 'sold-out')).toEqual({
      date: '2031-05-20',
      movedTo: '2031-05-21',
      state: 'sold-out',
    });
  });

  test('is read from what the day says', () => {
    const days = ['2031-06-01', cancelled, { date: '2031-06-01', movedTo: '2031-06-02' }, { date: '2031-06-01' }];
    expect(days.map(changeOf)).toEqual(['planned', 'cancelled', 'moved', 'planned']);
  });
});

describe('days in a table', () => {
  const says = (days: Json[]) => sayDaysOf(days, sayingsIn(site, now));

  test('are counted, and the next one is named', () => {
    expect(says(['2031-05-01', cancelled, '2031-06-01'])).toBe('3 days, next on 20 May 2031');
    expect(says([{ date: '2031-05-01', until: '2031-05-08' }])).toBe('1 day, next on 1 May 2031');
    expect(says(['2031-05-01'])).toBe('1 day, over');
    expect(says([])).toBe('No days yet');
  });

  test('are written with commas between, and keep what was said of those that stay', async () => {
    const csv = await writeCsv(trips());
    expect(csv).toContain('Night,easy,"2031-05-01, 2031-05-20, 2031-06-01"');
    const take = (days: string) =>
      readNamed(trips(), [
        ['name', 'days'],
        ['Night', days],
      ]).rows[0];
    expect(take('2031-05-01, 2031-05-20, 2031-06-01')?.values).toEqual([]);
    expect(take('20.5.2031; 2031-06-08\n2031-06-15')?.values).toEqual([
      ['days', [cancelled, '2031-06-08', '2031-06-15']],
    ]);
    expect(take('2031-05-20, soon')).toMatchObject({
      values: [],
      faults: [
        'Departures: “2031-05-20, soon” has a day that cannot be read in one way only. Write days with commas between: 2027-08-14, 2027-08-21.',
      ],
    });
    expect(take('')?.values).toEqual([['days', undefined]]);
  });

  test('are a field of that kind where the cells of a new column have several', () => {
    const kinds = (...cells: string[]) =>
      proposeFields({ entries: [{ name: 'Night' }] }, [['name', 'When'], ...cells.map((cell) => ['x', cell])]).map(
        ({ kind }) => kind,
      );
    expect(kinds('2031-05-01, 2031-05-08', '2031-06-01')).toEqual(['days']);
    expect(kinds('2031-05-01', '2031-06-01')).toEqual(['date']);
    expect(kinds('2031-05-01, later', '2031-06-01')).toEqual(['text']);
  });
});

describe('a field of days', () => {
  test('takes days, a day and a text with days, and no more than a day alone goes back', () => {
    expect(readAsKind('days', '2031-05-01')).toEqual(['2031-05-01']);
    expect(readAsKind('days', '1.5.2031, 8.5.2031')).toEqual(['2031-05-01', '2031-05-08']);
    expect(readAsKind('days', 'in May')).toBeUndefined();
    expect(readAsKind('days', [{ date: '2031-05-01', title: 'The first day' }])).toBeUndefined();
    expect(readAsKind('text', ['2031-05-01', '2031-05-08'])).toBe('2031-05-01, 2031-05-08');
    expect(readAsKind('date', ['2031-05-01'])).toBe('2031-05-01');
  });

  test('loses nothing in silence as it is made of another kind', () => {
    const { edit, unreadPlaces } = retypeField(site, 'trips', 'days', 'text');
    expect(unreadPlaces).toEqual(['/collections/trips/entries/0/days']);
    expect(valueAt(edit.after, '/collections/trips/fields/days')).toEqual({ kind: 'text', label: 'Departures' });
  });

  test('is told by lists of days, and by no other list of groups', () => {
    const said = { dates: ['2031-05-01', cancelled], plan: [{ date: '2031-05-01', title: 'On the water' }] };
    const root: JsonObject = { collections: { trips: [{ name: 'Night', ...said }] }, routes: [] };
    const after = declareFields(root, 'trips', entryFields(root, 'trips'));
    expect(valueAt(after, '/collections/trips/fields')).toMatchObject({
      dates: { kind: 'days' },
      plan: { kind: 'other' },
    });
  });

  test('is added, asked for as days, and is not deleted while a list takes each of them', () => {
    const added = addField(site, 'trips', [], { label: 'Repeats', kind: 'days' });
    if ('problem' in added) throw new Error(added.problem);
    expect(inputAt(added.after, '/collections/trips/entries/0/repeats')).toMatchObject({
      kind: 'list',
      itemName: 'day',
      item: { kind: 'occasion' },
    });
    expect(usesOfField(site, 'trips', 'days')).toEqual([`${list}/each`]);
    expect(usesOfField(site, 'trips', 'level')).toEqual([`${list}/where/level`]);
    expect(valueAt(deleteField(site, 'trips', 'days').after, '/collections/trips/entries/0')).toEqual({
      name: 'Night',
      level: 'easy',
    });
  });
});

describe('a list that takes each day', () => {
  test('asks of its entries nothing that the day says', () => {
    expect(entryFields(site, 'trips').map(({ name }) => name)).toEqual(['name', 'level', 'days']);
  });

  test('begins with what it must say: when, and where more is read', () => {
    const [item] = fieldsOf(registry.blocks.events?.schema ?? {}).flatMap(({ name, input }) =>
      name === 'items' && input.kind === 'list' ? [input.item] : [],
    );
    if (!item) throw new Error('The block of events has no items.');
    expect(fieldsOfInput(item).find(({ name }) => name === 'date')?.input.kind).toBe('occasion');
    expect(templateOf(item, trips(), '/trips/{slug}', true)).toEqual({
      title: '{name}',
      date: '{date}',
      to: '/trips/{slug}',
    });
    expect(templateOf(item, trips(), '/trips/{slug}')).toEqual({ title: '{name}', date: '' });
  });

  test('offers what the day says before what its entry says', () => {
    const choices = valueChoices(`${list}/as/title`, site, now);
    expect(choices.slice(0, 3)).toEqual([
      { name: 'date', title: 'Day', says: 'as each day says it' },
      { name: 'date:long', title: 'Day, the day in full', says: 'May 1, 2031' },
      { name: 'date:short', title: 'Day, the day in short', says: 'May 1' },
    ]);
    const names = choices.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['time', 'state', 'note', 'name']));
    expect(names).not.toContain('days');
  });

  test('is chosen by days from today on, by how they stand, and by fields of the entry', () => {
    const asked = conditionFieldsOf(site, now, 'trips', true);
    expect(asked.map(({ label }) => label)).toEqual(['Day', 'How it stands', 'Name', 'Level', 'Departures']);
    const [day, state, , level] = asked;
    expect([day, state, level].map((one) => one && begunCondition(one))).toEqual([{ from: 'today' }, '', '']);
    expect(state?.choices.map(({ label }) => label)).toEqual(['Cancelled', 'Sold out']);
    expect(conditionFieldsOf(site, now, 'trips').map(({ name }) => name)).toEqual(['name', 'level', 'days']);
  });

  test('reads in its field by what things are called, and on the page as that does', () => {
    const place = `${list}/as/title`;
    expect(collectionsAround(place, site)).toEqual(['/collections/trips/fields/days', '/collections/trips']);
    const title = '{name}, {date:weekday}';
    expect(sayText(title, site, now, entriesAt(place, site))).toBe('(name), (date, the day with its weekday)');
    const day = '/collections/trips/entries/0/days/1';
    const origins = new Map([['/blocks/0/items/0', { pointer: day, related: `${list}/as` }]]);
    const shown = { route: '/routes/0', entry: undefined, origins };
    const around = entriesAt(`${list}/as`, site, shown);
    expect(around.slice(0, 2)).toEqual([day, '/collections/trips/entries/0']);
    expect(sayText(title, site, now, around)).toBe('Night, Tuesday, May 20 – Cancelled');
  });
});
