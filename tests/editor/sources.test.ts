import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { drawPage, siteOf } from '../../src/editor/drawing/engine';
import { sourcesOf } from '../../src/editor/sources/sources';
import { readAssets } from '../../src/frame/read-assets';
import type { JsonObject } from '../../src/manifest/manifest';
import { root as project } from '../project';
import { registry } from '../registry';
import { now } from './now';

/** What can be chosen where a click leads to a place first, on a page of a fixture. */
function choicesAt(name: string, path: string, place: RegExp): string[] {
  const file = join(project, 'tests/fixtures', name, 'site.json');
  const root: JsonObject = JSON.parse(readFileSync(file, 'utf8'));
  const drawnPage = drawPage(siteOf(root, readAssets(dirname(file)).assets, registry, now), path);
  if (!drawnPage) throw new Error(`${path} is not drawn.`);
  const number = drawnPage.places.findIndex(({ pointer }) => place.test(pointer));
  return sourcesOf(drawnPage, [number], root).map(({ says }) => says);
}

test('a choice says how far it reaches: the uses of a value, the items of a template, its pages', () => {
  const all = [
    choicesAt('agency', '/', /^\/footer\/.*\/0\/label$/),
    choicesAt('kajak', '/', /^\/collections\/trips\/entries\/0\/name$/),
    choicesAt('kajak', '/turer/heldag', /^\/collections\/trips\/entries\/2\/name$/),
    choicesAt('kajak', '/turer/heldag', /^\/routes\/2\/blocks\/.*heading$/),
    choicesAt('kajak', '/', /^\/shared\/trygghet\/heading$/),
    choicesAt('kajak', '/hitta-hit', /^\/footer\/.*text$/),
    choicesAt('kajak', '/', /^\/routes\/0\/blocks\/\d+\/.*as\//),
    choicesAt('kajak', '/nyheter', /^\/routes\/\d+\/blocks\/\d+\/.*as\/meta/),
  ];
  expect(all).toEqual([
    ['This text', 'The value “Phone”, in all 8 texts that have it'],
    ['What this entry says: namn', 'Title, for all 3 of them'],
    ['What this entry says: namn', 'Heading, for all 4 pages'],
    ['This text, the same on 4 pages'],
    ['This text, in a block that stands in 2 places', 'Where this block stands'],
    ['This text', 'The value “Founded”, in all 2 texts that have it'],
    ['This text, for all 3 of them', 'What the entry says: nästa gång', 'What the entry says: pris'],
    ['What the entry says: date', 'This text, for all 4 of them'],
  ]);
});

test('places of one kind are told apart by what is written there', () => {
  const file = join(project, 'tests/fixtures/agency/site.json');
  const root: JsonObject = JSON.parse(readFileSync(file, 'utf8'));
  const drawnPage = drawPage(siteOf(root, readAssets(dirname(file)).assets, registry, now), '/');
  if (!drawnPage) throw new Error('/ is not drawn.');
  const places = [{ pointer: '/words/showMap' }, { pointer: '/words/mapOf' }, { pointer: '/site/name' }];
  expect(sourcesOf({ ...drawnPage, places }, [0, 1, 2], root).map(({ says }) => says)).toEqual([
    'The site’s own words: “Show the map”',
    'The site’s own words: “Map: Place”',
    'This text',
  ]);
});
