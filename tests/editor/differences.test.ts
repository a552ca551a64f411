import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Change, changesBetween, lineOf } from '../../src/editor/changes/say-difference';
import { makeShared } from '../../src/editor/members/shared-blocks';
import { separateBlock } from '../../src/editor/only-here/only-here';
import { isContainer } from '../../src/manifest/identity';
import { isObject, type Json, type JsonObject } from '../../src/manifest/manifest';
import { duplicate, insert, move, remove, renameKey, set } from '../../src/manifest/operations';
import { memberPointer, type Pointer, valueAt } from '../../src/manifest/pointer';
import { printChanges } from '../../src/manifest/print-changes';
import { recogniseParts } from '../../src/manifest/recognise-parts';
import { applySplices } from '../../src/manifest/splice';
import { isLong } from '../is-long';
import { led, linesBetween, renamed, site, takenBack, withoutPage } from './changed-site';
import { now } from './now';

/** A version of the site after some edits, each of the version before it. */
function edited(...edits: ((root: Json) => Json)[]): JsonObject {
  return edits.reduce<Json>((root, edit) => edit(root), site) as JsonObject;
}

test.each<[string, (root: Json) => Json]>([
  ['Home: opening, heading changed', (root) => set(root, '/routes/0/blocks/0/heading', 'Hi')],
  ['Home: list, item 2 changed', (root) => set(root, '/routes/0/blocks/1/items/1', 'Water')],
  ['Home: Notice: Closed added', (root) => insert(root, '/routes/0/blocks/1', { type: 'notice', text: 'Closed' })],
  ['Home: Opening: Hello deleted', (root) => remove(root, '/routes/0/blocks/0')],
  ['Home: blocks put in another order', (root) => move(root, '/routes/0/blocks/2', '/routes/0/blocks/0')],
  ['Home: title changed', (root) => set(root, '/routes/0/title', 'Welcome')],
  ['Pages: page /study/ireland added', (root) => insert(root, '/routes/2', { path: '/study/ireland', blocks: [] })],
  ['Pages: page /contact deleted', (root) => remove(root, '/routes/1')],
  ['Pages: put in another order', (root) => move(root, '/routes/1', '/routes/0')],
  ['Trips: Dawn, price changed', (root) => set(root, '/collections/trips/0/price', 3)],
  ['Trips: Night deleted', (root) => remove(root, '/collections/trips/1')],
  ['Block on several pages, Closing: heading changed', (root) => set(root, '/shared/closing/heading', 'Stay')],
  ['Blocks on several pages: Closing deleted', (root) => remove(root, '/shared/closing')],
  [
    'Contact details and facts: telephone renamed, before “phone”',
    (root) => renameKey(root, '/values/phone', 'telephone'),
  ],
  ['Old addresses: “/a leads to /” added', (root) => set(root, '/redirects', [{ from: '/a', to: '/' }])],
])('says "%s"', (line, edit) => {
  expect(linesBetween(site, edited(edit))).toEqual([line]);
});

test('says a choice, and a day, as their fields do', () => {
  const evenings = {
    fields: { days: { kind: 'days' } },
    entries: [{ name: 'Rolls', days: ['2099-01-15', { date: '2099-01-22', starts: '18:30' }] }],
  };
  const before = edited((root) => set(root, '/collections/evenings', evenings));
  const after = set(before, '/collections/evenings/entries/0/days/1/state', 'cancelled');
  const [change] = changesBetween(before, after, now);
  expect(change && lineOf(change)).toBe('Evenings: Rolls, “Thursday, 22 January 2099” how it stands added');
  expect(change?.now).toBe('Cancelled');
});

test('tells of a number or a text that was added what it is', () => {
  const [change] = changesBetween(
    site,
    edited((root) => set(root, '/routes/0/blocks/0/text', 'Come in')),
    now,
  );
  expect(change).toMatchObject({ kind: 'added', now: 'Come in' });
});

test.each<[string, Json, string | undefined]>([
  ['a text', 'Study abroad', 'Study abroad'],
  ['a number', 12, '12'],
  ['the beginning of a long text', 'word '.repeat(20), `${'word '.repeat(10).slice(0, 47)}…`],
  ['no copy with links', '[Ask us](/contact)', undefined],
  ['nothing of what is neither', true, undefined],
])('tells beside its line what a place said before and says now: %s', (_, value, words) => {
  const [change] = changesBetween(
    site,
    edited((root) => set(root, '/routes/0/blocks/0/heading', value)),
    now,
  );
  expect(change?.now).toBe(words);
  expect(change?.was).toBe('Hello');
  expect(lineOf(change as Change)).toBe('Home: opening, heading changed');
});

test('a link that has other words and leads elsewhere is one thing, told with both and taken back with both', () => {
  const actions = [{ label: 'Explore', to: '/contact' }];
  const before = set(site, '/routes/0/blocks/0/actions', actions);
  const named = set(before, '/routes/0/blocks/0/actions/0/label', 'Talk to us');
  expect(linesBetween(before, named)).toEqual(['Home: opening, “Talk to us” label changed']);
  const after = set(named, '/routes/0/blocks/0/actions/0/to', '/');
  const [change, ...others] = changesBetween(before, after, now);
  expect(others).toEqual([]);
  expect(lineOf(change as Change)).toBe('Home: opening, “Talk to us” changed');
  expect(change?.now).toBe('Talk to us, which leads to /');
  expect(takenBack(before, after, change as Change)).toEqual(before);
});

test('what is the same in both is no change, though it was read from two files', () => {
  const list = { from: 'news', where: { topic: ['boats', 'night'] }, as: { title: '{title}' } };
  const before = set(site, '/routes/0/blocks/0/items', list);
  expect(linesBetween(before, structuredClone(before))).toEqual([]);
});

test('two pages that are called the same stand each by its address', () => {
  const both = edited(
    (root) => set(root, '/routes/1/title', 'News'),
    (root) => insert(root, '/routes/2', { path: '/archive', title: 'News', blocks: [] }),
  );
  const after = set(both, '/routes/2/description', 'What was.');
  expect(linesBetween(both, after)).toEqual(['News (/archive): description added']);
});

test('each change is taken back by itself, and the others stay', () => {
  const after = edited(
    (root) => set(root, '/routes/0/blocks/0/heading', 'Hi'),
    (root) => remove(root, '/routes/0/blocks/1'),
    (root) => insert(root, '/routes/1', { path: '/new', blocks: [] }),
    (root) => remove(root, '/values/phone'),
  );
  const changes = changesBetween(site, after, now);
  expect(changes).toHaveLength(4);
  for (const change of changes) {
    const others = changes.filter((one) => one !== change).map(lineOf);
    expect(linesBetween(site, takenBack(site, after, change))).toEqual(others);
  }
  const phone = changes.find(({ former }) => former === '/values/phone');
  const values = valueAt(takenBack(site, after, phone as Change), '/values');
  expect(Object.keys(values ?? {})).toEqual(['phone', 'email']);
});

test('what took the place of something else is one thing deleted and another one added', () => {
  const after = edited(
    (root) => remove(root, '/routes/0/blocks/2'),
    (root) => insert(root, '/routes/0/blocks/2', { type: 'notice', text: 'Closed' }),
  );
  expect(linesBetween(site, after)).toEqual([
    'Home: Notice: Closed added',
    'Home: Questions and answers: Questions deleted',
  ]);
});

test('what was deleted on a page stands under the name that the page has now', () => {
  const after = edited(
    (root) => set(root, '/routes/1/title', 'Ask us'),
    (root) => remove(root, '/routes/1/blocks'),
  );
  expect(linesBetween(site, after)).toEqual(['Ask us: title changed', 'Ask us: blocks deleted']);
});

test('a version that was read from a text is compared part by part', () => {
  const after = edited((root) => move(root, '/routes/0/blocks/2', '/routes/0/blocks/0'));
  const read = JSON.parse(JSON.stringify(site)) as JsonObject;
  recogniseParts(after, read);
  expect(linesBetween(read, set(after, '/routes/0/blocks/1/heading', 'Hi'))).toEqual([
    'Home: blocks put in another order',
    'Home: opening, heading changed',
  ]);
});

/** Every place of a value but the whole. */
function placesIn(value: Json, at: Pointer = ''): Pointer[] {
  if (!isContainer(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const place = memberPointer(at, name);
    return [place, ...placesIn(part, place)];
  });
}

/** One random edit, whatever the site holds: changed, taken out, copied, moved within its list, added or renamed. */
function randomEdit(root: Json, [what, where, other]: [number, number, number]): Json {
  const places = placesIn(root);
  const place = places[where % places.length] ?? '';
  const holder = place.slice(0, place.lastIndexOf('/'));
  const list = valueAt(root, holder);
  if (what === 0) return set(root, place, `changed ${other}`);
  if (what === 5) return renamedAnew(root as JsonObject, other);
  if (what === 6) return withoutFirst(root as JsonObject, other % 2 === 0 ? '/' : undefined);
  if (what === 7) return withShared(root as JsonObject, other);
  if (what === 1) return remove(root, place);
  if (!Array.isArray(list)) return renameKey(root, place, `name${other}-${where}`);
  if (what === 2) return duplicate(root, place);
  if (what === 3) return move(root, place, memberPointer(holder, other % list.length));
  return insert(root, place, { type: 'new', heading: `Added ${other}` });
}

/** A site with a page, or the page of an entry, at another address. */
function renamedAnew(root: JsonObject, other: number): JsonObject {
  return other % 2 === 0 ? renamed(root, '/contact', `/p${other}`) : renamed(root, '/trips/night', `/trips/n${other}`);
}

/** A site without its first page that has an address. */
function withoutFirst(root: JsonObject, to: string | undefined): JsonObject {
  const path = valueAt(root, '/routes/0/path');
  return typeof path === 'string' ? withoutPage(root, '/routes/0', [path], to) : root;
}

/** A site with a block of its first page made shared, or, where it is a placement, one of that page alone. */
function withShared(root: JsonObject, other: number): JsonObject {
  const block = `/routes/0/blocks/${other % 4}`;
  const isBlock = isObject(valueAt(root, block)) && isObject(root.shared ?? {});
  return isBlock
    ? (separateBlock(root, now, block)?.after ?? makeShared(root, now, block, `shared${other}`).after)
    : root;
}

test('whatever was edited, taking back one change after the other gives the file of before', () => {
  const text = JSON.stringify(led, null, 2);
  const edits = fc.array(fc.tuple(fc.nat({ max: 7 }), fc.nat(), fc.nat({ max: 99 })), { maxLength: 12 });
  fc.assert(
    fc.property(edits, fc.array(fc.nat(), { minLength: 1 }), (given, order) => {
      let root = given.reduce<Json>(
        (value, edit) => (placesIn(value).length > 0 ? randomEdit(value, edit) : value),
        led,
      );
      for (let tries = 0; tries < 200; tries++) {
        const changes = changesBetween(led, root as JsonObject, now);
        if (changes.length === 0) break;
        const change = changes[(order[tries % order.length] ?? 0) % changes.length] as Change;
        root = takenBack(led, root as JsonObject, change);
      }
      expect(root).toEqual(led);
      expect(JSON.parse(applySplices(text, printChanges(text, led, root)))).toEqual(led);
    }),
    { numRuns: isLong ? 5000 : 80 },
  );
});

test('a block that is of one page alone since, and one that is shared since, are told as what came and what went', () => {
  const placed = insert(site, '/routes/0/blocks/1', { type: 'shared', block: 'closing' });
  const own = separateBlock(placed, now, '/routes/0/blocks/1')?.after ?? placed;
  expect(linesBetween(placed, own)).toEqual([
    'Home: Invitation: Come added',
    'Home: On several pages: Closing deleted',
  ]);
  const shared = makeShared(site, now, '/routes/0/blocks/0', 'welcome').after;
  expect(linesBetween(site, shared)).toEqual([
    'Home: On several pages: Welcome added',
    'Home: Opening: Hello deleted',
    'Blocks on several pages: Welcome added',
  ]);
});

test('what a list takes is one thing, whichever of its conditions differ', () => {
  const taken = { from: 'trips', where: { slug: { not: 'dawn' } }, as: '{name}' };
  const before = set(site, '/routes/0/blocks/1/items', taken);
  const after = set(before, '/routes/0/blocks/1/items/where', { slug: ['night'], price: 2 });
  const [change, ...others] = changesBetween(before, after, now);
  expect(others).toEqual([]);
  expect(lineOf(change as Change)).toBe('Home: list, items which of them changed');
  expect(takenBack(before, after, change as Change)).toEqual(before);
});
