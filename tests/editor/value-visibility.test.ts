import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import {
  bestPath,
  pagesShowingValue,
  type ValueOnPage,
  visibilityOfValue,
} from '../../src/editor/checking/value-visibility';
import { pagesOf, siteOf } from '../../src/editor/drawing/engine';
import { sayVisibility } from '../../src/editor/session/say-visibility';
import { readAssets } from '../../src/frame/read-assets';
import type { JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { root as project } from '../project';
import { registry } from '../registry';
import { now } from './now';
import { checker, opened } from './opened-file';

const file = join(project, 'tests/fixtures/agency/site.json');
const { assets } = readAssets(dirname(file));
const site: JsonObject = JSON.parse(readFileSync(file, 'utf8'));
const hero = '/routes/3/blocks/0/text';
const action = { label: 'Write', to: 'https://wa.me/{whatsapp}' };

function showings(root: JsonObject, name: string): Set<unknown> {
  const known = siteOf(root, assets, registry, now);
  return new Set(pagesOf(known).map((route) => visibilityOfValue(name, known, route, registry)));
}

function shown(root: JsonObject, name: string): ValueOnPage[] {
  return pagesShowingValue(name, siteOf(root, assets, registry, now), registry);
}

test('a value that stands only in what a form says once it was sent is shown by its page, and openly by none', () => {
  expect(showings(site, 'whatsapp')).toEqual(new Set([undefined, 'later']));
  expect(shown(site, 'whatsapp')).toEqual([{ path: '/apply', visibility: 'later' }]);
  expect(bestPath(shown(site, 'whatsapp'))).toBeUndefined();
  expect(sayVisibility('whatsapp', shown(site, 'whatsapp'))).toBe(
    '“WhatsApp” shows on no page at once, but on 1 page once something was done there, such as sending a form',
  );
});

test('a page on which a value is read comes before one where a link leads by it, and both are told', () => {
  const linked = set(site, '/routes/2/blocks/0/actions', [action]);
  expect(bestPath(shown(linked, 'whatsapp'))).toBe('/work-programs');
  expect(sayVisibility('whatsapp', shown(linked, 'whatsapp'))).toBe(
    '“WhatsApp” is where a link leads on 1 page, and on 1 page once something was done there, such as sending a form',
  );
  const both = set(linked, hero, 'Write to {whatsapp}.');
  expect(bestPath(shown(both, 'whatsapp'))).toBe('/contact');
  expect(sayVisibility('whatsapp', shown(both, 'whatsapp'))).toBe(
    '“WhatsApp” shows on 1 page, and is where a link leads on 1 page, and on 1 page once something was done there, such as sending a form',
  );
});

test('what search engines alone are told of is on no page, and said', () => {
  const business = { type: 'EducationalOrganization', telephone: '{whatsapp}' };
  const told = set(site, '/business', business);
  expect(shown(told, 'whatsapp')).toEqual([{ path: '/apply', visibility: 'later' }, { visibility: 'unseen' }]);
  const without = set(told, '/values/fax', '2');
  const only = set(without, '/business/telephone', '{fax}');
  expect(sayVisibility('fax', shown(only, 'fax'))).toBe('“Fax” shows on no page, but search engines are told of it');
  expect(bestPath(shown(only, 'fax'))).toBeUndefined();
  expect(sayVisibility('fax', shown(without, 'fax'))).toBe('“Fax” stands on no page yet');
});

test('what stands around every page is shown by each', () => {
  expect(showings(site, 'phone')).toEqual(new Set(['openly']));
  const around = set(site, '/header/action', action);
  expect(showings(around, 'whatsapp')).toEqual(new Set(['in-link']));
});

test('of a value that no page shows before something was done there, that is said', async () => {
  const known = shown(site, 'whatsapp');
  vi.spyOn(checker, 'pagesShowingValue').mockResolvedValueOnce(known as never);
  const { editor } = opened();
  editor.open('/values/whatsapp');
  await new Promise((answered) => setTimeout(answered));
  // As above its field.
  expect(editor.state().announcement).toBe(sayVisibility('whatsapp', known));
});
