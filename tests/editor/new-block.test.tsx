import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { components as list } from '../../src/blocks/generated/components';
import { prepareSite } from '../../src/compose/site';
import { searchChoices } from '../../src/editor/controls/chooser';
import { newBlock, typesInOrder, typesToChoose } from '../../src/editor/dialogs/block-window';
import { drawPage } from '../../src/editor/drawing/engine';
import { readAssets } from '../../src/frame/read-assets';
import { asManifest, type Json, type JsonObject } from '../../src/manifest/manifest';
import { createComponents } from '../../src/render/components';
import { PageView, SiteView } from '../../src/render/page-view';
import { examplesText } from '../examples';
import { root } from '../project';
import { registry } from '../registry';

const components = createComponents(list);
const types = Object.keys(registry.blocks);
const { assets } = readAssets(join(root, 'src/catalogue'));

/** A site whose one page has a block that was just added. */
function siteWith(block: JsonObject): JsonObject {
  const blocks = [{ type: 'hero', heading: 'Hello' }, block];
  const page = { path: '/', title: 'Home', description: 'A page.', blocks };
  return { ...(JSON.parse(examplesText()) as JsonObject), routes: [page] };
}

/** What a composer makes of a block is made of one that is whole: until then the page stays as it was. */
const made = new Set(['embed', 'place', 'route-map']);

test.for(types)('a new %s says nothing that somebody else would say', (type) => {
  expect(wordsIn(newBlock(type, {}))).toEqual([]);
});

test.for(types.filter((type) => !made.has(type)))('a new %s is drawn', async (type) => {
  const block = newBlock(type, {});
  const site = prepareSite(asManifest(siteWith(block)), assets, registry, new Date('2026-11-23'), true);
  const drawnPage = drawPage(site, '/');
  if (!drawnPage) throw new Error('The page is not drawn.');
  await components.load(drawnPage.page.blocks.map((one) => one.type));
  const html = renderToString(
    <SiteView shell={drawnPage.shell} page={drawnPage.page}>
      <PageView page={drawnPage.page} components={components} />
    </SiteView>,
  );
  expect(html).toContain(`data-block="${type}"`);
});

test('a new place takes its address from the contact details', () => {
  expect(newBlock('place', { values: { address: 'Shore Road 4' } })).toMatchObject({ address: '{address}' });
  expect(newBlock('place', { values: { phone: '1' } })).not.toHaveProperty('address');
});

test('a new block has as many items as it needs', () => {
  expect(newBlock('gallery', {})).toEqual({ type: 'gallery', items: [{ picture: { src: '', alt: '' } }] });
  expect(newBlock('proof', {}).items).toHaveLength(2);
  expect(newBlock('table', {})).toEqual({ type: 'table', columns: [''], rows: [['']] });
});

test.for([
  ['photo', 'Photos'],
  ['staff', 'People'],
  ['question', 'Questions and answers'],
  ['price', 'Table'],
  ['button', 'Invitation'],
  ['address', 'Contact'],
  ['opening hours map', 'Place'],
  ['map opening hours', 'Place'],
  ['pdf', 'Invitation'],
  ['download a file', 'Invitation'],
  ['sold out', 'Notice'],
] as const)('who looks for "%s" finds the block %s', ([wanted, title]) => {
  expect(searchChoices(typesToChoose, wanted).map((type) => type.title)).toContain(title);
});

test('a block that is called so comes before those that have to do with it', () => {
  const titles = searchChoices(typesToChoose, 'photo').map(({ title }) => title);
  expect(titles[0]).toBe('Photos');
  expect(titles.length).toBeGreaterThan(2);
  expect(searchChoices(typesToChoose, 'map')[0]?.title).toBe('Place');
  expect(searchChoices(typesToChoose, '')).toHaveLength(typesToChoose.length);
  expect(searchChoices(typesToChoose, 'zzz')).toEqual([]);
});

test('two letters find the choices of which a word begins with them, before which others do not come', () => {
  const choices = [{ title: 'Human' }, { title: 'Road map' }, { title: 'Offers', words: 'prices, main' }];
  expect(searchChoices(choices, 'ma').map(({ title }) => title)).toEqual(['Road map', 'Offers']);
  const named = [{ title: 'Roadmap' }, { title: 'The road' }, { title: 'Way', words: 'road' }];
  expect(searchChoices(named, 'road').map(({ title }) => title)).toEqual(['Roadmap', 'Way', 'The road']);
});

/** The words of a block but for its type, and for what is one of a few. */
function wordsIn(value: Json, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => wordsIn(one));
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([name, one]) => wordsIn(one, name));
  return typeof value === 'string' && value !== '' && !['type', 'kind', 'provider'].includes(key) ? [value] : [];
}

test('types are offered in the order in which the site has them most often, then by their titles', () => {
  const hero = { type: 'hero' };
  const routes = [{ blocks: [hero, { type: 'text' }, { type: 'shared', block: 'way' }] }, { blocks: [hero, 'none'] }];
  const [first, second, third] = typesInOrder({
    routes,
    notFound: null,
    shared: { way: { type: 'text' }, map: { type: 'text' } },
  });
  expect([first?.name, second?.name, third?.title]).toEqual(['text', 'hero', typesToChoose[0]?.title]);
  expect(typesInOrder({})).toEqual(typesToChoose);
});
