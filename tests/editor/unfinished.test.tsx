import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { components as list } from '../../src/blocks/generated/components';
import { prepareSite } from '../../src/compose/site';
import { drawPage } from '../../src/editor/drawing/engine';
import { readAssets } from '../../src/frame/read-assets';
import { asManifest, isObject, type Json, type JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../src/manifest/pointer';
import { createComponents } from '../../src/render/components';
import { PageView, SiteView } from '../../src/render/page-view';
import { examplesText } from '../examples';
import { isLong } from '../is-long';
import { root } from '../project';
import { registry } from '../registry';

const components = createComponents(list);
const { assets } = readAssets(join(root, 'src/catalogue'));
const site = JSON.parse(examplesText()) as JsonObject;
const blocks = (site.routes as JsonObject[]).flatMap(({ blocks }) => blocks as JsonObject[]);

test.for([...new Set(blocks.map(({ type }) => String(type)))])(
  'a %s is drawn while anything in it is being written',
  async (type) => {
    const edits = blocks
      .filter((one) => one.type === type)
      .flatMap((block) =>
        [...placesIn(block)].flatMap((place) =>
          beginningsAt(block, place).map((written) => ({
            place,
            written,
            edited: set(block, place, written),
          })),
        ),
      );
    const isAllDrawn = await areDrawn(
      edits.map(({ edited }) => edited),
      type,
    );
    const failures = [];
    // One by one only to say which is not drawn.
    for (const edit of isAllDrawn ? [] : edits) if (!(await areDrawn([edit.edited], type))) failures.push(edit);
    expect({ isAllDrawn, failures }).toEqual({ isAllDrawn: true, failures: [] });
  },
);

/** What may stand at a place for a moment: nothing by day, and half a day in the place of a day; by night either, and a digit. */
function beginningsAt(block: JsonObject, place: Pointer): string[] {
  if (isLong) return ['', '2', '2026-1'];
  return /^\d{4}-\d/.test(String(valueAt(block, place))) ? ['', '2026-1'] : [''];
}

/** Whether a page with some blocks shows all of them. */
async function areDrawn(edited: JsonObject[], type: string): Promise<boolean> {
  try {
    return (await draw(edited)).split(`data-block="${type}"`).length === edited.length + 1;
  } catch {
    return false;
  }
}

/** What is chosen and not written. */
const chosen = new Set(['type', 'provider', 'kind', 'icon']);

/** The places in a block where words stand. */
function* placesIn(value: Json, place: Pointer = ''): Generator<Pointer> {
  if (typeof value === 'string' && !chosen.has(pointerKeys(place).at(-1) ?? '')) yield place;
  const members = Array.isArray(value) ? value.entries() : isObject(value) ? Object.entries(value) : [];
  for (const [name, member] of members) yield* placesIn(member, memberPointer(place, name));
}

/** The page of some blocks as the editor draws it. */
async function draw(edited: JsonObject[]): Promise<string> {
  const page = { path: '/', title: 'Home', description: 'A page.', blocks: edited };
  const known = prepareSite(asManifest({ ...site, routes: [page] }), assets, registry, new Date('2026-11-23'), true);
  const drawnPage = drawPage(known, '/');
  if (!drawnPage) throw new Error('The page is not drawn.');
  await components.load(drawnPage.page.blocks.map((one) => one.type));
  return renderToString(
    <SiteView shell={drawnPage.shell} page={drawnPage.page}>
      <PageView page={drawnPage.page} components={components} />
    </SiteView>,
  );
}
