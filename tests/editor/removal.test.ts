import { expect, test } from 'vitest';
import type { RouteSource } from '../../src/compose/routes';
import type { Scope } from '../../src/compose/scope';
import { removeMember } from '../../src/editor/members/members';
import {
  pageAbove,
  pageInstead,
  placesLeadingTo,
  sayLeading,
  targetsOf,
  withAddressesTaken,
  withoutPages,
} from '../../src/editor/members/removal';
import type { JsonObject } from '../../src/manifest/manifest';
import { now } from './now';

const root: JsonObject = {
  collections: {
    places: [
      { slug: 'qatar', country: 'Qatar', text: 'See [more](/work/qatar).' },
      { slug: 'dubai', country: 'Dubai', text: 'Not [Qatar](/work/qatar).' },
    ],
    reviews: [{ place: 'qatar' }, { place: 'dubai' }],
  },
  references: { reviews: { place: 'places' } },
  redirects: [{ from: '/qatar', to: '/work/qatar' }],
};
const member = { pointer: '/collections/places/0', list: '/collections/places', index: 0, count: 2, title: 'Qatar' };

test('the address of what is gone leads where somebody chose, and so does one that led there', () => {
  const home = withoutPages(removeMember(root, member), ['/work/qatar'], { to: '/' });
  expect(home.says).toBe('Qatar deleted; /work/qatar leads to the home page now');
  expect(home.after.redirects).toEqual([
    { from: '/qatar', to: '/' },
    { from: '/work/qatar', to: '/' },
  ]);
  const work = withoutPages(removeMember(root, member), ['/work/qatar'], { to: '/work' });
  expect(work.says).toBe('Qatar deleted; /work/qatar leads to /work now');
  expect(withoutPages(removeMember(root, member), [], { to: '/' }).after.redirects).toBe(root.redirects);
});

test('a page at an address takes that back from the redirect that led away from it', () => {
  const led: JsonObject = {
    redirects: [
      { from: '/news/ice/', to: '/news' },
      { from: '/qatar', to: '/' },
    ],
  };
  expect(withAddressesTaken(led, ['/news/ice'])).toEqual({ redirects: [{ from: '/qatar', to: '/' }] });
  expect(withAddressesTaken({ redirects: [{ from: '/a', to: '/' }] }, ['/a'])).toEqual({});
  expect(withAddressesTaken(led, ['/news'])).toBe(led);
});

test('an address that leads nowhere leaves no redirect behind', () => {
  const edit = withoutPages(removeMember(root, member), ['/work/qatar'], {});
  expect(edit.says).toBe('Qatar deleted; its address leads nowhere now');
  expect('redirects' in edit.after).toBe(false);
});

test('the pages to lead to are called as they are called in the contents, those of entries by their entries', () => {
  const made = { title: '{country} for all', description: '', blocks: [] };
  const entries = ['qatar', 'dubai'].map((slug, index): RouteSource => {
    const scope = { pointer: `/collections/places/${index}` } as Scope;
    return { ...made, path: `/work/${slug}`, pointer: '/routes/2', scope };
  });
  const plain = { title: 'Start', description: '', blocks: [] };
  const pages = [
    { ...plain, path: '/', pointer: '/routes/0' },
    { ...plain, path: '/work', title: 'Work', pointer: '/routes/1' },
    ...entries,
    { ...plain, path: '404', pointer: '/notFound' },
  ];
  expect([...targetsOf(pages, ['/work/dubai'], root, now)]).toEqual([
    ['/', 'the home page'],
    ['/work', 'Work (/work)'],
    ['/work/qatar', 'Qatar (/work/qatar)'],
  ]);
});

test('the page above is proposed, and home where none is', () => {
  expect(pageAbove('/work/qatar', ['/', '/work', '/study'])).toBe('/work');
  expect(pageAbove('/work/qatar/doha', ['/', '/work'])).toBe('/work');
  expect(pageAbove('/events', ['/', '/work'])).toBe('/');
});

test('what leads to a page or names its entry is told, but not what goes along', () => {
  expect(placesLeadingTo(root, now, '/collections/places/0', ['/work/qatar']).map(({ place }) => place)).toEqual([
    '/collections/places/1/text',
    '/collections/reviews/0/place',
  ]);
});

test('what becomes of the places that lead to what is deleted is told: problems, or links that go on', () => {
  const [link, name] = placesLeadingTo(root, now, '/collections/places/0', ['/work/qatar']);
  if (!link || !name) throw new Error('A link and a name lead to it.');
  const said = (places: (typeof link)[], target?: string): string => sayLeading(places, 'Qatar', target);
  expect(said([link], 'Work (/work)')).toBe('1 place leads to Qatar. From then on it leads to Work (/work):');
  expect(said([link, link])).toBe(
    '2 places lead to Qatar. Once it is deleted, you will find them in the list of notices:',
  );
  expect(said([name], 'Work (/work)')).toBe(
    '1 place leads to Qatar. Once it is deleted, you will find it in the list of notices:',
  );
  expect(said([link, name], 'Work (/work)')).toBe(
    '2 places lead to Qatar. From then on the links lead to Work (/work); what names Qatar you will find in the list of notices:',
  );
});

test('what stays is told of where some of what leads there is taken out', () => {
  const [link, name] = placesLeadingTo(root, now, '/collections/places/0', ['/work/qatar']);
  if (!link || !name) throw new Error('A link and a name lead to it.');
  expect(sayLeading([link], 'Qatar', undefined, 1)).toBe('1 place leads to Qatar:');
  expect(sayLeading([link, link], 'Qatar', 'Work (/work)', 1)).toBe(
    '2 places lead to Qatar. From then on what stays leads to Work (/work):',
  );
  expect(sayLeading([link, name], 'Qatar', 'Work (/work)', 1)).toBe(
    '2 places lead to Qatar. Once it is deleted, you will find what stays in the list of notices:',
  );
});

test('where no page stands above a deleted one that had something above it, the first that leads to it stands in for it, and else the home page', () => {
  const root = { routes: [{ path: '/' }, { path: '/jobs' }] };
  const links = ['/routes/0/blocks/2', '/footer/groups/0', '/routes/1/blocks/0/to'].map((place) => ({
    place,
    says: '',
  }));
  expect(pageInstead(root, '/work/qatar', ['/', '/jobs'], links)).toBe('/jobs');
  expect(pageInstead(root, '/work/qatar', ['/', '/work', '/jobs'], links)).toBe('/work');
  expect(pageInstead(root, '/work/qatar', ['/', '/jobs'], links.slice(0, 2))).toBe('/');
  // Nothing was above it.
  expect(pageInstead(root, '/contact', ['/', '/jobs'], links)).toBe('/');
});
