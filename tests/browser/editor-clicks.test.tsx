import type { Page } from 'playwright-core';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect } from 'vitest';
import { components as list } from '../../src/blocks/generated/components';
import type { Assets } from '../../src/compose/assets';
import { type DrawnPage, drawPage, pagesOf, siteOf } from '../../src/editor/drawing/engine';
import { placeOfClick } from '../../src/editor/sources/place-of-click';
import { sourcesOf } from '../../src/editor/sources/sources';
import { isObject, type Json, type JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { type Pointer, valueAt } from '../../src/manifest/pointer';
import { createComponents } from '../../src/render/components';
import { PageView, SiteView } from '../../src/render/page-view';
import { now } from '../editor/now';
import { registry } from '../registry';
import { test } from './browser-test';
import { bundledScript, clickedSites, siteNamed } from './clicked-sites';
import type { Clicked } from './pick-all';

const components = createComponents(list);

/** The least part of the letters of all pages that lead to the very field that says them. */
const leastLed = 0.99;
test.for(clickedSites)(
  'on every page of %s a click on anything leads to what it follows from',
  { tags: 'night' },
  async (name, { openContext }) => {
    const { value, assets } = siteNamed(name);
    const page = await (await openContext({}, false)).newPage();
    await page.addScriptTag({ content: await bundledScript('pick-all') });
    const lost: string[] = [];
    const tried = new Set<Pointer>();
    let [letters, led] = [0, 0];
    for (const { path } of pagesOf(siteOf(value, assets, registry, now))) {
      const clicked = await clickAll(page, value, assets, path);
      for (const { kind, says, isLed } of clicked) {
        if (kind === 'text') letters += says.trim().length;
        if (kind === 'text' && isLed) led += says.trim().length;
        if (kind !== 'text' && !isLed) lost.push(`${path}: ${kind} ${says}`);
      }
      lost.push(...withoutChoice(clicked, value).map((one) => `${path}: ${one}`));
      const places = [...new Set(clicked.map(({ places: [place = ''] }) => place))].filter((one) => !tried.has(one));
      for (const place of places) {
        tried.add(place);
        const other = withOther(value, place, assets);
        if (!other) continue;
        const after = await clickAll(page, other, assets, path);
        lost.push(...misled(place, valueAt(value, place), clicked, after).map((one) => `${path}: ${one}`));
      }
    }
    await page.close();
    expect(lost).toEqual([]);
    expect(led / letters).toBeGreaterThan(leastLed);
  },
);

/** What was clicked, and the places that the click leads to: the one that opens, then the others to choose from. */
type Led = Clicked & { places: Pointer[] };

async function clickAll(page: Page, value: JsonObject, assets: Assets, path: string): Promise<Led[]> {
  const drawn = drawPage(siteOf(value, assets, registry, now), path);
  if (!drawn) throw new Error(`${path} is not drawn.`);
  await components.load(drawn.page.blocks.map(({ type }) => type));
  const html = renderToString(view(drawn));
  const clicked = await page.evaluate((given) => (globalThis as unknown as Picking).pickAll(given), html);
  return clicked.map((one) => {
    const choices = sourcesOf(drawn, one.picked.marks, value);
    return { ...one, places: [placeOfClick(drawn, one.picked, choices), ...choices.map(({ pointer }) => pointer)] };
  });
}

interface Picking {
  pickAll: (html: string) => Clicked[];
}

function view({ shell, page }: DrawnPage): ReactNode {
  return (
    <SiteView shell={shell} page={page}>
      <PageView page={page} components={components} />
    </SiteView>
  );
}

/** What leads to a place and does not change with what is written there, and what changes with it and leads elsewhere. */
function misled(place: Pointer, written: Json | undefined, before: Led[], after: Led[]): string[] {
  // Another value may bring what was not there, or take it away.
  if (after.length !== before.length) return [];
  // What is sorted by what has changed stands elsewhere, and leads where it did.
  const kept = new Set(after.map(({ says, places }) => `${says} ${places[0]}`));
  const changed = before.filter(
    ({ says, places }, index) => says !== after[index]?.says && !kept.has(`${says} ${places[0]}`),
  );
  // A word of the site's own that stands within another text is led by that.
  const isBesideWord = ({ says }: Led): boolean => place.startsWith('/words/') && says !== written;
  const strange = changed.filter(
    (one) => one.isLed && !isBesideWord(one) && !one.places.some((other) => isWithin(other, place)),
  );
  // A link says where it leads, and a label what it names, which may be a film with another picture.
  const shows = ({ kind, places }: Led): boolean => kind !== 'link' && kind !== 'label' && places[0] === place;
  const isLeft = before.some(shows) && !changed.some(({ places }) => places[0] === place);
  return [
    ...strange.map(({ kind, says, places }) => `${kind} ${says} changes with ${place} and leads to ${places}`),
    ...(isLeft ? [`nothing that leads to ${place} changes with it`] : []),
  ];
}

/** What is written with names that stand for something else, and leads to one place alone; for what names in the site’s own words stand, is written nowhere. */
function withoutChoice(clicked: Led[], value: JsonObject): string[] {
  return clicked.flatMap(({ kind, says, places, picked }) => {
    const [first = ''] = places;
    const written = valueAt(value, first);
    const isComposed = typeof written === 'string' && /(?<!\{)\{(?!year\})[A-Za-z]/.test(written);
    return isComposed && !first.startsWith('/words/') && picked.marks.length > 0 && new Set(places).size < 2
      ? [`${kind} ${says}, written “${written}”, leads to ${first} alone`]
      : [];
  });
}

function isWithin(one: Pointer, other: Pointer): boolean {
  return `${one}/`.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}

/** A site that says something else at a place; undefined where it is a group, or nothing is written there. */
function withOther(value: JsonObject, place: Pointer, assets: Assets): JsonObject | undefined {
  const written = valueAt(value, place);
  const other =
    isObject(written) && 'src' in written ? { ...written, src: otherOf(assets.pictures, written.src) } : written;
  const changed = typeof other === 'string' ? otherText(place, other, assets) : other;
  return changed === written || changed === undefined ? undefined : set(value, place, changed);
}

function otherText(place: Pointer, written: string, assets: Assets): string {
  if (Object.hasOwn(assets.icons, written)) return otherOf(assets.icons, written);
  if (Object.hasOwn(assets.flags, written)) return otherOf(assets.flags, written);
  if (Object.hasOwn(assets.pictures, written)) return otherOf(assets.pictures, written);
  if (/^\d{4}-\d\d-\d\d$/.test(written)) return '2099-12-31';
  if (/^([/#]|https?:|tel:|mailto:)|\/(slug|path|id|network)$/.test(written + place)) return written;
  return `${written} X`;
}

function otherOf(known: object, one: Json | undefined): string {
  return Object.keys(known).find((name) => name !== one) ?? String(one);
}
