import { expect, test } from 'vitest';
import { checkSite } from '../../src/checks/check-site';
import { composeRedirects } from '../../src/compose/compose-part';
import { assets } from '../assets';
import { siteWith } from '../checks/site-with';
import { inSwahili } from '../checks/translated';
import { registry } from '../registry';

test('an old address leads on in each language that has the page, but where it is written otherwise or is a page', () => {
  const text = siteWith({
    ...inSwahili(),
    '/redirects': [
      { from: '/write', to: '/contact#hours' },
      { from: '/bread.php', to: 'https://bread.test/' },
      { from: '/shop', to: '/contact' },
      { from: '/sw/shop', to: '/' },
    ],
  });
  const { site, problems } = checkSite(text, assets, { now: new Date('2031-05-06T12:00:00'), registry });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(site && composeRedirects(site).map(({ from, to }) => `${from} ${to}`)).toEqual([
    '/write /contact#hours',
    '/bread.php https://bread.test/',
    '/shop /contact',
    '/sw/shop /',
    '/sw/write /sw/contact#hours',
  ]);
});
