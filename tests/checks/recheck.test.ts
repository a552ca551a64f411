import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locateFindings } from '../../src/checks/check-site';
import { type Outline, outlineOf, withEntries } from '../../src/checks/outline';
import { recheck } from '../../src/checks/recheck';
import { toldIn } from '../../src/checks/told-places';
import { composeBusiness } from '../../src/compose/compose-part';
import { composeShell } from '../../src/compose/compose-shell';
import { composeFeeds, takeFeeds } from '../../src/compose/feeds';
import { prepareSite, type Site } from '../../src/compose/site';
import { asManifest, isObject, type Json, type JsonObject } from '../../src/manifest/manifest';
import { textsIn } from '../../src/manifest/texts-in';
import { checkWithPages } from '../check-with-pages';
import { fewByDay, isLong } from '../is-long';
import { editableSites } from '../long/edited-site';
import { root } from '../project';
import { registry } from '../registry';
import { bytesOf, checkedText, inBytes } from './checked-text';
import { applyEdit, randomEdit } from './random-edit';

const options = { now: new Date('2026-11-23'), registry };

/**
 * The sites of the tests in their main language, as they are and with something to tell of each page, each with all that
 * a check says of it.
 */
const sites = fewByDay(3, editableSites(root)).flatMap((site) => {
  const { languages: _, ...value }: JsonObject = JSON.parse(site.text);
  return [value, withTags(value)].flatMap((one) => siteOf(site, one) ?? []);
});

function siteOf({ name, gathered: { assets } }: ReturnType<typeof editableSites>[number], value: JsonObject) {
  const text = JSON.stringify(value, null, 2);
  const checked = checkWithPages(text, assets, options);
  const known = checked.site && checkedText(text, checked);
  if (!checked.site || !known) return undefined;
  const pages = checked.pages.map((one) => JSON.stringify(one.page));
  const around = JSON.stringify(aroundPages(checked.site));
  // As the next build finds it.
  const outline: Outline = JSON.parse(JSON.stringify(outlineOf(known, checked.site)));
  return { name, value, text, assets, pages, around, ...withEntries(outline, inBytes(text)) };
}

/** Puts a tag into a sentence of each page: a check tells of it, and it is no error. */
function withTags(value: JsonObject): JsonObject {
  const routes = (value.routes as JsonObject[]).map(({ blocks = [], ...route }, index) => {
    const sentences = textsIn(blocks).filter((text) => text.split(' ').length > 5);
    const chosen = sentences[(index * 7) % sentences.length];
    const said = (one: Json): Json => (one === chosen ? `${chosen} <b>` : one);
    return { ...route, blocks: JSON.parse(JSON.stringify(blocks), (_, one) => said(one)) };
  });
  return { ...value, routes };
}

/** What surrounds all pages, and what machines are told of the business. */
function aroundPages(site: Site): unknown {
  return [composeShell(site).shell, composeBusiness(site)];
}

/**
 * An edit of one route: of any part of it, of its blocks, of the words of a text in these, or of its title or description; or of one entry: of any part
 * of it, or of what it says.
 */
const edit = fc.record({
  site: fc.nat(sites.length - 1),
  route: fc.nat(),
  within: fc.constantFrom(
    ...(['route', 'blocks', 'words', 'words', 'head', 'head', 'entry', 'said', 'said', 'said'] as const),
  ),
  change: randomEdit,
  words: fc.constantFrom(
    'river',
    'a **river**',
    '[home](/)',
    '{phone}',
    '[there](/nowhere)',
    '',
    '<b>',
    '# river',
    '{',
  ),
});

/** Puts words at the end of a text within a part, or in its place. */
function reworded(part: Json, place: number, other: number, words: string): Json {
  const texts = textsIn(part);
  const chosen = texts[place % texts.length];
  const said = other % 2 === 0 ? `${chosen} ${words}` : words;
  return JSON.parse(JSON.stringify(part), (_, value) => (value === chosen ? said : value));
}

/** The entries of a site. */
function entriesOf({ collections = {} }: JsonObject): JsonObject[] {
  const lists = Object.values(collections as JsonObject).map((one) =>
    Array.isArray(one) ? one : (one as JsonObject).entries,
  );
  return lists.flat().filter(isObject);
}

/** Changes a number, a day or a text of an entry to another one. */
function sayOtherwise(entry: JsonObject, place: number, other: number, words: string): void {
  const names = Object.keys(entry).filter((name) => ['string', 'number'].includes(typeof entry[name]));
  const name = names[place % names.length];
  if (name === undefined) return;
  const said = entry[name];
  const isDay = typeof said === 'string' && /^\d{4}-\d\d-\d\d$/.test(said);
  if (typeof said === 'number') entry[name] = other % 3 === 0 ? said + 1 : other % 10_000;
  else if (isDay) entry[name] = `2026-${String((other % 14) + 1).padStart(2, '0')}-11`;
  else entry[name] = other % 2 === 0 ? `${said} ${words}` : words;
}

/** Puts words at the end of the title or the description of a page, or what another page says in its place. */
function sayInHead(route: JsonObject, another: JsonObject, other: number, words: string): void {
  const name = other % 2 === 0 ? 'title' : 'description';
  route[name] = other % 5 === 0 ? (another[name] ?? '') : `${route[name]} ${words}`;
}

function editedText({
  site,
  route: number,
  within,
  change,
  words,
}: typeof edit extends fc.Arbitrary<infer Edit> ? Edit : never): string {
  const value: JsonObject = structuredClone(sites[site]?.value ?? {});
  const routes = value.routes as JsonObject[];
  const index = number % routes.length;
  const route = routes[index] ?? {};
  const entries = entriesOf(value);
  const entry = entries[number % entries.length] ?? {};
  if (within === 'entry') applyEdit(entry, change);
  else if (within === 'said') sayOtherwise(entry, change.place, change.other, words);
  else if (within === 'route') applyEdit(route, change);
  else if (within === 'head') sayInHead(route, routes[change.place % routes.length] ?? {}, change.other, words);
  else if (within === 'blocks') applyEdit(route.blocks ?? [], change);
  else route.blocks = reworded(route.blocks ?? [], change.place, change.other, words);
  return JSON.stringify(value, null, 2);
}

test('what a check of what an edit reaches finds is what that of the whole site does, and no other page is another', () => {
  const tried = { shortOfTold: 0, shortOfWords: 0, ofWords: 0, shortOfSaid: 0, ofSaid: 0, shortOfHead: 0, ofHead: 0 };
  fc.assert(
    fc.property(edit, (one) => {
      const known = sites[one.site];
      if (!known) throw new Error('There is no such site.');
      const text = editedText(one);
      if (text === known.text) return;
      if (one.within === 'words') tried.ofWords++;
      if (one.within === 'said') tried.ofSaid++;
      if (one.within === 'head') tried.ofHead++;
      const lastSite = prepareSite(asManifest(known.root), known.assets, registry, options.now);
      takeFeeds(lastSite, known.feeds);
      const found = recheck(known, bytesOf(known.text, text), known.assets, options, lastSite);
      if (!found) return;
      if (one.within === 'words') tried.shortOfWords++;
      if (toldIn(known.findings, [found.edit.pointer]).length > 0) tried.shortOfTold++;
      if (one.within === 'said') tried.shortOfSaid++;
      if (one.within === 'head') tried.shortOfHead++;
      const whole = checkWithPages(text, known.assets, options);
      expect(locateFindings(found.checked.findings, text)).toEqual(whole.problems);
      expect(found.checked.findings).toEqual(whole.findings);
      const edited = new Map(found.pages.map((both) => [both.after.page.path, both]));
      const pages = whole.pages?.map(({ page }) => JSON.stringify(edited.get(page.path)?.before.page ?? page));
      expect(pages).toEqual(known.pages);
      for (const { page } of whole.pages ?? []) expect(page).toEqual(edited.get(page.path)?.after.page ?? page);
      // What surrounds all pages.
      if (!whole.site) throw new Error('There is an error.');
      expect(JSON.stringify(aroundPages(whole.site))).toBe(known.around);
      expect(composeFeeds(found.site)).toEqual(composeFeeds(whole.site));
    }),
    { numRuns: isLong ? 2_000 : 150, ...(!isLong && { seed: 20261129 }) },
  );
  // Most words make a link, a mark or a name in braces, or stand where only some may.
  expect(tried.shortOfWords).toBeGreaterThan(tried.ofWords / 6);
  // Where something is told of a page that shows the entry, the whole site is checked.
  expect(tried.shortOfSaid).toBeGreaterThan(tried.ofSaid / 30);
  expect(tried.shortOfHead).toBeGreaterThan(tried.ofHead / 6);
  expect(tried.shortOfTold).toBeGreaterThan(0);
});
