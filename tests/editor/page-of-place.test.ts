import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Workspace } from '../../src/edit-api/workspace';
import type { Checker } from '../../src/editor/checking/checker';
import { pathShowing } from '../../src/editor/checking/paths-showing';
import { pagesOf, siteOf } from '../../src/editor/drawing/engine';
import { memberAt, removeMember } from '../../src/editor/members/members';
import { withoutPages } from '../../src/editor/members/removal';
import { readBase } from '../../src/editor/session/base';
import { createEditor, type Editor } from '../../src/editor/session/editor';
import { createIconDrawings } from '../../src/editor/session/icons';
import { placesOfSelected } from '../../src/editor/sources/place-of-click';
import { readAssets } from '../../src/frame/read-assets';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { insert, remove, set } from '../../src/manifest/operations';
import { type Pointer, valueAt } from '../../src/manifest/pointer';
import { root as project } from '../project';
import { registry } from '../registry';
import { now } from './now';
import { checker as unknowing } from './opened-file';

const file = join(project, 'tests/fixtures/kajak/site.json');
const trips = '/collections/trips/entries';
const text = readFileSync(file, 'utf8');
const { assets } = readAssets(dirname(file));

/** An editor of the site, how often it asked which page shows a place, and the page that is open once all is answered. */
function opened(): { editor: Editor; asked: () => number; path: () => Promise<string> } {
  let asked = 0;
  const checker: Checker = {
    ...unknowing,
    pathShowing: async (part, root) => {
      asked++;
      return pathShowing(part, root, assets, registry, now);
    },
  };
  const base = readBase({ text, version: text });
  if ('failure' in base) throw new Error(base.failure);
  const workspace = {} as Workspace;
  const icons = createIconDrawings(workspace, {});
  const editor = createEditor(base, assets, { workspace, registry, checker, icons, now });
  const path = async (): Promise<string> => {
    await new Promise((answered) => setTimeout(answered));
    return editor.state().path;
  };
  return { editor, asked: () => asked, path };
}

/** How many marks and which block of the open page are marked. */
function marked(editor: Editor): [marks: number, block: number | undefined] {
  const { drawnPage, selectedPlace, edits } = editor.state();
  if (!drawnPage) throw new Error('Nothing is drawn.');
  const { marks, block } = placesOfSelected(drawnPage, selectedPlace, edits.root);
  return [marks.length, block];
}

test('what the open page shows leaves it open, without a look at any other', async () => {
  const { editor, asked, path } = opened();
  for (const place of [`${trips}/0/name`, '/shared/trygghet/heading', '/values/phone', '/theme', '/words']) {
    editor.open(place);
    expect([place, await path()]).toEqual([place, '/']);
  }
  expect(asked()).toBe(0);
});

test.for<[place: Pointer, path: string]>([
  ['/collections/trips/entries/2/name', '/turer/heldag'],
  ['/collections/trips/entries/4', '/turer'],
  ['/collections/reviews', '/'],
  ['/shared/trygghet', '/'],
  ['/routes/9/title', '/villkor'],
  ['/notFound', '404'],
])('%s opens %s, where the page that was open shows nothing of it', async ([place, expected]) => {
  const { editor, path } = opened();
  editor.openPage('/integritet');
  editor.open(place);
  expect(await path()).toBe(expected);
});

test('whoever has gone on meanwhile stays there', async () => {
  const { editor, path } = opened();
  editor.openPage('/integritet');
  editor.open('/shared/trygghet');
  editor.openPage('/villkor');
  expect(await path()).toBe('/villkor');
});

test('undo goes to the page that shows what it takes back', async () => {
  const { editor, path } = opened();
  const place = '/shared/trygghet/heading';
  editor.change({ says: 'Other', place, after: set(editor.state().edits.root, place, 'Other') });
  editor.openPage('/integritet');
  editor.undo();
  expect(await path()).toBe('/');
  expect(marked(editor)[1]).toBe(2);
});

test('a value marks all that it has part in, and a page as a whole marks nothing on it', () => {
  const { editor } = opened();
  editor.openPage('/hitta-hit');
  editor.open('/values/street');
  expect(marked(editor)[0]).toBeGreaterThan(0);
  editor.openPage('/hitta-hit');
  expect(marked(editor)).toEqual([0, undefined]);
});

test('a page that cannot be composed is known as such, and the one before it still shows', () => {
  const { editor } = opened();
  const place = '/routes/9/blocks';
  const after = set(editor.state().edits.root, place, 5);
  editor.change({ says: 'Wrong', place: '/theme', after });
  expect(editor.state().isComposed).toBe(true);
  editor.openPage('/villkor');
  expect([editor.state().isComposed, editor.state().drawnPage?.path]).toEqual([false, '/']);
  editor.undo();
  expect([editor.state().isComposed, editor.state().drawnPage?.path]).toEqual([true, '/villkor']);
});

test('a page that gets another address stays open, with each letter of it and when that is undone', () => {
  const { editor } = opened();
  const shown = (): unknown => {
    const { path, drawnPage, isComposed } = editor.state();
    return [path, drawnPage?.path, isComposed];
  };
  const write = (place: Pointer, words: string): void => {
    const after = set(editor.state().edits.root, place, words);
    editor.change({ says: 'an address', place, after });
  };
  editor.openPage('/boka');
  expect(shown()).toEqual(['/boka', '/boka', true]);
  const { route } = editor.state().drawnPage ?? {};
  write(`${route}/path`, '/skola');
  expect(shown()).toEqual(['/skola', '/skola', true]);
  editor.undo();
  expect(shown()).toEqual(['/boka', '/boka', true]);
});

test('so does a page that is made of an entry, while the entry says no end of its address, too', () => {
  const { editor } = opened();
  const made = pagesOf(siteOf(editor.state().edits.root, assets, registry, now)).find(({ scope }) => scope);
  editor.openPage(made?.path ?? '');
  const place = `${editor.state().drawnPage?.entry}/slug`;
  const change = (edit: (root: JsonObject) => Json): void =>
    editor.change({ says: 'a slug', place, after: edit(editor.state().edits.root) as JsonObject });
  change((root) => remove(root, place));
  expect(editor.state()).toMatchObject({ path: made?.path, drawnPage: { path: made?.path }, isComposed: false });
  change((root) => set(root, place, 'another'));
  const next = made?.path.replace(/[^/]*$/, 'another');
  expect(editor.state()).toMatchObject({ path: next, drawnPage: { path: next }, isComposed: true });
});

/** Does one edit and goes to its place, as the forms do. */
function edited(editor: Editor, place: Pointer, edit: (root: JsonObject) => Json): void {
  editor.change({ says: 'an edit', place, after: edit(editor.state().edits.root) as JsonObject });
  editor.open(place);
}

/** The place that is open, and what is there. */
function open({ state }: Editor): [place: Pointer, isThere: boolean] {
  const { selectedPlace, edits } = state();
  return [selectedPlace, valueAt(edits.root, selectedPlace) !== undefined];
}

const page = { path: '/ny', title: 'Ny', description: 'En ny sida', blocks: [] };
const block = { type: 'notice', text: 'Stängt' };

test.for<[what: string, place: Pointer, added: Json, left: Pointer, path: string]>([
  ['last page', '/routes/12', page, '/routes/0', '/'],
  ['page before others', '/routes/3', page, '/routes/0', '/'],
  ['last block', '/routes/9/blocks/1', block, '/routes/9', '/villkor'],
  ['block before others', '/routes/9/blocks/0', block, '/routes/9', '/villkor'],
  ['entry', '/collections/trips/entries/5', { name: 'Ny', slug: 'ny' }, '/collections/trips', '/'],
  ['item of a list', '/header/menu/0', { label: 'Ny', to: '/' }, '/header/menu', '/'],
])('undone, an addition leads to what is around it: %s', ([, place, added, left, path]) => {
  const { editor } = opened();
  edited(editor, place, (root) => insert(root, place, added));
  expect(open(editor)).toEqual([place, true]);
  editor.undo();
  expect([open(editor), editor.state().path]).toEqual([[left, true], path]);
  editor.redo();
  expect(open(editor)).toEqual([place, true]);
});

test('undoing that a block was made shared or a collection was begun leads to a page that is there', () => {
  const { editor } = opened();
  for (const place of ['/shared/ny', '/collections/ny']) {
    edited(editor, place, (root) => set(root, place, place === '/shared/ny' ? block : []));
    editor.undo();
    expect(open(editor)).toEqual(['/routes/0', true]);
  }
});

test('doing a deletion again leads to what is there, and undoing it to what is back', () => {
  const { editor } = opened();
  const { length } = valueAt(editor.state().edits.root, '/routes/0/blocks') as Json[];
  const place = `/routes/0/blocks/${length - 1}`;
  edited(editor, place, (root) => remove(root, place));
  expect(open(editor)).toEqual(['/routes/0', true]);
  editor.undo();
  expect(open(editor)).toEqual([place, true]);
  editor.redo();
  expect(open(editor)).toEqual(['/routes/0', true]);
});

test('what is open stays open where another step moves it, and leads to what is around it where one takes it away', () => {
  const { editor } = opened();
  editor.open('/routes/0/blocks/1/heading');
  const change = (edit: (root: JsonObject) => Json): void =>
    editor.change({ says: 'elsewhere', place: '/theme', after: edit(editor.state().edits.root) as JsonObject });
  change((root) => insert(root, '/routes/0/blocks/0', block));
  expect(editor.state().selectedPlace).toBe('/routes/0/blocks/2/heading');
  change((root) => remove(root, '/routes/0/blocks/2'));
  expect(open(editor)).toEqual(['/routes/0', true]);
});

test('words that are typed on the page are typed no more once another step takes them away', () => {
  const { editor } = opened();
  editor.tell({ kind: 'type', place: '/routes/0/blocks/0/heading' });
  const after = set(editor.state().edits.root, '/routes/0/blocks', []);
  editor.change({ says: 'all of them deleted', place: '/routes/0', after });
  expect(editor.state().typedPlace).toBe(undefined);
});

test.each(['/collections/trips/entries/0', '/collections/trips/entries/3'])(
  'undoing that an entry was deleted opens its page again: %s',
  async (place) => {
    const { editor, path } = opened();
    const { root } = editor.state().edits;
    const alone = set(root, trips, (valueAt(root, trips) as Json[]).slice(0, 4));
    editor.change({ says: 'four of them', place: trips, after: alone });
    const made = pagesOf(siteOf(alone, assets, registry, now)).find(({ scope }) => scope?.pointer === place);
    const page = made?.path ?? '';
    editor.openPage(page);
    editor.open(place);
    expect(await path()).toBe(page);
    const member = memberAt(editor.state().edits.root, now, place);
    if (!member) throw new Error('There is no such trip.');
    editor.change(withoutPages(removeMember(editor.state().edits.root, member), [page], { to: '/turer' }));
    editor.open(member.list, false);
    expect(await path()).not.toBe(page);
    editor.undo();
    expect([editor.state().selectedPlace, await path()]).toEqual([place, page]);
    editor.redo();
    expect([editor.state().selectedPlace, await path()]).not.toContain(page);
  },
);
