import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawArtwork, readArtworkPath } from '../../src/artwork/draw-artwork';
import { artworkFolder } from '../../src/checks/artwork-path';
import { root } from '../project';

const agency = join(root, 'tests/fixtures/agency');
const { colors } = JSON.parse(readFileSync(join(agency, 'site.json'), 'utf8')).theme;
const noLetters = async () => undefined;
const drawn = readdirSync(join(agency, artworkFolder), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(agency.length + 1));

test('the agency has a header for each page, ten service pictures and four profile pictures', () => {
  const count = (shape: string): number => drawn.filter((path) => path.includes(`/${shape}/`)).length;
  expect([count('headers'), count('pictures'), count('profiles')]).toEqual([29, 10, 4]);
});

test.for(drawn)('%s is drawn again line by line from its name', async (path) => {
  const artwork = readArtworkPath(path);
  if ('problem' in artwork) throw new Error(artwork.problem);
  expect(await drawArtwork(artwork, colors, noLetters)).toBe(readFileSync(join(agency, path), 'utf8'));
});

test('other colours give the same lines in those colours alone', async () => {
  const other = { paper: '#ffffff', ink: '#000000', accent: '#aa0000', second: '#0000aa' };
  const svg = await drawArtwork({ shape: 'pictures', name: 'visa', motif: 'passport' }, other, noLetters);
  for (const color of Object.values(colors)) expect(svg).not.toContain(color);
  for (const color of Object.values(other)) expect(svg).toContain(color);
});

test.each([
  [
    'uploads/artwork/posters/visa.svg',
    /^Name it uploads\/artwork\/headers\/, pictures\/, profiles\/, scenes\/ or monograms\//,
  ],
  ['uploads/artwork/pictures/Visa.svg', /^Name it/],
  ['uploads/artwork/pictures/visa.png', /^Name it/],
  ['uploads/artwork/pictures/visa.unicorn.svg', /^There is no motif "unicorn"\. There are .*compass, .*passport/],
  ['uploads/artwork/pictures/visa.constructor.svg', /^There is no motif "constructor"/],
  [
    'uploads/artwork/scenes/sydney.harbor.svg',
    /^There is no motif "harbor"\. Did you mean "harbour"\? There are airport, .*skyline/,
  ],
  ['uploads/artwork/scenes/sydney.passport.svg', /^There is no motif "passport"/],
  ['uploads/artwork/monograms/amina-otieno.lake.svg', /^A monogram has no motif: leave "\.lake" out\./],
])('says what is wrong with %s', (path, problem) => {
  expect(readArtworkPath(path)).toEqual({ problem: expect.stringMatching(problem) });
});
