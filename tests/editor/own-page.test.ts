import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CheckMemory } from '../../src/checks/check-memory';
import { checkManifest } from '../../src/checks/check-site';
import type { Assets } from '../../src/compose/assets';
import { composePage } from '../../src/compose/compose-page';
import { changesBetween, lineOf } from '../../src/editor/changes/say-difference';
import { takeBack } from '../../src/editor/changes/take-back';
import { entryPagesIn, pagesOf, siteOf } from '../../src/editor/drawing/engine';
import type { Edit } from '../../src/editor/members/members';
import { routeTitle } from '../../src/editor/naming/parts';
import { ownPage, rejoinOthers } from '../../src/editor/only-here/own-page';
import { readAssets } from '../../src/frame/read-assets';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { textOf } from '../../src/manifest/message';
import { set } from '../../src/manifest/operations';
import { valueAt } from '../../src/manifest/pointer';
import { renameRouteIn } from '../../src/manifest/rename-route';
import { fewByDay, isLong } from '../is-long';
import { root as project } from '../project';
import { registry } from '../registry';
import { now } from './now';

const folders = { agency: project, kajak: join(project, 'tests/fixtures/kajak') };

const sites = Object.entries(folders).map(([name, folder]) => {
  const root: JsonObject = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
  return { name, root, assets: readAssets(folder).assets };
});

for (const { name, root, assets } of fewByDay(1, sites)) {
  test(`every page of an entry of the site ${name} can be parted, shows the same, and goes back to the others`, () => {
    const shown = shownOf(root, assets);
    const memory = new CheckMemory();
    const findings = findingsOf(root, assets, memory);
    const pages = pagesOf(siteOf(root, assets, registry, now)).filter(({ scope }) => scope !== undefined);
    expect(pages.length).toBeGreaterThan(4);
    for (const { path, pointer, scope } of pages.filter((_, index) => isLong || index % 5 === 0)) {
      const edit = ownPage(root, pointer, scope?.pointer ?? '', assets, registry, now) as Edit;
      expect(shownOf(edit.after, assets), path).toEqual(shown);
      expect(findingsOf(edit.after, assets, memory), path).toEqual(findings);
      const title = set(edit.after, `${edit.place}/title`, 'Something else here');
      expect(differing(shownOf(title, assets), shown)).toEqual([path]);
      expect(rejoinOthers(edit.after, edit.place)?.after).toEqual(root);
    }
  });
}

const { root, assets } = sites[0] as (typeof sites)[number];
const template = (root.routes as JsonObject[]).findIndex(({ from }) => from === 'studyDestinations');

test('of several that are parted each comes back by itself, and what stays apart does', () => {
  const first = parted(root, 0);
  const second = parted(first.after, 1);
  const conditions = (site: JsonObject): (Json | undefined)[] =>
    (site.routes as JsonObject[]).filter(({ from }) => from === 'studyDestinations').map(({ where }) => where);
  const [one, other] = [slugOf(0), slugOf(1)];
  expect(conditions(second.after)).toEqual([{ slug: { not: [one, other] } }, { slug: other }, { slug: one }]);
  const back = rejoinOthers(second.after, second.place) as Edit;
  expect(conditions(back.after)).toEqual([{ slug: { not: one } }, { slug: one }]);
  expect(back.place).toBe(`/routes/${template}`);
  expect(routeTitle(first.after, now, first.place)).toMatch(/, a page by itself$/);
});

test('a page that stands by itself is told as one that was added, beside of which the others are made since, and both go back', () => {
  const { after } = parted(root, 0);
  const changes = changesBetween(root, after, now);
  expect(changes.map(lineOf)).toEqual([
    expect.stringMatching(/, a page each: which of them added$/),
    expect.stringMatching(/^Pages: .*, a page by itself added$/),
  ]);
  expect(changes.reduce((site, change) => takeBack(root, site, change, now), after)).toEqual(root);
});

test('a page stays where it is where parting it would bring another, and no page goes back that nobody parted', () => {
  const limited = set(root, `/routes/${template}/limit`, 3);
  const entry = '/collections/studyDestinations/entries/0';
  expect(ownPage(limited, `/routes/${template}`, entry, assets, registry, now)).toBeUndefined();
  const chosen = set(root, `/routes/${template}/where`, { slug: slugOf(0) });
  expect(ownPage(chosen, `/routes/${template}`, entry, assets, registry, now)).toBeUndefined();
  expect(rejoinOthers(chosen, `/routes/${template}`)).toBeUndefined();
  expect(rejoinOthers(root, '/routes/0')).toBeUndefined();
});

test('a page that was parted follows its entry, and the addresses of all', () => {
  const { after, place } = parted(root, 0);
  const pages = entryPagesIn(after, now);
  const renamed = renameRouteIn(after, `/study/${slugOf(0)}`, '/study/elsewhere', pages);
  if (renamed.problem !== undefined) throw new Error(textOf(renamed.problem));
  expect(valueAt(renamed.root, `${place}/where/slug`)).toBe('elsewhere');
  expect(valueAt(renamed.root, `/routes/${template}/where/slug/not`)).toBe('elsewhere');
  const moved = renameRouteIn(after, '/study/{slug}', '/learn/{slug}', pages);
  if (moved.problem !== undefined) throw new Error(textOf(moved.problem));
  expect(valueAt(moved.root, `${place}/path`)).toBe('/learn/{slug}');
  expect(moved.links).toBe(linksMoved(root));
});

function linksMoved(site: JsonObject): number | undefined {
  const pages = entryPagesIn(site, now);
  const moved = renameRouteIn(site, '/study/{slug}', '/learn/{slug}', pages);
  return moved.problem === undefined ? moved.links : undefined;
}

function parted(site: JsonObject, index: number): Edit {
  const entry = `/collections/studyDestinations/entries/${index}`;
  return ownPage(site, `/routes/${template}`, entry, assets, registry, now) as Edit;
}

function slugOf(index: number): string {
  return String(valueAt(root, `/collections/studyDestinations/entries/${index}/slug`));
}

function shownOf(site: JsonObject, these: Assets): Map<string, string> {
  const prepared = siteOf(site, these, registry, now);
  return new Map(
    pagesOf(prepared)
      .map((route): [string, string] => [route.path, JSON.stringify(composePage(prepared, route).page)])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function differing(after: Map<string, string>, before: Map<string, string>): string[] {
  return [...after].flatMap(([path, page]) => (before.get(path) === page ? [] : [path]));
}

/** What a check says; what an edit has not reached is remembered from the check before it. */
function findingsOf(site: JsonObject, these: Assets, memory: CheckMemory): string[] {
  const { findings } = checkManifest(site, these, { now, registry, showsDrafts: true, memory });
  return findings.map(({ message }) => message).sort();
}
