import { expect, test } from 'vitest';
import { composeShell } from '../../src/compose/compose-shell';
import { basePath } from '../../src/compose/site';
import { siteOf } from './site-of';

test.each([
  ['https://example.com', '/'],
  ['https://example.com/', '/'],
  ['https://example.com/some/path', '/some/path/'],
  ['https://example.com/some/path/', '/some/path/'],
])('the base of %s is %s', (url, base) => {
  expect(basePath(url)).toBe(base);
});

test('the year is the one of the moment that is given', () => {
  expect(composeShell(siteOf({}, new Date('2031-05-06T12:00:00'))).shell.footer.copyright).toBe('© 2031 Corner Bakery');
  expect(composeShell(siteOf({}, new Date('2040-05-06T12:00:00'))).shell.footer.copyright).toBe('© 2040 Corner Bakery');
});

test("the site's own name wins over a value of that name", () => {
  expect(composeShell(siteOf({ values: { name: 'Other', year: '1900' } })).shell.footer.copyright).toBe(
    '© 2031 Corner Bakery',
  );
});

test('header and footer take their lists from collections as blocks do', () => {
  const collections = { countries: [{ code: 'ke', country: 'Kenya', path: '/kenya' }] };
  const as = { label: '{country}', to: '{path}', flag: '{code}' };
  const { header, footer } = composeShell(
    siteOf({
      collections,
      header: { menu: [{ label: 'Countries', items: { from: 'countries', as } }] },
      footer: { copyright: '©', groups: [{ heading: 'Go', items: { from: 'countries', as } }] },
    }),
  ).shell;
  const link = {
    label: 'Kenya',
    to: { href: '/kenya' },
    flag: { src: '/_assets/flag-ke.3.svg', width: 20, height: 14 },
  };
  expect(header.menu).toEqual([{ label: 'Countries', items: [link] }]);
  expect(footer.groups).toEqual([{ heading: 'Go', items: [link] }]);
});

test('the logo is loaded with priority, and the icons of the shell are always there', () => {
  const { logo, icons } = composeShell(siteOf()).shell;
  expect(logo).toMatchObject({ src: '/_assets/logo.1.svg', width: 120, isPriority: true });
  expect(Object.keys(icons)).toEqual(expect.arrayContaining(['chevron-down', 'menu', 'x']));
  expect(Object.values(icons).every((elements) => elements.length > 0)).toBe(true);
});

test('the language runs from left to right unless the site says otherwise', () => {
  const { site } = siteOf().manifest;
  expect(composeShell(siteOf()).shell).toMatchObject({ language: 'en', direction: 'ltr' });
  expect(composeShell(siteOf({ site: { ...site, language: 'ar', direction: 'rtl' } })).shell).toMatchObject({
    language: 'ar',
    direction: 'rtl',
  });
});

test('menu and footer leave out what leads to a draft, and have it back once that is published', () => {
  const winter = (draft: boolean) => ({ path: '/tours', title: 'Tours', description: 'All', draft, blocks: [] });
  const [tours, news] = [
    { label: 'Tours', to: '/tours#night' },
    { label: 'News', to: '/news' },
  ];
  const labels = (draft: boolean, showsDrafts = false) => {
    const parts = {
      header: { menu: [tours, news, { label: 'More', items: [tours] }, { label: 'All', items: [tours, news] }] },
      footer: { copyright: '©', groups: [{ heading: 'Go', items: [news, tours] }] },
      routes: [winter(draft)],
    };
    const { header, footer } = composeShell({ ...siteOf(parts), showsDrafts }).shell;
    return JSON.stringify([header.menu, footer.groups]).match(/(?<="(?:label|heading)":")\w+/g);
  };
  const all = ['Tours', 'News', 'More', 'Tours', 'All', 'Tours', 'News', 'Go', 'News', 'Tours'];
  expect(labels(false)).toEqual(all);
  expect(labels(true, true)).toEqual(all);
  expect(labels(true)).toEqual(['News', 'All', 'News', 'Go', 'News']);
});
