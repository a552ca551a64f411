import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { composePage } from '../../src/compose/compose-page';
import { pathsChanged } from '../../src/editor/checking/paths-changed';
import { pagesOf, siteOf } from '../../src/editor/drawing/engine';
import { readWords, usualWordsOf } from '../../src/editor/find/read-words';
import { isOfWords, putText } from '../../src/editor/words/site-words';
import { composeFrame, pageToDraw } from '../../src/frame/frame';
import { readAssets } from '../../src/frame/read-assets';
import { collectionsIn } from '../../src/manifest/collections';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { duplicate, move, remove, set } from '../../src/manifest/operations';
import { valueAt } from '../../src/manifest/pointer';
import * as renderer from '../../src/render/server';
import { type Choice, choicesIn, choose } from '../choices';
import { isLong } from '../is-long';
import { root as project, textOf } from '../project';
import { registry } from '../registry';
import { now } from './now';

const others = ['.', ...['agency', 'tajlid', 'werkstatt'].map((name) => `tests/fixtures/${name}`)];
const sites = Object.fromEntries(
  ['tests/fixtures/kajak', ...(isLong ? others : [])].map((folder) => {
    const root: JsonObject = JSON.parse(textOf(join(folder, 'site.json')));
    return [folder, { root, gathered: readAssets(join(project, folder)) }];
  }),
);
type Site = (typeof sites)[string];

beforeAll(() => renderer.prepareRenderer(Object.keys(registry.blocks) as never));

/** Documents by all that they are drawn of. */
const drawn = new Map<string, string>();

const known = new WeakMap<JsonObject, Map<string, string>>();

/** The documents of all pages by their paths before any edit. */
function documentsBefore(site: Site): Map<string, string> {
  const documents = known.get(site.root) ?? documentsOf(site.root, site);
  known.set(site.root, documents);
  return documents;
}

/**
 * The documents of all pages by their paths, with the theme in place of its styles, and the settings and words of the
 * site in place of the file that has them beside the addresses of styles. Styles have the surfaces that stand on any
 * page: a new one on one page changes all documents, and nothing that is seen of the others.
 */
function documentsOf(root: JsonObject, { gathered }: Site): Map<string, string> {
  const site = siteOf(root, gathered.assets, registry, now);
  const frame = composeFrame(site, gathered, renderer, '/boot.js');
  return new Map(
    pagesOf(site).map((route) => {
      const { page, shared, linkedData } = pageToDraw(frame, composePage(site, route).page);
      const around = JSON.stringify([site.theme, site.manifest.site, frame.shell.words]);
      const key = JSON.stringify([around, frame.parts, page, shared, linkedData]);
      const same = drawn.get(key);
      if (same !== undefined) return [route.path, same];
      const { html } = renderer.renderPage(frame.shell, page, frame.parts, { shared, linkedData, styles: [] });
      const markup = new TextDecoder().decode(html).replace(/<style.*?<\/style>| data-site="[^"]*"/gs, '');
      drawn.set(key, markup + around);
      return [route.path, markup + around];
    }),
  );
}

/** The places of the members of a list or a group. */
function membersAt(root: JsonObject, place: string): string[] {
  return Object.keys((valueAt(root, place) ?? {}) as JsonObject).map((key) => `${place}/${key}`);
}

function blocksIn(root: JsonObject): string[] {
  return membersAt(root, '/routes').flatMap((route) => membersAt(root, `${route}/blocks`));
}

function entriesIn(root: JsonObject): string[] {
  return [...collectionsIn(root).values()].flatMap(({ list }) => membersAt(root, list));
}

/** What may be chosen in all blocks. */
function choicesInBlocks(root: JsonObject): Choice[] {
  return blocksIn(root).flatMap((place) => {
    const block = valueAt(root, place) as JsonObject;
    const choices = [...choicesIn(block, registry.blocks[String(block.type)]?.schema ?? {})];
    return choices.map((choice) => ({ ...choice, place: place + choice.place }));
  });
}

const first = (place: string): string => place.replace(/\d+$/, '0');

/** Edits as the editor makes them, each kind with all places where it can be made. */
const kinds: Record<string, (root: JsonObject, where: number) => Json> = {
  'other words': (root, where) => writeMore(root, where, (place) => !isOfWords(place)),
  'another word of the site itself': (root, where) => writeMore(root, where, isOfWords),
  'another value': (root, where) => {
    const place = one(membersAt(root, '/values'), where);
    return set(root, place, `${valueAt(root, place)} 7`);
  },
  'another choice': (root, where) => {
    const { place, options } = one(choicesInBlocks(root), where);
    return choose(root, place, one(options, Math.floor(where / 7)));
  },
  'a block deleted': (root, where) => remove(root, one(blocksIn(root), where)),
  'a block moved': (root, where) => move(root, one(blocksIn(root), where), first(one(blocksIn(root), where))),
  'a block copied': (root, where) => duplicate(root, one(blocksIn(root), where)),
  'an entry deleted': (root, where) => remove(root, one(entriesIn(root), where)),
  'an entry moved': (root, where) => move(root, one(entriesIn(root), where), first(one(entriesIn(root), where))),
  'another setting of the site': (root, where) =>
    one(
      [
        () => set(root, '/theme/colors', { accent: `#0055${String(where % 100).padStart(2, '0')}` }),
        () => set(root, '/site/description', `A description ${where}.`),
        () => set(root, '/site/url', `https://example.com/${where}/`),
      ],
      where,
    )(),
};

/** Writes a word more where one of the texts stands that are meant. */
function writeMore(root: JsonObject, where: number, isMeant: (place: string) => boolean): JsonObject {
  const read = [...readWords(root), ...usualWordsOf(root)];
  const words = read.filter(({ place }) => isMeant(place));
  const { place, text } = one(words, where);
  return putText(root, place, `${text} too`);
}

function one<T>(all: T[], where: number): T {
  return all[where % all.length] as T;
}

const cases = Object.keys(sites).flatMap((site) => Object.keys(kinds).map((kind) => [kind, site] as const));
const numRuns = isLong ? 200 : 1;

/** The pages whose documents are others after an edit, and those that are announced. */
function afterEdit(kind: string, name: string, where: number): { others: string[]; announced: string[] } {
  const site = sites[name] as Site;
  const after = kinds[kind]?.(site.root, where) as JsonObject;
  const [before, documents] = [documentsBefore(site), documentsOf(after, site)];
  const paths = new Set([...documents.keys(), ...before.keys()]);
  const others = [...paths].filter((path) => documents.get(path) !== before.get(path));
  const announced = pathsChanged(site.root, after, site.gathered.assets, registry, now) ?? [];
  return { others: others.sort(), announced: announced.sort() };
}

test.each(cases)('%s in %s: the pages that are announced are exactly those whose document is another', (kind, name) => {
  let changed = 0;
  fc.assert(
    fc.property(fc.nat(), (where) => {
      const { others, announced } = afterEdit(kind, name, where);
      expect(announced).toEqual(others);
      changed += others.length;
    }),
    { numRuns },
  );
  // A few edits may happen to change no page.
  if (isLong) expect(changed).toBeGreaterThan(0);
});

test('a page that is new or gone is announced, too', () => {
  const { root, gathered } = sites['tests/fixtures/kajak'] as Site;
  const without = remove(root, '/routes/1');
  const path = String((root.routes as JsonObject[])[1]?.path);
  expect(pathsChanged(root, without, gathered.assets, registry, now)).toContain(path);
  expect(pathsChanged(without, root, gathered.assets, registry, now)).toContain(path);
});
