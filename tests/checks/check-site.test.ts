import { expect, test } from 'vitest';
import { checkManifest, checkSite } from '../../src/checks/check-site';
import { assets } from '../assets';
import { sliceOf } from '../manifest/slice';
import { registry } from '../registry';
import { type Edit, highlight, problemsOf, siteWith } from './site-with';

const now = new Date('2031-05-06T12:00:00');

/** The first problem of a site with an edit, in the shape of its parts that matter here. */
function problemOf(edit: Edit): { message: string; at: string; related: string[]; page: string | undefined } {
  const [problem, ...others] = problemsOf(edit);
  expect(others).toEqual([]);
  if (!problem) throw new Error('Nothing was found.');
  const { message, pointer, related = [], page } = problem;
  return { message, at: pointer, related: related.map((place) => place.pointer), page };
}

test('gives the site where nothing is wrong', () => {
  const { problems, site } = checkSite(siteWith(), assets, { now, registry });
  expect(problems).toEqual([]);
  expect(site?.manifest.site.name).toBe('Corner Bakery');
  expect(site?.values.year).toBe('2031');
});

test('gives the site where warnings and notices are all there is', () => {
  const text = siteWith({ '/values/phone': '0700 000 000', '/routes/0/title': 'x'.repeat(61) });
  const { problems, site } = checkSite(text, assets, { now, registry });
  expect(problems.map(({ severity }) => severity)).toEqual(['notice', 'warning']);
  expect(site).toBeDefined();
});

test('gives no site where there is an error', () => {
  expect(checkSite(siteWith({ '/header/menu/0/to': '/x' }), assets, { now, registry }).site).toBeUndefined();
});

test('a value is checked as its text is, without lines', () => {
  const edit = { '/routes/0/blocks/0/text': 'Call {fone}.', '/header/menu/0/to': '/x' };
  const { findings, site } = checkManifest(JSON.parse(siteWith(edit)), assets, { now, registry });
  expect(site).toBeUndefined();
  const inFile = findings.map(({ rule, pointer, message, page }) => ({ rule, pointer, message, page }));
  expect(problemsOf(edit).map(({ rule, pointer, message, page }) => ({ rule, pointer, message, page }))).toEqual(
    inFile,
  );
  expect(findings[0]).not.toHaveProperty('line');
  expect(checkManifest(JSON.parse(siteWith()), assets, { now, registry }).site).toBeDefined();
});

test('makes an error of every notice where the site is to be released', () => {
  const edit = { '/values/phone': '0700 000 000', '/routes/0/title': 'x'.repeat(61) };
  const problems = problemsOf(edit, { isRelease: true });
  expect(problems.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual([
    'placeholder error',
    'page-title warning',
  ]);
  expect(checkSite(siteWith(edit), assets, { now, registry, isRelease: true }).site).toBeUndefined();
});

test('reports a fault of the JSON and looks no further', () => {
  const text = siteWith({ '/header/menu/0/to': '/x' }).replace('"schemaVersion": 3,', '"schemaVersion": 3');
  const { problems, site } = checkSite(text, assets, { now, registry });
  expect(problems).toEqual([
    {
      rule: 'json',
      severity: 'error',
      message: 'A comma is missing here.',
      pointer: '',
      line: 2,
      column: 21,
      endLine: 2,
      endColumn: 21,
      fix: ',',
    },
  ]);
  expect(site).toBeUndefined();
});

test('reports problems in the order of the file', () => {
  const problems = problemsOf({
    '/notFound/blocks/0/action/to': '/d',
    '/routes/0/blocks/0/actions/0/to': '/b',
    '/routes/1/blocks/0/text': '[x](/c)',
    '/header/menu/0/to': '/a',
  });
  expect(problems.map(({ message }) => message.slice(0, 30))).toEqual([
    'No page has the address "/a". ',
    'No page has the address "/b". ',
    'No page has the address "/c". ',
    'No page has the address "/d". ',
  ]);
});

test('leads a problem to the field of an entry, with the template as a related place', () => {
  expect(problemOf({ '/collections/breads/1/path': '/x' })).toMatchObject({
    at: '/collections/breads/1/path',
    related: ['/routes/0/blocks/1/items/as/to'],
    page: 'Collection "breads", entry 2',
  });
});

test('leads a problem to the template where more than a field is written there', () => {
  expect(
    problemOf({
      '/routes/0/blocks/1/items/as/to': '{path}/x',
      '/collections/breads': [{ title: 'Rye', path: '/y', icon: 'plane', code: 'ke' }],
    }),
  ).toMatchObject({
    at: '/routes/0/blocks/1/items/as/to',
    related: ['/collections/breads/0'],
    page: 'Home, block 2, card grid',
  });
});

test('a bad entry that several pages show is one problem', () => {
  const list = { type: 'list', heading: 'Bread', items: { from: 'breads', as: '{title}' } };
  const cards = {
    type: 'card-grid',
    heading: 'Bread',
    items: { from: 'breads', as: { title: '{title}', to: '{path}' } },
  };
  expect(
    problemOf({
      '/routes/1/blocks/-': cards,
      '/notFound/blocks/-': cards,
      '/shared/all': list,
      '/collections/breads/0/path': '/x',
    }),
  ).toMatchObject({
    at: '/collections/breads/0/path',
    related: ['/routes/0/blocks/1/items/as/to', '/routes/1/blocks/3/items/as/to', '/notFound/blocks/1/items/as/to'],
  });
});

test('an entry that does not fit the block is reported at the entry', () => {
  expect(problemOf({ '/collections/breads/0/title': true })).toMatchObject({
    message: 'Text in quotes is needed here, but this is true. The heading of the card.',
    at: '/collections/breads/0/title',
    related: ['/routes/0/blocks/1/items/as/title'],
  });
  expect(
    problemOf({ '/collections/breads/0/title': undefined, '/routes/0/blocks/1/items/as/text': 'x' }),
  ).toMatchObject({
    message: 'This entry of "breads" has no "title", and a list writes "{title}". Let the entry say it.',
    at: '/collections/breads/0',
    related: ['/routes/0/blocks/1/items/as'],
  });
});

test('an entry that does not fit on several pages is one problem', () => {
  const cards = { type: 'card-grid', heading: 'Bread', items: { from: 'breads', as: { title: '{title}' } } };
  expect(
    problemOf({
      '/routes/1/blocks/-': cards,
      '/collections/breads/0/title': null,
      '/routes/0/blocks/1/items/as/text': 'x',
    }),
  ).toMatchObject({
    at: '/collections/breads/0/title',
    related: ['/routes/0/blocks/1/items/as/title', '/routes/1/blocks/3/items/as/title'],
  });
});

test('a problem of a shared block is reported once, where the block is written', () => {
  expect(
    problemOf({ '/shared/ready/actions/0/to': '/x', '/routes/1/blocks/-': { type: 'shared', block: 'ready' } }),
  ).toMatchObject({ at: '/shared/ready/actions/0/to', page: 'On several pages "ready", cta, button 1' });
});

test('an entry that a menu shows is checked as well', () => {
  const items = { from: 'breads', as: { label: '{title}', to: '{path}', flag: '{code}' } };
  expect(
    problemOf({
      '/header/menu/-': { label: 'Bread', items },
      '/collections/breads/1/code': 'zz',
      '/routes/0/blocks/1/items/as/flag': undefined,
    }),
  ).toMatchObject({
    at: '/collections/breads/1/code',
    related: ['/header/menu/1/items/as/flag'],
  });
  expect(
    problemOf({
      '/header/menu/-': { label: 'Bread', items: { ...items, as: { label: '{days}', to: '/' } } },
      '/collections/breads/1': undefined,
    }),
  ).toMatchObject({
    message: 'Text in quotes is needed here, but this is a list. The words of the link.',
    at: '/collections/breads/0/days',
  });
});

test('says in words where a problem is', () => {
  const place = (edit: Edit): string | undefined => problemOf(edit).page;
  expect(place({ '/routes/0/blocks/0/actions/0/to': '/x' })).toBe('Home, block 1, hero, button 1');
  expect(place({ '/routes/1/blocks/0/heading': 3 })).toBe('Page /contact, block 1, text');
  expect(place({ '/notFound/blocks/0/action/to': '/x' })).toBe('Page for unknown addresses, block 1, not found');
  expect(place({ '/header/menu/0/to': '/x' })).toBe('Header, entry 1');
  expect(place({ '/values/phone': '' })).toBe('Value "phone"');
  expect(place({ '/routes/0': 1 })).toBe('Page 1');
  expect(place({ '/x': 1 })).toBe('X');
});

test('places are lines and columns of the text as it is written', () => {
  const text = siteWith({ '/header/menu/0/to': '/x' }).replaceAll('\n', '\r\n');
  const { problems } = checkSite(text, assets, { now, registry });
  expect(highlight(problems, text, 'link-target-exists')).toEqual(['/x']);
  const related =
    checkSite(siteWith({ '/collections/breads/1/path': '/x' }), assets, { now, registry }).problems[0]?.related ?? [];
  expect(related.map((place) => sliceOf(siteWith({ '/collections/breads/1/path': '/x' }), place))).toEqual([
    '"{path}"',
  ]);
});

test('refuses a shared block that is the placement of another', () => {
  const edit = { '/shared/again': { type: 'shared', block: 'ready' } };
  const { problems, site } = checkSite(siteWith(edit), assets, { now, registry });
  expect(site).toBeUndefined();
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('"shared" is not one of the choices'),
  ]);
});

test('tells of a hundred thousand mistakes in one block', { tags: 'night', timeout: 240_000 }, () => {
  // More than a function can be given as arguments.
  const items = Array.from({ length: 130_000 }, () => 1);
  const edit = { '/routes/1/blocks/-': { type: 'list', heading: 'Much', items } };
  const { site } = checkSite(siteWith(edit), assets, { now, registry });
  expect(site).toBeUndefined();
});

test('says of a site of a later format that the engine is older, and nothing of what it does not know yet', () => {
  const { message, at } = problemOf({ '/schemaVersion': 4, '/routes/0/blocks/0/tomorrow': true });
  expect(at).toBe('/schemaVersion');
  expect(message).toMatch(/^This site is written for a later version of Pagewright: its format is 4, .* knows 3\./);
  expect(message).toContain('npm install pagewright@latest');
  expect(problemOf({ '/schemaVersion': 0 }).message).toBe('0 cannot stand here: this must be 3.');
});
