import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkManifest } from '../../src/checks/check-site';
import { hidePage, showPage } from '../../src/editor/members/hide-page';
import { sayLeading } from '../../src/editor/members/removal';
import { readAssets } from '../../src/frame/read-assets';
import type { JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { valueAt } from '../../src/manifest/pointer';
import { root as project } from '../project';
import { registry } from '../registry';
import { now } from './now';

const file = join(project, 'tests/fixtures/agency/site.json');
const site: JsonObject = JSON.parse(readFileSync(file, 'utf8'));
const { assets } = readAssets(dirname(file));
const routes = site.routes as JsonObject[];

function errorsIn(root: JsonObject) {
  const { findings } = checkManifest(root, assets, { now, registry });
  return findings.filter(({ severity }) => severity === 'error');
}

test.each(['/contact', '/programs', '/apply'])(
  'the page %s is hidden with what leads there, without an error',
  (path) => {
    const place = `/routes/${routes.findIndex((route) => route.path === path)}`;
    const { after, says } = hidePage(site, place, path, [path], true);
    expect(says).toBe(`Page ${path} hidden from visitors; what led there is taken out`);
    expect(valueAt(after, `${place}/draft`)).toBe(true);
    // The menu leaves it out by itself, and has it again once the page is shown.
    expect(valueAt(after, '/header/menu')).toEqual(valueAt(site, '/header/menu'));
    expect(errorsIn(after)).toEqual([]);
  },
);

test('a link that is left leads to the page that is hidden, where it is shown again', () => {
  const place = `/routes/${routes.findIndex((route) => route.path === '/contact')}`;
  const { after, says } = hidePage(site, place, '/contact', ['/contact'], false);
  expect(says).toBe('Page /contact hidden from visitors');
  expect(errorsIn(after).map(({ mendedAt }) => mendedAt)).toContain(place);
  expect(showPage(after, place, '/contact').after).toEqual(site);
});

test('a page that is hidden keeps what leads within it', () => {
  const text = 'See [below](/events#past).';
  const place = `/routes/${routes.findIndex((route) => route.path === '/events')}`;
  const own = set(site, `${place}/blocks/0/text`, text);
  const { after } = hidePage(own, place, '/events', ['/events'], true);
  expect(valueAt(after, `${place}/blocks/0/text`)).toBe(text);
});

test('whoever hides a page is told of what would lead nowhere', () => {
  const links = [{ place: '/header/menu/0/to', says: 'Header and menu', isName: false }];
  expect(sayLeading(links, 'Events', undefined, 0, 'hidden')).toBe(
    '1 place leads to Events. Once it is hidden, you will find it in the list of notices:',
  );
});
