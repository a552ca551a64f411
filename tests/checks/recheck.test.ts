import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locateFindings } from '../../src/checks/check-site';
import { checkedText, outlineOf, recheck } from '../../src/checks/recheck';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { type Bytes, bytesIn } from '../../src/manifest/part-edit';
import { textsIn } from '../../src/manifest/texts-in';
import { checkWithPages } from '../check-with-pages';
import { fewByDay, isLong } from '../is-long';
import { editableSites } from '../long/edited-site';
import { root } from '../project';
import { registry } from '../registry';
import { applyEdit, randomEdit } from './random-edit';

const options = { now: new Date('2026-11-23'), registry };

/** The sites of the tests in their main language, each with all that a check says of it. */
const sites = fewByDay(3, editableSites(root)).flatMap(({ name, text: written, gathered: { assets } }) => {
  const { languages: _, ...value }: JsonObject = JSON.parse(written);
  const text = JSON.stringify(value, null, 2);
  const checked = checkWithPages(text, assets, options);
  const known = checked.site && checkedText(new TextEncoder().encode(text), text, checked);
  if (!checked.site || !known) return [];
  const pages = checked.pages.map((one) => JSON.stringify(one.page));
  // As the next build finds it.
  return [{ name, value, text, assets, pages, ...known, root: outlineOf(known.root) }];
});

/** The bytes of two texts. */
function bytesOf(before: string, after: string): [Bytes, Bytes] {
  const [one, other] = [before, after].map((text) => bytesIn(new TextEncoder().encode(text)));
  return [one ?? bytesIn(new Uint8Array()), other ?? bytesIn(new Uint8Array())];
}

/** An edit of one route: of any part of it, of its blocks, or of the words of a text in these. */
const edit = fc.record({
  site: fc.nat(sites.length - 1),
  route: fc.nat(),
  within: fc.constantFrom('route' as const, 'blocks' as const, 'words' as const, 'words' as const),
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
  if (within === 'route') applyEdit(route, change);
  else if (within === 'blocks') applyEdit(route.blocks ?? [], change);
  else route.blocks = reworded(route.blocks ?? [], change.place, change.other, words);
  return JSON.stringify(value, null, 2);
}

test('what a check of one edited page finds is what that of the whole site does, and no other page is another', () => {
  const tried = { shortOfWords: 0, ofWords: 0 };
  fc.assert(
    fc.property(edit, (one) => {
      const known = sites[one.site];
      if (!known) throw new Error('There is no such site.');
      const text = editedText(one);
      if (text === known.text) return;
      if (one.within === 'words') tried.ofWords++;
      const found = recheck(known, bytesOf(known.text, text), known.assets, options);
      if (!found) return;
      if (one.within === 'words') tried.shortOfWords++;
      const whole = checkWithPages(text, known.assets, options);
      expect(locateFindings(found.checked.findings, text)).toEqual(whole.problems);
      expect(found.checked.findings).toEqual(whole.findings);
      const { path } = found.after.page;
      const pages = whole.pages?.map(({ page }) => JSON.stringify(page.path === path ? found.before.page : page));
      expect(pages).toEqual(known.pages);
      expect(whole.pages?.find(({ page }) => page.path === path)?.page).toEqual(found.after.page);
    }),
    { numRuns: isLong ? 2_000 : 150, ...(!isLong && { seed: 20261129 }) },
  );
  // Most words make a link, a mark or a name in braces, or stand where only some may.
  expect(tried.shortOfWords).toBeGreaterThan(tried.ofWords / 6);
});

test('a warning elsewhere in the file is told at the line on which it stands now', () => {
  const [base] = sites;
  if (!base) throw new Error('There are no sites.');
  const { assets } = base;
  const value: JsonObject = structuredClone(base.value);
  Object.assign((value.routes as JsonObject[]).at(-1) ?? {}, { description: 'Too short.' });
  const text = JSON.stringify(value, null, 2);
  const first = checkWithPages(text, assets, options);
  const known = checkedText(new TextEncoder().encode(text), text, first) ?? expect.fail('There is an error.');
  const lines = text.replace('"blocks": [', '"blocks": [\n\n\n');
  const found = recheck(known, bytesOf(text, lines), assets, options);
  const problems = found && locateFindings(found.checked.findings, lines);
  expect(problems).toEqual(checkWithPages(lines, assets, options).problems);
  expect(problems).not.toEqual(first.problems);
});
