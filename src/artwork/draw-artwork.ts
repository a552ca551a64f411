import { type Artwork, artworkFolder, askedArtwork, type WrongArtwork } from '../checks/artwork-path';
import { mix, type ThemeColors } from '../compose/colors';
import { guilloche } from './guilloche';
import { drawMonogram, type OutlineLetters } from './monogram';
import { drawScene, sceneMotifs } from './scenes/scene';
import { seededNumbers } from './seeded';
import { svg } from './svg';

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

const files = import.meta.glob<string>('./motifs/*.svg', { query: '?raw', import: 'default', eager: true });

/** What can be drawn upon the lines, by name. */
const motifs: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.slice('./motifs/'.length, -'.svg'.length), text]),
);

/** Draws a rosette for the end of a page's header, on whatever stands behind it. */
function drawHeader(name: string, colors: ThemeColors, motif?: string): string {
  return svg(720, 720, rosette(name, 720, colors, 0.5) + upon(motif, colors));
}

/** Draws a landscape picture: a rosette out of the middle, a motif before it. */
function drawPicture(name: string, colors: ThemeColors, motif?: string): string {
  const [across = 0, down = 0] = seededNumbers(`${name} place`);
  const size = 820;
  const place = `translate(${Math.round(-60 + across * 260)} ${Math.round(-150 + down * 120)})`;
  const ground = `<path fill="${colors.paper}" d="M0 0h960v640H0z"/>`;
  return svg(
    960,
    640,
    `${ground}<g transform="${place}">${rosette(name, size, colors, 0.32)}</g>${upon(motif, colors)}`,
  );
}

/** Draws a square picture: a rosette around a motif. */
function drawProfile(name: string, colors: ThemeColors, motif?: string): string {
  const ground = `<path fill="${colors.paper}" d="M0 0h480v480H0z"/>`;
  return svg(480, 480, `${ground}${rosette(name, 480, colors, 0.6)}${upon(motif, colors)}`);
}

function rosette(name: string, size: number, { accent, second }: ThemeColors, opacity: number): string {
  const [outer, middle, heart] = guilloche(name, size);
  const lines = (color: string, share: number, group = ''): string =>
    `<g stroke="${color}" stroke-opacity="${Number((opacity * share).toFixed(2))}">${group}</g>`;
  const groups = lines(second, 1, outer) + lines(accent, 0.7, middle) + lines(second, 1, heart);
  return `<g fill="none" stroke-width="${size / 800}">${groups}</g>`;
}

/** Gives a motif in the colours of the theme, in the place of those in which it is drawn. */
function upon(motif: string | undefined, { paper, ink, accent, second }: ThemeColors): string {
  if (motif === undefined) return '';
  const file = motifs[motif] ?? '';
  const palette: Record<string, string> = {
    '#fbf7f0': paper,
    '#14213d': ink,
    '#c2410c': accent,
    '#0f766e': second,
    '#f0e4d0': mix(accent, paper, 0.1),
    '#dcc39c': mix(accent, paper, 0.35),
    '#cfe3de': mix(second, paper, 0.2),
    '#b4d4cc': mix(second, paper, 0.3),
    '#7fb3ab': mix(second, paper, 0.5),
  };
  const content = file.slice(file.indexOf('>') + 1, file.lastIndexOf('</svg>'));
  return content.replace(/#[0-9a-f]{6}/g, (color) => palette[color] ?? color);
}
