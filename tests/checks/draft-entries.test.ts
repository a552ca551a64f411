import { expect, test } from 'vitest';
import { assets } from '../assets';
import { checkWithPages } from '../check-with-pages';
import { registry } from '../registry';
import { type Edit, found, siteWith } from './site-with';
import { tripEntries, withTrips } from './trips';

const now = new Date('2031-05-06T12:00:00');
const [night = {}, other = {}] = tripEntries({ draft: true });
const edit = withTrips([night, other]);

function pagesOf(change: Edit, showsDrafts: boolean): { paths: string[]; words: string } {
  const { pages = [] } = checkWithPages(siteWith(change), assets, { now, registry, showsDrafts });
  return { paths: pages.map(({ page }) => page.path), words: JSON.stringify(pages) };
}

test('an entry that is a draft has its page and its place in lists while the site is edited, and neither in a build', () => {
  const edited = pagesOf(edit, true);
  expect(edited.paths).toContain('/trips/trip-0');
  expect(edited.words).toContain('"href":"/trips/trip-0"');
  const built = pagesOf(edit, false);
  expect(built.paths).toContain('/trips/night');
  expect(built.paths).not.toContain('/trips/trip-0');
  expect(built.words).not.toContain('trip-0');
  expect(found('', edit)).toBe('nothing');
});

test('a link to the page of a draft is an error where it is published', () => {
  const linked = {
    ...edit,
    '/routes/1/blocks/0/text': 'Write to [us](mailto:{email}) or see [the trip](/trips/trip-0).',
  };
  expect(found('draft-is-not-linked', linked)).toMatchInlineSnapshot(
    `"/trips/trip-0 → The page "/trips/trip-0" is a draft and is not published, so this leads nowhere. Remove "draft" from its entry, or this link."`,
  );
  expect(found('draft-is-not-linked', linked, { showsDrafts: true })).toBe('nothing');
});

test('an entry that is published names no draft; one mistake with the links that follow from it', () => {
  const departures = (draft: boolean): Edit => ({
    ...edit,
    '/collections/departures': [
      { date: '2031-06-01', trip: 'night' },
      { date: '2031-06-02', trip: 'trip-0', ...(draft && { draft }) },
    ],
    '/references': { departures: { trip: 'trips' } },
    '/routes/0/blocks/-': {
      type: 'list',
      items: { from: 'departures', as: '{date:long}: [{trip.name}](/trips/{trip})' },
    },
  });
  expect(found('draft-is-not-linked', departures(false))).toMatchInlineSnapshot(
    `""trip-0" → "trip-0" of "trips" is a draft and is not published, and this entry names it. Remove "draft" from it, or make this entry a draft, too."`,
  );
  expect(found('draft-is-not-linked', departures(true))).toBe('nothing');
});

test('what is wrong with a draft alone is a warning to whoever publishes', () => {
  const wrong = withTrips([
    night,
    { ...other, summary: '[Soon](/soon) we begin, with a guide and a lamp and hot tea for all of you.' },
  ]);
  expect(found('link-target-exists', wrong)).toMatch(/^warning|\nwarning/);
  expect(found('link-target-exists', wrong, { showsDrafts: true })).not.toContain('warning');
});

test('a list of which every entry is a draft is left out, and draft is true or false', () => {
  const list = { type: 'list', heading: 'Soon', items: { from: 'offers', as: '{title}' } };
  const offers = { '/collections/offers': [{ title: 'Rye', draft: true }], '/routes/1/blocks/-': list };
  expect(found('', offers)).toBe('nothing');
  expect(pagesOf(offers, false).words).not.toContain('Soon');
  expect(pagesOf(offers, true).words).toContain('Soon');
  expect(found('schema', { '/collections/breads/0/draft': 'yes' })).toMatchInlineSnapshot(
    `""yes" → True or false is needed here, but this is text. Whether it is a draft: while you edit you see its page and its place in lists, and neither is published."`,
  );
});
