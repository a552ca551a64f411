import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { composePage } from '../../src/compose/compose-page';
import { type Change, changesBetween } from '../../src/editor/changes/changes-between';
import { pageShowing } from '../../src/editor/changes/page-showing';
import { revertChange } from '../../src/editor/changes/revert-change';
import { lineOf } from '../../src/editor/changes/say-change';
import { versionsOf } from '../../src/editor/changes/shown-versions';
import { pagesOf, siteOf } from '../../src/editor/engine';
import type { Edit } from '../../src/editor/members/members';
import { ownPage } from '../../src/editor/only-here/own-page';
import { linesOf } from '../../src/editor/publish/publish-site';
import { readAssets } from '../../src/frame/read-assets';
import type { JsonObject } from '../../src/manifest/manifest';
import { insert, move, remove, set } from '../../src/manifest/operations';
import { type Pointer, valueAt } from '../../src/manifest/pointer';
import { recogniseParts } from '../../src/manifest/recognise-parts';
import { root as project } from '../project';
import { registry } from '../registry';
import { now } from './now';

const folder = join(project, 'tests/fixtures/kajak');
const { assets } = readAssets(folder);
const before: JsonObject = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
const template = (before.routes as JsonObject[]).findIndex(({ from }) => from === 'trips');
const partedLine = /, a page by itself: parted from the others$/;
const notice = { type: 'notice', text: 'Closed on Friday' };

/** A site with the page of an entry by itself, and with something else said and something added there. */
function changedAlone(root: JsonObject, index: number): { after: JsonObject; place: Pointer } {
  const { after, place } = parted(root, index);
  const said = set(after, `${place}/blocks/0/heading`, 'Something else') as JsonObject;
  return { after: insert(said, `${place}/blocks/1`, notice) as JsonObject, place };
}

function parted(root: JsonObject, index: number): Edit {
  const entry = `/collections/trips/${index}`;
  return ownPage(root, `/routes/${template}`, entry, assets, registry, now) as Edit;
}

/** The same as if both had been read from a disk, where nobody knows what an edit made of what. */
function readAnew(one: JsonObject, other: JsonObject): [JsonObject, JsonObject] {
  const [was, is] = [structuredClone(one), structuredClone(other)];
  recogniseParts(is, was);
  return [was, is];
}

function lines(one: JsonObject, other: JsonObject): string[] {
  return changesBetween(one, other, now).map(lineOf);
}

const ways: [string, typeof readAnew][] = [
  ['in this window', (one, other) => [one, other]],
  ['in versions read anew', readAnew],
];

describe.each(ways)('a page that stands by itself, changed %s', (_, versions) => {
  const [was, is] = versions(before, changedAlone(before, 1).after);
  const { place } = parted(before, 1);

  test('is told with each thing that was changed on it since, with what it said before and says now', () => {
    const changes = changesBetween(was, is, now);
    expect(changes.map(({ kind, place: at }) => [kind, at])).toEqual([
      ['parted', place],
      ['changed', `${place}/blocks/0/heading`],
      ['added', `${place}/blocks/1`],
    ]);
    const [alone = '', heading = '', added = ''] = changes.map(lineOf);
    expect(alone).toMatch(partedLine);
    expect(heading).toMatch(/, a page by itself: hero, heading changed$/i);
    expect(added).toMatch(/, a page by itself: Notice: Closed on Friday added$/);
    expect(changes[1]?.now).toBe('Something else');
    expect(changes[1]?.was).toBe(valueAt(was, '/collections/trips/1/name'));
    expect(linesOf({ root: was, uploads: [] } as never, is, now)).toEqual([alone, heading, added]);
  });

  test('is shown before each change as it was made with the others, and after it as it is', () => {
    for (const change of changesBetween(was, is, now)) {
      const [shownBefore, shownAfter] = versionsOf(change, was, is);
      const made = pageAt(was, '/turer/', 1);
      expect(drawnAt(shownBefore)).toEqual(made);
      expect(drawnAt(shownAfter)).toEqual(pageAt(is, '/turer/', 1));
    }
  });

  test('goes back from each change by itself, and from all of them with the line of the parting', () => {
    const [alone, heading, added] = changesBetween(was, is, now) as [Change, Change, Change];
    const others = (change: Change): string[] => lines(was, revertChange(was, is, change));
    expect(others(heading)).toEqual([alone, added].map(lineOf));
    expect(others(added)).toEqual([alone, heading].map(lineOf));
    expect(JSON.stringify(revertChange(was, is, alone))).toBe(JSON.stringify(was));
    const plain = [added, heading].reduce((site, change) => revertChange(was, site, change), is);
    expect(lines(was, plain)).toEqual([lineOf(alone)]);
  });
});

test('what is deleted or moved on a page that stands by itself comes back to its place there', () => {
  const { after, place } = parted(before, 1);
  const less = remove(after, `${place}/blocks/1`) as JsonObject;
  const [, deleted] = changesBetween(before, less, now) as [Change, Change];
  expect(deleted.kind).toBe('deleted');
  expect(revertChange(before, less, deleted)).toEqual(after);
  const moved = move(after, `${place}/blocks/2`, `${place}/blocks/0`) as JsonObject;
  const [, reordered] = changesBetween(before, moved, now) as [Change, Change];
  expect(reordered.kind).toBe('reordered');
  expect(revertChange(before, moved, reordered)).toEqual(after);
});

test('other pages are told, shown and taken back as before where one stands by itself above them', () => {
  const { after, place } = changedAlone(before, 1);
  const last = (after.routes as JsonObject[]).length - 1;
  expect(last).toBeGreaterThan(template + 1);
  const titled = set(after, `/routes/${last}/title`, 'Another title') as JsonObject;
  const change = changesBetween(before, titled, now).find((one) => one.place === `/routes/${last}/title`) as Change;
  const [former] = versionsOf(change, before, titled);
  expect(valueAt(former.root, former.place)).toBe(valueAt(before, `/routes/${last - 1}/title`));
  expect(revertChange(before, titled, change)).toEqual(after);
  const gone = remove(titled, `/routes/${last}`) as JsonObject;
  const deleted = changesBetween(before, gone, now).find(({ kind }) => kind === 'deleted') as Change;
  expect(revertChange(before, gone, deleted)).toEqual(after);
  const moved = move(after, place, `/routes/${last}`) as JsonObject;
  expect(lines(before, moved)).toEqual(lines(before, after));
});

test('of several pages that stand by themselves each is told and taken back with what is its own', () => {
  const first = changedAlone(before, 3).after;
  const { after } = changedAlone(first, 0);
  const all = changesBetween(before, after, now);
  expect(all.filter(({ kind }) => kind === 'parted')).toHaveLength(2);
  expect(all).toHaveLength(6);
  const [latest] = all as [Change];
  const back = revertChange(before, after, latest);
  expect(changesBetween(before, back, now)).toHaveLength(3);
  expect(revertChange(before, back, changesBetween(before, back, now)[0] as Change)).toEqual(before);
});

test('what was changed in the others since is no part of it', () => {
  const { after, place } = changedAlone(before, 1);
  const page = `/routes/${template}`;
  const texts = ['title', 'description'].reduce(
    (root, name) => set(root, `${page}/${name}`, '{name}!') as JsonObject,
    after,
  );
  const [was, is] = readAnew(before, remove(texts, `${page}/blocks/0`) as JsonObject);
  const told = changesBetween(was, is, now);
  expect(told.filter(({ place: at }) => at.startsWith(place)).map(({ kind }) => kind)).toEqual([
    'parted',
    'changed',
    'added',
  ]);
  const others = told.filter(({ place: at }) => !at.startsWith(place));
  expect(others.map(({ kind, place: at }) => [kind, at])).toEqual([
    ['changed', `${page}/title`],
    ['changed', `${page}/description`],
    ['deleted', `${page}/blocks`],
  ]);
});

function drawnAt({ root, place }: { root: JsonObject; place: Pointer }): string {
  const site = siteOf(root, assets, registry, now);
  const path = pageShowing(site, place, '/');
  const route = pagesOf(site).find((one) => one.path === path);
  return route ? JSON.stringify(composePage(site, route)) : '';
}

function pageAt(root: JsonObject, start: string, entry: number): string {
  const site = siteOf(root, assets, registry, now);
  const path = start + String(valueAt(root, `/collections/trips/${entry}/slug`));
  const route = pagesOf(site).find((one) => one.path === path);
  return route ? JSON.stringify(composePage(site, route)) : 'none';
}
