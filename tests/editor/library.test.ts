import { expect, test } from 'vitest';
import type { Finding } from '../../src/checks/problem';
import { libraryFiles, replaceEverywhere, searchFiles } from '../../src/editor/members/library';
import {
  focusOf,
  sayOfPicture,
  silentPictures,
  silentPlaces,
  withFocus,
} from '../../src/editor/members/picture-places';
import type { JsonObject } from '../../src/manifest/manifest';
import { valueAt } from '../../src/manifest/pointer';
import { now } from './now';

const photo = { kind: 'photo', stem: '', fallback: 'jpg', width: 1200, height: 800, bytes: 340_400 } as const;
const assets = {
  pictures: {
    'uploads/team-2.jpg': photo,
    'uploads/Zoë.png': photo,
    'uploads/scan.heic': { problem: 'browsers do not show HEIC.' },
    'uploads/oslo.svg': { kind: 'drawing', path: '', width: 10, height: 10, bytes: 10 } as const,
  },
  files: { 'uploads/prices.pdf': { path: '', bytes: 2_340_000 } },
  icons: {},
  flags: {},
};

const root: JsonObject = {
  site: { name: 'Kayaks', logo: { src: 'uploads/Zoë.png', alt: 'A kayak' } },
  collections: {
    guides: [
      { slug: 'ada', name: 'Ada', photo: 'uploads/team-2.jpg', photoShows: '' },
      { slug: 'bo', name: 'Bo', photo: 'uploads/team-2.jpg', photoShows: 'Bo at the oars' },
    ],
  },
  routes: [
    {
      path: '/',
      title: 'Start',
      blocks: [
        { type: 'hero', heading: 'Hello', artwork: { src: 'uploads/team-2.jpg', alt: '' } },
        { type: 'profiles', items: { from: 'guides', as: { photo: { src: '{photo}', alt: '{photoShows}' } } } },
        { type: 'list', items: [{ from: 'guides', as: { picture: { src: 'uploads/{slug}.svg', alt: '' } } }] },
        { type: 'text', text: 'Our [prices](uploads/prices.pdf).' },
      ],
    },
    {
      path: '/trips',
      title: 'Trips',
      blocks: [{ type: 'split', picture: { src: 'uploads/team-2.jpg', alt: 'All of us' } }],
    },
  ],
};

const files = libraryFiles(root, assets, []);
const fileNamed = (name: string) => files.find((file) => file.name === name) ?? expect.fail(`There is no ${name}.`);

test('the library has every file with its size, the places that use it, and whether nothing does', () => {
  expect(files.map(({ name, size, isUnused, uses }) => [name, size, isUnused, uses.length])).toEqual([
    ['oslo.svg', '10 × 10 pixels, 1 kB', false, 0],
    ['prices.pdf', 'PDF, 2.3 MB', false, 1],
    ['scan.heic', '', true, 0],
    ['team-2.jpg', '1,200 × 800 pixels, 340 kB', false, 4],
    ['Zoë.png', '1,200 × 800 pixels, 340 kB', false, 1],
  ]);
  expect(fileNamed('scan.heic').problem).toBe('browsers do not show HEIC.');
});

test('a file that only a template may mean is unused once the check says so', () => {
  const found: Finding = {
    rule: 'nothing-unused',
    severity: 'warning',
    message: '',
    pointer: '',
    upload: 'uploads/oslo.svg',
  };
  expect(libraryFiles(root, assets, [found]).filter(({ isUnused }) => isUnused)).toHaveLength(2);
});

test('a search finds files by their names as a device calls them, by what is said of them and by their pages', () => {
  const found = (words: string) => searchFiles(files, words, root, now).map(({ name }) => name);
  expect(found('Team (2).JPG')).toEqual(['team-2.jpg']);
  expect(found('zoe')).toEqual(['Zoë.png']);
  expect(found('oars')).toEqual(['team-2.jpg']);
  expect(found('trips')).toEqual(['team-2.jpg']);
  expect(found('home pri')).toEqual(['prices.pdf']);
  expect(found('nobody')).toEqual([]);
  expect(found(' ')).toHaveLength(5);
});

test('a file is replaced at all its places in one step', () => {
  const edit = replaceEverywhere(root, 'uploads/team-2.jpg', 'uploads/crew.jpg');
  expect(edit?.says).toBe('crew.jpg instead of team-2.jpg at 4 places');
  expect(libraryFiles(edit?.after ?? root, assets, []).find(({ name }) => name === 'team-2.jpg')?.isUnused).toBe(true);
  expect(replaceEverywhere(root, 'uploads/scan.heic', 'uploads/crew.jpg')).toBeUndefined();
});

test('one text is said of a picture wherever nothing is said yet, where entries say it too, and nowhere else', () => {
  const { places } = fileNamed('team-2.jpg');
  expect(places.map(({ text, says }) => [text, says])).toEqual([
    ['/collections/guides/0/photoShows', ''],
    ['/collections/guides/1/photoShows', 'Bo at the oars'],
    ['/routes/0/blocks/0/artwork/alt', ''],
    ['/routes/1/blocks/0/picture/alt', 'All of us'],
  ]);
  expect(silentPlaces(places)).toHaveLength(2);
  const { after = root } = sayOfPicture(root, places, 'Guides') ?? {};
  const said = libraryFiles(after, assets, []).find(({ name }) => name === 'team-2.jpg')?.places ?? [];
  expect(said.map(({ says }) => says)).toEqual(['Guides', 'Bo at the oars', 'Guides', 'All of us']);
  expect(sayOfPicture(after, said, 'Once more')).toBeUndefined();
});

test('the same part of a picture stays in sight at all places that name it; the middle needs no words', () => {
  const { places } = fileNamed('team-2.jpg');
  expect(focusOf(root, places)).toBe('center');
  const { after = root } = withFocus(root, places, 'top left') ?? {};
  expect(valueAt(after, '/routes/0/blocks/0/artwork/focus')).toBe('top left');
  expect(valueAt(after, '/collections/guides/0')).toEqual(valueAt(root, '/collections/guides/0'));
  expect(focusOf(after, places)).toBe('top left');
  const back = withFocus(after, places, 'center')?.after;
  expect(back).toEqual(root);
  expect(withFocus(root, places, 'center')).toBeUndefined();
});

test('of a file that is not here, its name tells whether it is a picture', () => {
  const away = { path: '', bytes: 0, isAway: true } as const;
  const listed = { ...assets, files: { 'uploads/bay.jpg': away, 'uploads/list.pdf': away } };
  const found = libraryFiles(root, listed, []).filter(({ isAway }) => isAway);
  expect(found.map(({ name, isPicture }) => [name, isPicture])).toEqual([
    ['bay.jpg', true],
    ['list.pdf', false],
  ]);
});

test('the pictures of which nothing is said stand in a row as they are written, of all of the site or of a place', () => {
  const texts = (within: string): string[] => silentPictures(root, within).map(({ text }) => text);
  expect(texts('')).toEqual(['/collections/guides/0/photoShows', '/routes/0/blocks/0/artwork/alt']);
  expect(texts('/routes/0')).toEqual(['/routes/0/blocks/0/artwork/alt']);
  expect(texts('/routes/1')).toEqual([]);
});
