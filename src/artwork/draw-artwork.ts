import { type Artwork, artworkFolder, askedArtwork, type WrongArtwork } from '../checks/artwork-path';
import type { ThemeColors } from '../compose/colors';
import { drawMonogram, type OutlineLetters } from './monogram';
import { drawHeader, drawPicture, drawProfile } from './rosette-pictures';
import { drawScene, sceneMotifs } from './scenes/scene';
import { seededNumbers } from './seeded';

/** The comment with which every drawing begins; published drawings lack it. */
const drawnMark = '<!-- Drawn by `npm run artwork`, which draws it anew when it is asked to. -->\n';

/** Gives the paths of the drawings that the text of a site.json asks for, each once. */
export function namedArtwork(text: string): string[] {
  const paths = text.match(new RegExp(`(?<=")${artworkFolder}[^"\\\\]+(?=")`, 'g')) ?? [];
  return [...new Set(paths)].sort();
}

/** Reads the path of a drawing: gives what to draw, with a motif chosen for a scene whose path names none, or what is wrong with the path. */
export function readArtworkPath(path: string): Artwork | WrongArtwork {
  const request = askedArtwork(path);
  if ('problem' in request || request.shape !== 'scenes' || request.motif !== undefined) return request;
  return { ...request, motif: chooseMotif(request.name) };
}

/**
 * Draws a drawing in the colours of a theme, as the text of an SVG file; `outline` is asked for the letters of a
 * monogram.
 */
export async function drawArtwork(artwork: Artwork, colors: ThemeColors, outline: OutlineLetters): Promise<string> {
  return drawnMark + (await drawShape(artwork, colors, outline));
}

/** Tells whether a file was drawn here, and not put in its place by somebody. */
export function isArtwork(text: string): boolean {
  return text.startsWith(drawnMark);
}

function drawShape({ shape, name, motif }: Artwork, colors: ThemeColors, outline: OutlineLetters) {
  switch (shape) {
    case 'headers':
      return drawHeader(name, colors, motif);
    case 'pictures':
      return drawPicture(name, colors, motif);
    case 'profiles':
      return drawProfile(name, colors, motif);
    case 'scenes':
      return drawScene(name, motif ?? chooseMotif(name), colors);
    case 'monograms':
      return drawMonogram(name, colors, outline);
  }
}

/**
 * Chooses the motif of a scene whose name says none: the motif that is a word of the name, as in `sydney-harbour`, else
 * the one with the highest number that name and motif give together. So a motif that is added later changes few scenes,
 * and only to itself.
 */
export function chooseMotif(name: string): string {
  const namedMotif = sceneMotifs.find((motif) => `-${name}-`.includes(`-${motif}-`));
  const numberedMotifs = sceneMotifs.map((motif) => ({ motif, number: seededNumbers(`${name} ${motif}`)[0] ?? 0 }));
  return namedMotif ?? numberedMotifs.reduce((best, one) => (one.number > best.number ? one : best)).motif;
}
