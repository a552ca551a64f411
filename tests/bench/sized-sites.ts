import { dayNamed } from '../../src/calendar/day';
import { limits } from '../../src/checks/limits';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import type { Edit } from '../checks/site-with';
import { tripEntries, withTrips } from '../checks/trips';

/** A site that holds many of one thing. */
export interface SizedSite {
  what: string;
  /** How many at most: the limit of the engine, or where it has none, more than any site needs. */
  most: number;
  /** The edit that gives a minimal site so many. */
  edit(count: number): Edit;
}

const text = '/routes/0/blocks/0/text';

/** What is right, whatever there is of it. */
export const rightSites: SizedSite[] = [
  of('characters', limits.fileSize.most / 5, (count) => ({
    [text]: times(5000, () => 'A loaf of rye. '.repeat(count / 75_000)),
  })),
  of('characters of values, filled in', limits.filledSize.most, (count) => ({
    '/values/long': 'Spelt. '.repeat(7140),
    [text]: times(count / 50_000 - 1, () => 'Call {phone}. {long}'),
  })),
  of('pages', limits.routes.most, (count) => ({ ...pages(count - 2) })),
  of('entries with a page each', limits.entries.most, (count) => withTrips(trips(count))),
  of('entries whose pages show the next', limits.entries.most, (count) =>
    withList(count, { next: { from: '{next}' } }),
  ),
  of('entries that name entries', limits.entries.most, (count) => ({
    ...withTrips(trips(5)),
    '/collections/reviews': times(count, (at) => ({ trip: `trip-${at % 4}`, words: `Calm ${at}.` })),
    '/references': { reviews: { trip: 'trips' } },
    '/routes/1/blocks/-': { type: 'list', items: { from: 'reviews', as: '{words} {trip.name}' } },
  })),
  of('blocks on one page', limits.blocks.most, (count) => ({ '/notFound/blocks': times(count, block) })),
  of('items on one page', limits.items.most, (count) => ({
    '/routes/1/blocks/-': list(times(count - 100, (at) => `Loaf ${at}`)),
  })),
  of('items on all pages', limits.allItems.most, (count) => ({
    '/collections/breads': named(2500),
    '/routes/0/blocks/1': list({ from: 'breads', as: '{title}' }),
    ...pages(count / 2500 - 2, () => [{ type: 'hero', heading: 'Bread' }, list({ from: 'breads', as: '{title}' })]),
  })),
  of('items of the header', limits.partItems.most, (count) => ({
    '/header/menu': times(count - 10, () => ({ label: 'Write', to: '/contact' })),
  })),
  of('items in feeds', limits.feedItems.most, (count) => ({
    '/collections/breads': named(5000),
    '/feeds': times(count / 5000, (at) => ({
      from: 'breads',
      path: `/news-${at}.xml`,
      title: `Bread ${at}`,
      as: { title: '{title}', date: '{day}', to: '{path}' },
    })),
  })),
  of('redirects', 50_000, (count) => ({ '/redirects': times(count, (at) => ({ from: `/r${at}`, to: '/contact' })) })),
  of('redirects, one behind the other', 50_000, (count) => ({
    '/redirects': times(count, (at) => ({ from: `/r${at}`, to: at < count - 1 ? `/r${at + 1}` : '/contact' })),
  })),
  of('values', 50_000, (count) => ({
    ...values(count, (at) => `Value ${at}`),
    [text]: times(count / 10, (at) => times(10, (one) => `{v${10 * at + one}}`).join(' ')),
  })),
  of('names in braces', 100_000, (count) => ({ [text]: times(count / 20, () => '{phone} {email} '.repeat(10)) })),
  of('links in copy', 50_000, (count) => ({ [text]: times(count / 10, () => '[us](/contact#hours) '.repeat(10)) })),
  of('shared blocks', 5000, (count) => ({
    '/shared': { ready: block(), ...Object.fromEntries(times(count, (at) => [`block-${at}`, block()])) },
    ...pages(count / 50, (page) => times(50, (at) => ({ type: 'shared', block: `block-${page * 50 + at}` }))),
  })),
];

/** What is wrong in many places, or in one place many times. */
export const wrongSites: SizedSite[] = [
  of('open braces', 200_000, (count) => ({ [text]: '{a'.repeat(count) })),
  of('names that nothing has', 20_000, (count) => ({
    ...values(count, (at) => `Value ${at}`),
    [text]: times(count, (at) => `{w${at}}`).join(' '),
  })),
  of('values that name values', 20_000, (count) => values(count, (at) => `{v${at + 1}}`)),
  of('values in one circle', 20_000, (count) => values(count, (at) => `{v${(at + 1) % count}}`)),
  of('redirects in one circle', 20_000, (count) => ({
    '/redirects': times(count, (at) => ({ from: `/r${at}`, to: `/r${(at + 1) % count}` })),
  })),
  of('redirects from one address', 20_000, (count) => ({
    '/redirects': times(count, () => ({ from: '/old', to: '/contact' })),
  })),
  of('links to nowhere', 20_000, (count) => ({
    [text]: times(count / 10, (at) => times(10, (one) => `[x](/nowhere-${10 * at + one})`).join(' ')),
  })),
  of('pages of one address', 20_000, (count) => pages(count, undefined, () => '/same')),
  of('pages without a heading', 20_000, (count) => pages(count, () => [list(['Rye'])])),
  of('blocks of unknown types', 20_000, (count) => ({
    '/routes/0/blocks': times(count, (at) => ({ type: `heros${at}` })),
  })),
  of('properties that nobody knows', 20_000, (count) => Object.fromEntries(times(count, (at) => [`/rout${at}`, at]))),
  of('numbers in the place of texts', 20_000, (count) => ({ [text]: times(count, (at) => at) })),
  of('entries without a field', limits.entries.most, (count) =>
    withTrips(trips(count).map(({ name, ...trip }, at) => (at === 0 ? { ...trip, name: name ?? '' } : trip))),
  ),
  of('entries of one address', limits.entries.most, (count) =>
    withTrips(trips(count).map((trip) => ({ ...trip, slug: 'same' }))),
  ),
  of('entries that name nobody', limits.entries.most, (count) => ({
    ...withTrips(trips(5)),
    '/collections/reviews': times(count, (at) => ({ trip: `nobody-${at}`, words: 'Calm.' })),
    '/references': { reviews: { trip: 'trips' } },
  })),
  of('entries whose pages name nobody', limits.entries.most, (count) => withList(count, { slug: 'nobody-{slug}' })),
  of('entries on a page for each of them', limits.entries.most, (count) => ({
    ...withTrips(trips(count), {
      blocks: [{ type: 'hero', heading: '{name}' }, list({ from: 'trips', as: '{name}' })],
    }),
  })),
];

function of(what: string, most: number, edit: SizedSite['edit']): SizedSite {
  return { what, most, edit };
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function block(): JsonObject {
  return { type: 'text', heading: 'Bread', text: 'Write to [us](mailto:{email}).' };
}

function list(items: Json): JsonObject {
  return { type: 'list', items };
}

function trips(count: number): JsonObject[] {
  return tripEntries(...times(count - 1, () => ({})));
}

/** Entries with a page each, which lists a few of the others. */
function withList(count: number, where: JsonObject): Edit {
  const entries = trips(count).map((trip, at) => ({ ...trip, price: at, next: dayNamed(`+${at}d`, '2031-05-06') }));
  const items = { from: 'trips', where, sort: 'price', limit: 3, as: '{name}' };
  return withTrips(entries, {
    blocks: [
      { type: 'hero', heading: '{name}' },
      { ...list(items), heading: 'Next' },
    ],
  });
}

function named(count: number): Json {
  return times(count, (at) => ({ title: `Loaf ${at}`, path: '/contact', day: dayNamed(`+${at}d`, '2015-01-01') }));
}

function values(count: number, make: (index: number) => string): Edit {
  return {
    '/values': {
      phone: '+254 711 222 333',
      email: 'hello@bakery.test',
      ...Object.fromEntries(times(count, (at) => [`v${at}`, make(at)])),
    },
  };
}

/** Many pages besides the two of the site, which link to one another. */
function pages(
  count: number,
  blocks: (index: number) => Json = () => [{ type: 'hero', heading: 'Bread', text: 'Call {phone}.' }],
  path: (index: number) => string = (at) => `/page-${at}`,
): Edit {
  const written = times(count, (at) => [
    `/routes/${at + 2}`,
    {
      path: path(at),
      title: `Page ${at}`,
      description: `Page ${at}, which is like the others but for its number, as pages of large sites often are.`,
      blocks: blocks(at),
    },
  ]);
  return Object.fromEntries(written);
}
