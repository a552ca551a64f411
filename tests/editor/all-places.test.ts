import { expect, test } from 'vitest';
import { allPlaces, saidPlaces } from '../../src/editor/find/all-places';
import { prepare, search } from '../../src/editor/find/search';
import type { JsonObject } from '../../src/manifest/manifest';
import { now } from './now';

const root: JsonObject = {
  site: { name: 'Bay', language: 'en' },
  values: { phone: '+254 700 000 000', email: 'info@example.com' },
  collections: {
    places: [
      { slug: 'qatar', country: 'Qatar' },
      { slug: 'goteborg', country: 'Göteborg', photo: { src: 'uploads/harbour.jpg', alt: 'Boats' } },
    ],
  },
  routes: [
    {
      path: '/',
      title: 'Kayaks',
      blocks: [{ type: 'gallery', heading: 'On the water', items: [] }],
    },
    { path: '/{slug}', from: 'places', title: '{country} by boat', blocks: [] },
  ],
  notFound: { title: 'Nothing here', blocks: [] },
};
const assets = {
  pictures: { 'uploads/harbour.jpg': { problem: '' }, 'uploads/unused.png': { problem: '' } },
  files: {},
};
const places = prepare([...allPlaces(root, now, assets), ...saidPlaces(root, now)]);
const found = (wanted: string) => search(places, wanted).map(({ item }) => item);

test('pages, those of entries too, are found by their titles in the browser and by their addresses', () => {
  expect(found('goteborg by boat')[0]).toMatchObject({ group: 'Pages', title: 'Göteborg', path: '/goteborg' });
  expect(found('/qatar')[0]).toMatchObject({ group: 'Pages', path: '/qatar', place: '/collections/places/0' });
  expect(found('404')[0]).toMatchObject({ group: 'Pages', path: '404' });
});

test('blocks, fields and settings are found by what people call them every day', () => {
  const titles = (wanted: string): string[] => found(wanted).map(({ title }) => title);
  expect(titles('photos')).toContain('Photos: On the water');
  for (const wanted of ['colour', 'color', 'orange']) expect(titles(wanted)).toContain('Colours and look: Colours');
  expect(titles('font')).toEqual(expect.arrayContaining(['Colours and look: Font', 'Colours and look: Text font']));
  expect(titles('logo')).toEqual(expect.arrayContaining(['Header and menu', 'The site itself: Logo']));
  expect(titles('phone number')[0]).toBe('Phone: +254 700 000 000');
  expect(titles('address')).toEqual(
    expect.arrayContaining(['Contact details and facts', 'For search engines and maps']),
  );
  expect(found('heading')).toContainEqual(
    expect.objectContaining({ within: 'Home, Photos: On the water', place: '/routes/0/blocks/0/heading' }),
  );
  expect(titles('nothing of the kind')).toEqual([]);
});

test('uploads say whether anything shows them, and what is said leads to where it is written', () => {
  expect(found('harbour')[0]).toMatchObject({ upload: 'uploads/harbour.jpg', within: '' });
  expect(found('unused photo')[0]).toMatchObject({ title: 'unused.png', within: 'nothing shows it' });
  expect(found('boats')).toContainEqual(
    expect.objectContaining({ group: 'Said on the site', place: '/collections/places/1/photo/alt' }),
  );
});

test('what is called so comes before what is described so, and that before what only says it', () => {
  const things = prepare([
    { title: 'A text that says boat', isSaid: true },
    { title: 'Ship', words: 'boat, vessel' },
    { title: 'Our boat' },
    { title: 'Boat trips' },
    { title: 'Boat' },
    { title: 'Houseboats' },
    { title: 'Car' },
  ]);
  const titles = (wanted: string) => search(things, wanted).map(({ item }) => item.title);
  expect(titles('boat')).toEqual(['Boat', 'Boat trips', 'Our boat', 'Ship', 'Houseboats', 'A text that says boat']);
  expect(titles('Boät  vess')).toEqual(['Ship']);
  expect(titles('')).toEqual([]);
});

test('in a thousand entries a search takes less than a picture on the screen', () => {
  const entries = Array.from({ length: 1000 }, (_, index) => ({
    slug: `e-${index}`,
    name: `Entry ${index}`,
    text: 'A few words.',
  }));
  const site = { ...root, collections: { large: entries } };
  const large = prepare([...allPlaces(site, now, assets), ...saidPlaces(site, now)]);
  search(large, 'warm');
  const start = process.cpuUsage();
  expect(search(large, 'entry 99').length).toBeGreaterThan(5);
  // Of this process alone, however busy the machine is.
  expect(process.cpuUsage(start).user).toBeLessThan(50_000);
});

test('who looks for what is sold out or cancelled finds where that is said of a day, and else what says it above all pages', () => {
  const fields = { name: { kind: 'text' }, days: { kind: 'days', label: 'Days' } };
  const trips = { label: 'Trips', fields, entries: [{ name: 'Dawn' }] };
  const titlesIn = (site: JsonObject): string[] =>
    search(prepare(allPlaces(site, now, assets)), 'sold out').map(({ item }) => item.title);
  expect(titlesIn({ ...root, collections: { trips } })).toContain('Trips: Days');
  expect(titlesIn(root)).toContain('Header and menu: Announcement');
});
