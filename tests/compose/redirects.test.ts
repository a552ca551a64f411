import { expect, test } from 'vitest';
import { composeRedirects } from '../../src/compose/compose-part';
import { composeShell } from '../../src/compose/compose-shell';
import { prepareSite } from '../../src/compose/site';
import { assets } from '../assets';
import { siteOf } from './site-of';

const redirects = [
  { from: '/old', to: '/contact#hours' },
  { from: '/prices.php', to: 'uploads/prices.pdf#page=2' },
  { from: '/shop', to: 'https://shop.test/{name}' },
];

test('a redirect leads wherever a link does, and the file to which it leads is published', () => {
  const { manifest, registry } = siteOf({ redirects });
  const files = { 'uploads/prices.pdf': { path: '_assets/prices.5.pdf', bytes: 90 } };
  const site = prepareSite(manifest, { ...assets, files }, registry, new Date('2031-05-06'));
  expect(composeRedirects(site)).toEqual([
    { from: '/old', to: '/contact#hours' },
    { from: '/prices.php', to: '/_assets/prices.5.pdf#page=2' },
    { from: '/shop', to: 'https://shop.test/Corner Bakery' },
  ]);
  expect(composeShell(site).facts.assets).toContain('_assets/prices.5.pdf');
});
