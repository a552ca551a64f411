import { expect, test } from 'vitest';
import type { Field } from '../../src/editor/inputs/input';
import { entryFields } from '../../src/editor/naming/entry-fields';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { textOf } from '../project';

function fieldsIn(site: JsonObject, collection: string): Record<string, Partial<Field>> {
  const fields = entryFields(site, collection);
  return Object.fromEntries(fields.map(({ name, isRequired, input }) => [name, { isRequired, input }]));
}

test('a collection without an entry has the fields that its lists ask for', () => {
  const agency = JSON.parse(textOf('tests/fixtures/agency/site.json')) as JsonObject;
  const emptied = { ...agency, collections: { ...(agency.collections as JsonObject), events: [] } };
  expect(fieldsIn(emptied, 'events')).toMatchObject({
    title: { isRequired: true, input: { kind: 'words', of: 'title' } },
    date: { isRequired: true, input: { kind: 'occasion' } },
    image: { isRequired: false, input: { kind: 'picture' } },
    featured: { isRequired: false, input: { kind: 'switch' } },
    to: { input: { kind: 'words', of: 'link' } },
  });
});

test('pages that are made of entries ask for what their address needs', () => {
  const site = { routes: [{ path: '/trips/{slug}', from: 'trips', title: '{name}', blocks: [] }] };
  expect(fieldsIn(site, 'trips')).toMatchObject({ slug: { isRequired: true } });
});

test('what entries say tells which parts a value has, and its use what its words are', () => {
  const site: JsonObject = {
    collections: { guides: [{ name: 'Ada', picture: { src: 'uploads/ada.jpg', alt: '' }, mark: 'sun' }] },
    shared: {
      team: {
        type: 'card-grid',
        items: [{ from: 'guides', as: { title: '{name}', icon: '{mark}', text: '{picture}' } }],
      },
    },
  };
  expect(fieldsIn(site, 'guides')).toMatchObject({
    name: { input: { kind: 'words', of: 'title' } },
    mark: { input: { kind: 'words', of: 'icon' } },
    picture: { input: { kind: 'picture' } },
  });
});

test('of a day more can be said where a list says when something takes place, and else not', () => {
  const events = { type: 'events', items: { from: 'fairs', as: { title: '{name}', date: '{date}' } } };
  const table = { type: 'table', columns: ['When'], rows: { from: 'fairs', as: ['{date}'] } };
  const on = (block: JsonObject, ...dates: Json[]) =>
    fieldsIn({ collections: { fairs: dates.map((date) => ({ name: 'Fair', date })) }, shared: { block } }, 'fairs')
      .date;
  expect(on(events, '2031-06-01')).toMatchObject({ input: { kind: 'occasion' } });
  expect(on(events, '2031-06-01', { date: '2031-06-02', until: '2031-06-03' })).toMatchObject({
    input: { kind: 'occasion' },
  });
  expect(on(events, '')).toMatchObject({ input: { kind: 'occasion' } });
  expect(on(table, '2031-06-01')).toMatchObject({ input: { kind: 'words', of: 'day' } });
});

test('what entries are chosen by in those that they name is no field of their own', () => {
  const items = [{ from: 'reviews', where: { 'trip.open': true, stars: 5 }, as: { title: '{words}' } }];
  const fields = fieldsIn({ collections: { reviews: [] }, shared: { said: { type: 'card-grid', items } } }, 'reviews');
  expect(Object.keys(fields).sort()).toEqual(['stars', 'words']);
});

test('a number that is written as an amount of money is asked for as one', () => {
  const items = { from: 'trips', as: { label: '{name}', note: '{price:money}, {places} places' } };
  const site = {
    collections: { trips: [{ name: 'Lake', price: 4500, places: 8 }] },
    routes: [{ blocks: [{ type: 'list', items }] }],
  };
  expect(fieldsIn(site, 'trips')).toMatchObject({ price: { input: { kind: 'number', isMoney: true } } });
  expect(fieldsIn(site, 'trips').places?.input).not.toHaveProperty('isMoney');
});

test('what one entry at least marks or links is asked for as copy', () => {
  const trips = [
    { name: 'Lake', where: '[Dubai](/work/dubai)', says: 'Bring **boots**', rates: '5 * 3', plain: 'a [b] c' },
    { name: 'Hill', where: 'Not yet decided by anybody', says: 'Bring nothing, all is there', plain: 'x' },
  ];
  expect(fieldsIn({ collections: { trips } }, 'trips')).toMatchObject({
    where: { input: { kind: 'words', of: 'article' } },
    says: { input: { kind: 'words', of: 'article' } },
    rates: { input: { kind: 'words', of: 'text' } },
    plain: { input: { kind: 'words', of: 'text' } },
  });
});

test('what the items of a list are is told by the lists of all entries, and of empty ones by what is made of them', () => {
  const days = [
    { name: 'Lake', fields: [], about: ['Short.'], stops: [] },
    {
      name: 'Hill',
      fields: [],
      about: ['Short.', '**Bold** words.'],
      stops: [{ place: 'Ford' }, { place: 'Top', at: '12:00' }],
    },
  ];
  const list = { from: 'days', as: { heading: '{name}', items: '{fields}' } };
  const site: JsonObject = { collections: { days }, shared: { all: { type: 'lists', lists: list } } };
  expect(fieldsIn(site, 'days')).toMatchObject({
    fields: { input: { kind: 'list', item: { kind: 'words', of: 'inlineCopy' } } },
    about: { input: { kind: 'list', item: { kind: 'words', of: 'article' } } },
    stops: { input: { item: { kind: 'group', fields: [{ name: 'place' }, { name: 'at', input: { of: 'time' } }] } } },
  });
  const unused = { collections: { days } };
  expect(fieldsIn(unused, 'days')).toMatchObject({ fields: { input: { item: { kind: 'words', of: 'text' } } } });
});

test.each([
  [{ not: 'x' }, 'text'],
  [{ not: ['x', 'y'] }, 'text'],
  [{ from: 'today' }, 'day'],
])('a field by which entries are chosen with %j is asked for as %s', (mark, of) => {
  const items = [{ from: 'reviews', where: { mark }, as: { title: '{words}' } }];
  const fields = fieldsIn({ collections: { reviews: [] }, shared: { said: { type: 'card-grid', items } } }, 'reviews');
  expect(fields.mark?.input).toEqual({ kind: 'words', of });
});

test('the end of an address says so before all else that is made of it: what a form sends only where entries are choices', () => {
  const page = { path: '/trips/{slug}', from: 'trips', title: '{name}', blocks: [] };
  const options = [{ from: 'trips', as: { label: '{name}', value: '{slug}' } }];
  const form = { type: 'form', sections: [{ fields: [{ name: 'trip', label: 'Trip', kind: 'select', options }] }] };
  const helpIn = (site: JsonObject): string | undefined =>
    entryFields(site, 'trips').find(({ name }) => name === 'slug')?.help;
  expect(helpIn({ routes: [page] })).toBe('The end of the address of its page.');
  expect(helpIn({ routes: [page], shared: { form } })).toBe(
    'The end of the address of its page. Also what you read in the e-mail when somebody has chosen it.',
  );
  expect(helpIn({ shared: { form } })).toBe('What you read in the e-mail when somebody has chosen it.');
});

test('an entry is asked for the end of an address where it has a page, or where that does not tell it apart', () => {
  const site = (...slugs: Json[]): JsonObject => ({
    collections: {
      team: {
        fields: { name: { kind: 'text' } },
        entries: slugs.map((slug) => ({ slug, name: 'Ada', id: '/team/ada' })),
      },
    },
  });
  const pages = { routes: [{ from: 'team', path: '/team/{slug}', title: '{name}', blocks: [] }] };
  expect(Object.keys(fieldsIn(site('ada', 'bo'), 'team'))).toEqual(['name']);
  expect(Object.keys(fieldsIn(site('ada', 'ada'), 'team'))).toEqual(['name', 'slug']);
  expect(Object.keys(fieldsIn({ ...site('ada', 'bo'), ...pages }, 'team'))).toEqual(['name', 'slug']);
});

test('what an entry is called in feeds is no field, unless its collection has a field of that name', () => {
  const entry = { slug: 'ada', id: '/team/ada' };
  const own = { id: { kind: 'text' } };
  const feeds = [{ from: 'team', path: '/team.xml', title: 'Team', as: {} }];
  const names = (team: Json, more: JsonObject = {}): string[] =>
    Object.keys(fieldsIn({ collections: { team }, ...more }, 'team'));
  expect(names({ fields: own, entries: [entry] })).toContain('id');
  expect(names([entry])).toContain('id');
  expect(names([entry], { feeds })).not.toContain('id');
});
