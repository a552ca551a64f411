import { nearestName } from '../checks/spelling';
import type { ThemeColors } from '../compose/colors';
import { drawMonogram, type OutlineLetters } from './monogram';
import { drawHeader, drawPicture, drawProfile, rosetteMotifs } from './rosette-pictures';
import { chooseMotif } from './scenes/choose-motif';
import { drawScene, sceneMotifs } from './scenes/scene';

/** A drawing that a site asks for by the path of its file: `uploads/artwork/pictures/visa.passport.svg`. */
export interface Artwork {
  /** What it is for, from its folder. */
  shape: ArtworkShape;
  /** The name that its lines follow from. */
  name: string;
  /** What is drawn upon the lines, if anything; of a scene, what it shows. */
  motif?: string;
}

type ArtworkShape = keyof typeof motifs;

/** What can be drawn in each folder. */
const motifs = {
  headers: rosetteMotifs,
  pictures: rosetteMotifs,
  profiles: rosetteMotifs,
  scenes: sceneMotifs,
  monograms: [],
} satisfies Record<string, string[]>;

/** The folder of the pictures that are drawn. */
export const artworkFolder = 'uploads/artwork/';

/** How every drawing begins; what is published goes without it. */
const drawnMark = '<!-- Drawn by `npm run artwork`, which draws it anew when it is asked to. -->\n';

/** The drawings that the text of a site.json asks for, as the paths of their files, each once. */
export function namedArtwork(text: string): string[] {
  const paths = text.match(new RegExp(`(?<=")${artworkFolder}[^"\\\\]+(?=")`, 'g')) ?? [];
  return [...new Set(paths)].sort();
}

/** What the path of a picture asks for, or what is wrong with it. */
export function readArtworkPath(path: string): Artwork | { problem: string } {
  const [, folder, name = '', motif] = /^([^/]*)\/([a-z0-9-]+)(?:\.([a-z0-9-]+))?\.svg$/.exec(
    path.slice(artworkFolder.length),
  ) ?? [path];
  const shapes = Object.keys(motifs) as ArtworkShape[];
  const shape = shapes.find((one) => one === folder);
  if (!shape) {
    const folders = `${shapes.slice(0, -1).join('/, ')}/ or ${shapes.at(-1)}/`;
    return { problem: `Name it ${artworkFolder}${folders} and a name in small letters, such as visa.svg.` };
  }
  if (motif === undefined) return shape === 'scenes' ? { shape, name, motif: chooseMotif(name) } : { shape, name };
  const known: string[] = motifs[shape];
  return known.includes(motif) ? { shape, name, motif } : { problem: unknownMotif(motif, known) };
}

/** A drawing in the colours of a theme, as the text of an SVG file; `outline` is asked for the letters of a monogram. */
export async function drawArtwork(artwork: Artwork, colors: ThemeColors, outline: OutlineLetters): Promise<string> {
  return drawnMark + (await drawShape(artwork, colors, outline));
}

/** Whether a file is one of these drawings, and not one that somebody has put in its place. */
export function isDrawn(text: string): boolean {
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

function unknownMotif(motif: string, known: string[]): string {
  if (known.length === 0) return `A monogram has no motif: leave ".${motif}" out.`;
  const nearest = nearestName(motif, known);
  const meant = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return `There is no motif "${motif}".${meant} There are ${known.join(', ')}.`;
}
