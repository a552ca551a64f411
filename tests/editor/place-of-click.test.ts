import { expect, test } from 'vitest';
import { drawPage, siteOf } from '../../src/editor/drawing/engine';
import { placeOfClick } from '../../src/editor/sources/place-of-click';
import { readAssets } from '../../src/frame/read-assets';
import { valueAt } from '../../src/manifest/pointer';
import { root as project, textOf } from '../project';
import { registry } from '../registry';
import { now } from './now';

const folder = 'tests/fixtures/kajak';

test.each([
  ['a day', { date: '2099-01-22', position: 0 }, 'date', '2099-01-22'],
  ['a time', { date: '18:30', position: 0 }, 'starts', '18:30'],
  ['the same time of another day', { date: '18:30', position: 1 }, 'starts', '18:30'],
  ['an end', { date: '20:00', position: 1 }, 'ends', '20:00'],
])('a press on %s of an event leads to where it is written', (_, day, member, written) => {
  const root = JSON.parse(textOf(`${folder}/site.json`));
  const drawn = drawPage(siteOf(root, readAssets(`${project}/${folder}`).assets, registry, now), '/kalender');
  if (!drawn) throw new Error('The page is not drawn.');
  const block = drawn.clean.page.blocks.findIndex((one) => JSON.stringify(one).includes('"starts":"18:30"'));
  const place = placeOfClick(drawn, { marks: [], block, day } as never, []);
  expect(place).toMatch(new RegExp(`/days/[12]/${member}$`));
  expect(valueAt(root, place)).toBe(written);
});
