import { expect, test } from 'vitest';
import { checkSite } from '../../src/checks/check-site';
import { oldAddresses } from '../../src/compose/old-addresses';
import { assets } from '../assets';
import { type Edit, siteWith } from '../checks/site-with';
import { inSwahili } from '../checks/translated';
import { registry } from '../registry';

/** Gives where the old addresses of a site lead, and which of them for now. */
function leads(edit: Edit, showsDrafts = false): string[] {
  const options = { now: new Date('2031-05-06T12:00:00'), registry, showsDrafts };
  const { site, problems } = checkSite(siteWith(edit), assets, options);
  if (!site) throw new Error(problems.map(({ message }) => message).join('\n'));
  return oldAddresses(site).map(({ from, to, isForNow }) => `${from} ${to}${isForNow ? ' for now' : ''}`);
}

/** Another page, which nobody has translated. */
const terms = {
  path: '/terms',
  title: 'Terms of the bakery',
  description: 'What holds when you buy a loaf of us, on the corner or by telephone, in a few sentences.',
  blocks: [{ type: 'hero', heading: 'Terms' }],
};

test('the address of a page that is not translated leads to the original', () => {
  expect(leads({ ...inSwahili(), '/routes/-': terms })).toEqual(['/sw/terms /terms for now']);
  expect(leads(inSwahili())).toEqual([]);
  expect(leads({ '/routes/-': terms })).toEqual([]);
});

test('the address that it has in the language leads there, with what begins all and ends them', () => {
  const languages = inSwahili()['/languages'] as { sw: object };
  const sw = { ...languages.sw, path: '/swahili', paths: { '/terms': '/masharti' } };
  const site = { '/site/url': 'https://bread.test/shop/', '/site/trailingSlash': true };
  expect(leads({ ...site, '/languages': { sw }, '/routes/-': terms })).toEqual([
    '/swahili/masharti /shop/terms/ for now',
  ]);
});

test('an old address of a page that is hidden leads there again once that is shown', () => {
  const draft = {
    ...inSwahili(),
    '/routes/-': { ...terms, draft: true },
    '/redirects': [{ from: '/law', to: '/terms' }],
  };
  expect(leads(draft)).toEqual([]);
  expect(leads(draft, true)).toContain('/law /terms');
});

test('where something stands already, none leads away', () => {
  const page = { ...terms, path: '/sw/terms', title: 'Terms of others' };
  expect(leads({ ...inSwahili(), '/routes/2': terms, '/routes/3': page })).toEqual(['/sw/sw/terms /sw/terms for now']);
  const redirects = [{ from: '/sw/Terms', to: '/contact' }];
  expect(leads({ ...inSwahili(), '/routes/-': terms, '/redirects': redirects })).toEqual(['/sw/Terms /sw/contact']);
});

test('none leads to a page, or begins in a language, that visitors are not shown', () => {
  expect(leads({ ...inSwahili(), '/routes/-': { ...terms, draft: true } })).toEqual([]);
  expect(leads({ ...inSwahili(), '/routes/-': { ...terms, draft: true } }, true)).toEqual(['/sw/terms /terms for now']);
  expect(leads({ ...inSwahili(), '/languages/sw/draft': true, '/routes/-': terms })).toEqual([]);
});

/** The minimal site in Swahili, with members of that language. */
function withLanguage(members: object): Edit {
  const { sw } = inSwahili()['/languages'] as { sw: object };
  return { '/languages': { sw: { ...sw, ...members } } };
}

test('a written one leads on in each language that has the page, but where it is written otherwise or is a page', () => {
  const redirects = [
    { from: '/write', to: '/contact#hours' },
    { from: '/bread.php', to: 'https://bread.test/' },
    { from: '/shop', to: '/contact' },
    { from: '/sw/shop', to: '/' },
  ];
  expect(leads({ ...inSwahili(), '/redirects': redirects })).toEqual([
    '/write /contact#hours',
    '/bread.php https://bread.test/',
    '/shop /contact',
    '/sw/shop /sw',
    '/sw/write /sw/contact#hours',
  ]);
});

test('one in a language leads to the page there, to the original while there is none, and from no page', () => {
  const redirects = [
    { from: '/sw/wasiliana', to: '/contact' },
    { from: '/sw/mkate', to: '/terms' },
    { from: '/sw/contact', to: '/' },
  ];
  const site = { '/routes/-': terms, '/redirects': redirects };
  expect(leads({ ...inSwahili(), ...site })).toEqual([
    '/sw/wasiliana /sw/contact',
    '/sw/mkate /terms',
    '/sw/terms /terms for now',
  ]);
  // Once the language is gone, what was written for it leads to the originals.
  expect(leads(site)).toEqual(['/sw/wasiliana /contact', '/sw/mkate /terms', '/sw/contact /']);
});

test('a former beginning leads to every page of the language, and so do old addresses and feeds below it', () => {
  const feeds = [
    { path: '/news.xml', title: 'News', from: 'bread', as: { title: '{title}', date: '{date}', to: '/contact' } },
  ];
  const entry = { title: 'Rye', date: '2031-01-02' };
  const site: Edit = {
    ...withLanguage({ path: '/kiswahili', formerly: ['/sw', '/swa'], paths: { '/contact': '/mawasiliano' } }),
    '/collections/bread': [entry],
    '/feeds': feeds,
    '/routes/-': terms,
    '/redirects': [
      { from: '/sw/wasiliana', to: '/contact' },
      { from: '/write', to: '/contact' },
    ],
  };
  const found = leads(site);
  for (const former of ['/sw', '/swa'])
    expect(found).toEqual(
      expect.arrayContaining([
        `${former} /kiswahili`,
        `${former}/mawasiliano /kiswahili/mawasiliano`,
        `${former}/wasiliana /kiswahili/mawasiliano`,
        `${former}/write /kiswahili/mawasiliano`,
        `${former}/terms /terms for now`,
        `${former}/news.xml /kiswahili/news.xml`,
      ]),
    );
  expect(found).toContain('/kiswahili/write /kiswahili/mawasiliano');
  expect(new Set(found.map((one) => one.split(' ')[0])).size).toBe(found.length);
});

test('those of a language that is hidden again lead to the originals, until it is published', () => {
  const site: Edit = {
    ...withLanguage({ draft: true, formerly: ['/sw'], paths: { '/contact': '/mawasiliano' } }),
    '/redirects': [{ from: '/sw/wasiliana', to: '/contact' }],
  };
  expect(leads(site)).toEqual(['/sw/wasiliana /contact for now', '/sw / for now', '/sw/mawasiliano /contact for now']);
  // Whoever edits the site sees the pages.
  expect(leads(site, true)).toEqual(['/sw/wasiliana /sw/mawasiliano']);
});
