import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { pathShowing } from '../../src/editor/checking/paths-showing';
import { showingOfValue } from '../../src/editor/checking/value-showing';
import { pagesOf, siteOf } from '../../src/editor/engine';
import { readAssets } from '../../src/frame/read-assets';
import type { JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { root as project } from '../project';
import { registry } from '../registry';
import { opened } from './opened-file';

const file = join(project, 'tests/fixtures/agency/site.json');
const { assets } = readAssets(dirname(file));
const site: JsonObject = JSON.parse(readFileSync(file, 'utf8'));
const hero = '/routes/3/blocks/0/text';
const action = { label: 'Write', to: 'https://wa.me/{whatsapp}' };

function showings(root: JsonObject, name: string): Set<unknown> {
  const known = siteOf(root, assets, registry);
  return new Set(pagesOf(known).map((route) => showingOfValue(name, known, route, registry)));
}

test('a value that stands only in what a form says once it was sent is shown openly by no page', () => {
  expect(showings(site, 'whatsapp')).toEqual(new Set([undefined]));
  expect(pathShowing('/values/whatsapp', site, assets, registry)).toBeUndefined();
});

test('a page on which a value is read comes before one where a link leads by it', () => {
  const linked = set(site, '/routes/2/blocks/0/actions', [action]) as JsonObject;
  expect(pathShowing('/values/whatsapp', linked, assets, registry)).toBe('/work-programs');
  const both = set(linked, hero, 'Write to {whatsapp}.') as JsonObject;
  expect(pathShowing('/values/whatsapp', both, assets, registry)).toBe('/contact');
});

test('what stands around every page is shown by each', () => {
  expect(showings(site, 'phone')).toEqual(new Set(['openly']));
  const around = set(site, '/header/action', action) as JsonObject;
  expect(showings(around, 'whatsapp')).toEqual(new Set(['in-link']));
});

test('of a value that no page shows before something was done there, that is said', async () => {
  const { editor } = opened();
  editor.open('/values/whatsapp');
  await new Promise((answered) => setTimeout(answered));
  expect(editor.state().announced).toBe('No page shows the value “WhatsApp” openly');
});
