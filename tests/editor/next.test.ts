import { expect, test } from 'vitest';
import { type EditorAction, next } from '../../src/editor/session/next';
import { saveStateOf } from '../../src/editor/session/refusals';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { insert, move, set } from '../../src/manifest/operations';
import { valueAt } from '../../src/manifest/pointer';
import { heading, opened } from './opened-file';

const { editor } = opened();
const start = editor.state();
const { root } = start.edits;
const written = (words: string, from = root): JsonObject => set(from, heading, words) as JsonObject;
const step = (after: JsonObject, place = heading): EditorAction => ({
  kind: 'step',
  step: { says: 'a step', place, after },
});
const afterAll = (...actions: EditorAction[]) => actions.reduce(next, start);

test('the same actions lead from one session to the same, and leave that as it was', () => {
  const before = { ...start };
  const actions = [step(written('Mine')), { kind: 'undo' }, { kind: 'open', place: '/values/phone' }] as const;
  expect(afterAll(...actions)).toEqual(afterAll(...actions));
  expect(start).toEqual(before);
  expect(start.edits.root).toBe(root);
});

test('what changes nothing gives the very same session: nobody is drawn again for it', () => {
  for (const action of [step(root), { kind: 'undo' }, { kind: 'redo' }, { kind: 'refuse', place: heading }] as const)
    expect(next(start, action)).toBe(start);
});

test('whatever has a place in the site goes with its part', () => {
  const before = '/routes/0/blocks/1/heading';
  const ready = afterAll(
    { kind: 'open', place: before },
    { kind: 'type', place: before },
    { kind: 'refuse', place: before, one: { text: 'x', why: 'No.' } },
    { kind: 'conflicts', conflicts: [{ pointer: before, mine: 'Mine', theirs: 'Theirs' }] },
  );
  const block = { type: 'notice', text: 'Closed today' };
  const moved = next(ready, step(insert(root, '/routes/0/blocks/0', block) as JsonObject, '/theme'));
  const place = '/routes/0/blocks/2/heading';
  expect([moved.selectedPlace, moved.typedPlace]).toEqual([place, place]);
  expect([moved.refusals, moved.conflicts].map(([one]) => one?.pointer)).toEqual([place, place]);
});

test("a sample is its owner's once something in it is changed, and one again once that is undone", () => {
  const entries = [
    { slug: 'dawn', sample: true, title: 'Dawn' },
    { slug: 'night', sample: true, title: 'Night' },
  ];
  const before = next(start, step(set(root, '/collections/walks', entries) as JsonObject, '/collections/walks'));
  const place = '/collections/walks/0/title';
  const typed = next(before, step(set(before.edits.root, place, 'At dawn') as JsonObject, place));
  const walks = (state: typeof start) => valueAt(state.edits.root, '/collections/walks');
  expect(walks(typed)).toEqual([{ slug: 'at-dawn', title: 'At dawn' }, entries[1]]);
  expect(walks(next(typed, { kind: 'undo' }))).toEqual(entries);
  const moved = move(before.edits.root, '/collections/walks/1', '/collections/walks/0') as JsonObject;
  expect(walks(next(before, step(moved, '/collections/walks/0')))).toEqual(entries.toReversed());
});

test('of a sample that became an entry of its owner, what it still says of the sample is noted until it is changed', () => {
  const place = '/collections/walks';
  const sample = { slug: 'a', sample: true, title: 'First trip', price: 100, level: 'Easy', included: ['The first'] };
  const before = next(start, step(set(root, place, [sample]) as JsonObject, place));
  const typed = (state: typeof start, field: string, value: Json) =>
    next(state, step(set(state.edits.root, `${place}/0/${field}`, value) as JsonObject, `${place}/0/${field}`));
  const noted = (state: typeof start) => valueAt(state.edits.root, `${place}/0/stillSample`);
  const priced = typed(before, 'price', 8900);
  expect(noted(priced)).toEqual(['title', 'included']);
  const named = typed(priced, 'title', 'Dawn');
  expect(noted(named)).toEqual(['included']);
  expect(noted(typed(named, 'level', 'Hard'))).toEqual(['included']);
  expect(noted(typed(named, 'included/0', 'Lunch'))).toBe(undefined);
  // Once all words are the owner's, the price may be right as it was.
  const titled = typed(before, 'title', 'Dawn');
  expect(noted(titled)).toEqual(['price', 'included']);
  expect(noted(typed(titled, 'included/0', 'Lunch'))).toBe(undefined);
  expect(noted(next(named, { kind: 'undo' }))).toEqual(['title', 'included']);
});

test('the end of an address follows the name of its entry until it is saved or named elsewhere, also while that is empty', () => {
  const walk = '/collections/walks/0';
  const withWalk = (slug: string, more: JsonObject = {}): JsonObject => {
    const entries = [
      { slug, title: 'Dawn' },
      { slug: 'late', title: 'Late' },
    ];
    return { ...root, ...more, collections: { ...(root.collections as JsonObject), walks: entries } };
  };
  const typeAll = (site: JsonObject, saved: JsonObject, ...names: string[]): unknown => {
    const { base } = start;
    const before = { ...next(start, step(site, walk)), base: { ...base, root: saved } };
    const place = `${walk}/title`;
    const typed = names.reduce((state, name) => {
      const after = set(state.edits.root, place, name) as JsonObject;
      return next(state, { kind: 'step', step: { says: 'typed', place, after, key: place } });
    }, before);
    return valueAt(typed.edits.root, `${walk}/slug`);
  };
  const site = withWalk('dawn');
  expect(typeAll(site, root, 'D', '', 'N', 'Night')).toBe('night');
  expect(typeAll(site, root, 'Late')).toBe('late-2');
  expect(typeAll(site, root, 'D', '')).toBe('dawn');
  expect(typeAll(site, site, 'Night')).toBe('dawn');
  expect(typeAll(withWalk('sunrise'), root, 'Night')).toBe('sunrise');
  expect(typeAll(withWalk('dawn', { values: { walk: 'dawn' } }), root, 'Night')).toBe('dawn');
  expect(typeAll(withWalk('dawn', { values: { walk: '/walks/dawn' } }), root, 'Night')).toBe('dawn');
});

test('a site is saved as soon as it says what the file says, whatever led there', () => {
  const typed = next(start, step(written('Mine')));
  expect(saveStateOf(typed)).toEqual({ state: 'unsaved' });
  const back = next(typed, step(written(String((root.routes as JsonObject[])[0]?.blocks), root)));
  expect(saveStateOf(back)).toEqual({ state: 'unsaved' });
  expect(saveStateOf(next(typed, { kind: 'undo' }))).toEqual({ state: 'saved' });
  expect(saveStateOf(next(typed, step(JSON.parse(JSON.stringify(root)))))).toEqual({ state: 'saved' });
});

test('what was said stays while it leads somewhere, and is heard once somebody goes on', () => {
  const open: EditorAction = { kind: 'open', place: '/values/phone' };
  const said = next(start, { kind: 'announce', words: 'Done.' });
  expect(next(said, open).announcement).toBe('Done.');
  expect(next(next(said, { kind: 'heard' }), open).announcement).toBe('');
});

test('only the answer to what is still asked shows another page', () => {
  const asking = afterAll({ kind: 'open page', path: '/contact' }, { kind: 'open', place: '/collections' });
  const asked = { place: asking.selectedPlace, path: asking.path };
  expect(next(asking, { kind: 'answered', asked, path: '/' }).path).toBe('/contact');
});

test('an entry of the menu that is called otherwise is called so in the footer that repeats it, in one step', () => {
  const menu = [{ label: 'Home', to: '/' }];
  const repeated = set(set(root, '/header/menu', menu), '/footer/groups', [{ items: [...menu] }]) as JsonObject;
  const before = next(start, step(repeated, '/header'));
  const named = next(
    before,
    step(set(repeated, '/header/menu/0/label', 'Start') as JsonObject, '/header/menu/0/label'),
  );
  const label = (state: typeof start) => valueAt(state.edits.root, '/footer/groups/0/items/0/label');
  expect([named, next(named, { kind: 'undo' })].map(label)).toEqual(['Start', 'Home']);
});
