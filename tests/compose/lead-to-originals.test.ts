import { expect, test } from 'vitest';
import { checkSite } from '../../src/checks/check-site';
import { leadsToOriginals } from '../../src/compose/lead-to-originals';
import { assets } from '../assets';
import { type Edit, siteWith } from '../checks/site-with';
import { inSwahili } from '../checks/translated';
import { registry } from '../registry';

/** Gives where addresses of a site lead at which pages would stand if they were translated. */
function leads(edit: Edit, showsDrafts = false): string[] {
  const options = { now: new Date('2031-05-06T12:00:00'), registry, showsDrafts };
  const { site, problems } = checkSite(siteWith(edit), assets, options);
  if (!site) throw new Error(problems.map(({ message }) => message).join('\n'));
  return leadsToOriginals(site).map(({ from, to }) => `${from} ${to}`);
}

/** Another page, which nobody has translated. */
const terms = {
  path: '/terms',
  title: 'Terms of the bakery',
  description: 'What holds when you buy a loaf of us, on the corner or by telephone, in a few sentences.',
  blocks: [{ type: 'hero', heading: 'Terms' }],
};

test('the address of a page that is not translated leads to the original', () => {
  expect(leads({ ...inSwahili(), '/routes/-': terms })).toEqual(['/sw/terms /terms']);
  expect(leads(inSwahili())).toEqual([]);
  expect(leads({ '/routes/-': terms })).toEqual([]);
});

test('the address that it has in the language leads there, with what begins all and ends them', () => {
  const languages = inSwahili()['/languages'] as { sw: object };
  const sw = { ...languages.sw, path: '/swahili', paths: { '/terms': '/masharti' } };
  const site = { '/site/url': 'https://bread.test/shop/', '/site/trailingSlash': true };
  expect(leads({ ...site, '/languages': { sw }, '/routes/-': terms })).toEqual(['/swahili/masharti /shop/terms/']);
});

test('where something stands already, none leads away', () => {
  const page = { ...terms, path: '/sw/terms', title: 'Terms of others' };
  expect(leads({ ...inSwahili(), '/routes/2': terms, '/routes/3': page })).toEqual(['/sw/sw/terms /sw/terms']);
  const redirects = [{ from: '/sw/Terms', to: '/contact' }];
  expect(leads({ ...inSwahili(), '/routes/-': terms, '/redirects': redirects })).toEqual([]);
});

test('none leads to a page, or begins in a language, that visitors are not shown', () => {
  expect(leads({ ...inSwahili(), '/routes/-': { ...terms, draft: true } })).toEqual([]);
  expect(leads({ ...inSwahili(), '/routes/-': { ...terms, draft: true } }, true)).toEqual(['/sw/terms /terms']);
  expect(leads({ ...inSwahili(), '/languages/sw/draft': true, '/routes/-': terms })).toEqual([]);
});
