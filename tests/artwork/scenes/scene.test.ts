import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseMotif, readArtworkPath } from '../../../src/artwork/draw-artwork';
import { drawScene, sceneMotifs } from '../../../src/artwork/scenes/scene';
import { fewByDay } from '../../is-long';

const agency = { paper: '#fbf7f0', ink: '#14213d', accent: '#c2410c', second: '#0f766e' };
const dark = { paper: '#101820', ink: '#f2ede4', accent: '#e8a33d', second: '#5fb3b3' };
const names = fewByDay(
  8,
  Array.from({ length: 25 }, (_, index) => `place-${index}`),
);

test.for(sceneMotifs)('a scene of %s weighs at most 6 kB, and 2.5 kB compressed', (motif) => {
  const scenes = [agency, dark].flatMap((colors) => names.map((name) => drawScene(name, motif, colors)));
  const [heaviest = ''] = scenes.sort((one, other) => other.length - one.length);
  expect(heaviest.length).toBeLessThanOrEqual(6000);
  expect(brotliCompressSync(heaviest).length).toBeLessThanOrEqual(2500);
});

test.for(sceneMotifs)('a scene of %s is shapes of whole numbers alone, and another for each name', (motif) => {
  const scenes = names.map((name) => drawScene(name, motif, agency));
  expect(new Set(scenes).size).toBe(names.length);
  for (const scene of scenes) {
    expect(scene.match(/<[a-z]+/g)?.filter((tag) => !/^<(svg|g|path)$/.test(tag))).toEqual([]);
    for (const [, d = ''] of scene.matchAll(/ d="([^"]*)"/g)) expect(d).toMatch(/^M[-\dMLHVCSQTAZmlhvcsqtaz ]+$/);
  }
});

test('the same name and motif give the same bytes on every machine', () => {
  const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
  const hashes = sceneMotifs.map((motif) => `${motif} ${hash(drawScene('australia', motif, agency))}`);
  expect(hashes).toMatchInlineSnapshot(`
    [
      "airport cf594509a319",
      "bridge ee8bb0e4f7a3",
      "building-site 77063544e0c1",
      "campus 22e95919c8e1",
      "coast 29873e07dd2b",
      "desert 56a2ec43de59",
      "desk 12f7149bcb8c",
      "forest 96a44bd85f4f",
      "harbour cf1291e22751",
      "hospital ab97f98bf4e0",
      "hotel 5d4a321ed9f1",
      "house 88a683bc7d43",
      "interview c6a26bc06199",
      "lake 7b7c4bfab9db",
      "lecture-hall f6f43bae0516",
      "library a9b348c5f780",
      "map 51dc6eae0fae",
      "meeting 9c40484665ff",
      "mountains a13956aeafa0",
      "old-town 9b294dd358b9",
      "road 5fd3abd8141d",
      "skyline 46760fa4a47d",
      "suitcase 54f61839d8c8",
    ]
  `);
});

test('a scene has no colour of a theme where that is another', () => {
  const other = { paper: '#ffffff', ink: '#000000', accent: '#aa0000', second: '#0000aa' };
  for (const motif of sceneMotifs) {
    const scene = drawScene('australia', motif, other);
    for (const color of Object.values(agency)) expect(scene).not.toContain(color);
  }
});

test('what a scene shows is its motif, or a word of its name, or what its name draws', () => {
  const motifOf = (file: string) => readArtworkPath(`uploads/artwork/scenes/${file}.svg`);
  expect(motifOf('qatar.desert')).toEqual({ shape: 'scenes', name: 'qatar', motif: 'desert' });
  expect(motifOf('sydney-harbour')).toEqual({ shape: 'scenes', name: 'sydney-harbour', motif: 'harbour' });
  expect(motifOf('the-old-town-at-night')).toMatchObject({ motif: 'old-town' });
  expect(motifOf('qatar')).toEqual({ shape: 'scenes', name: 'qatar', motif: chooseMotif('qatar') });
  const shown = new Set(Array.from({ length: 300 }, (_, index) => chooseMotif(`page-${index}`)));
  expect([...shown].sort()).toEqual(sceneMotifs);
});
