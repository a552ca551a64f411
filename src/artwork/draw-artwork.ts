import { mix, type ThemeColors } from '../compose/colors';
import { guilloche } from './guilloche';
import { seededNumbers } from './seeded';

/** A drawing that a site asks for by the path of its file: `uploads/artwork/pictures/visa.passport.svg`. */
export interface Artwork {
  /** What it is for, from its folder. */
  shape: ArtworkShape;
  /** The name that its lines follow from. */
  name: string;
  /** What is drawn upon the lines, if anything. */
  motif?: string;
}

type ArtworkShape = keyof typeof drawn;

const drawn = { headers: drawHeader, pictures: drawPicture, profiles: drawProfile };
const files = import.meta.glob<string>('./motifs/*.svg', { query: '?raw', import: 'default', eager: true });

/** The folder of the pictures that are drawn. */
export const artworkFolder = 'uploads/artwork/';

/** What can be drawn upon the lines, by name. */
const motifs: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.slice('./motifs/'.length, -'.svg'.length), text]),
);

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
  const shapes = Object.keys(drawn) as ArtworkShape[];
  const shape = shapes.find((one) => one === folder);
  if (!shape) {
    return {
      problem: `Name it ${artworkFolder}headers/, pictures/ or profiles/ and a name in small letters, such as visa.svg.`,
    };
  }
  if (motif === undefined) return { shape, name };
  if (Object.hasOwn(motifs, motif)) return { shape, name, motif };
  return { problem: `There is no motif "${motif}". There are ${Object.keys(motifs).join(', ')}.` };
}

/** A drawing in the colours of a theme, as the text of an SVG file. */
export function drawArtwork({ shape, name, motif }: Artwork, colors: ThemeColors): string {
  const upon = motif === undefined ? '' : inColors(motifs[motif] ?? '', colors);
  return drawnMark + drawn[shape](name, colors, upon);
}

/** Whether a file is one of these drawings, and not one that somebody has put in its place. */
export function isDrawn(text: string): boolean {
  return text.startsWith(drawnMark);
}

/** A rosette for the end of a page's header, on whatever stands behind it. */
function drawHeader(name: string, colors: ThemeColors, motif: string): string {
  return svg(720, 720, rosette(name, 720, colors, 0.5) + motif);
}

/** A landscape picture: a rosette out of the middle, a motif before it. */
function drawPicture(name: string, colors: ThemeColors, motif: string): string {
  const [across = 0, down = 0] = seededNumbers(`${name} place`);
  const size = 820;
  const place = `translate(${Math.round(-60 + across * 260)} ${Math.round(-150 + down * 120)})`;
  const ground = `<path fill="${colors.paper}" d="M0 0h960v640H0z"/>`;
  return svg(960, 640, `${ground}<g transform="${place}">${rosette(name, size, colors, 0.32)}</g>${motif}`);
}

/** A square picture: a rosette around a motif. */
function drawProfile(name: string, colors: ThemeColors, motif: string): string {
  const ground = `<path fill="${colors.paper}" d="M0 0h480v480H0z"/>`;
  return svg(480, 480, `${ground}${rosette(name, 480, colors, 0.6)}${motif}`);
}

function rosette(name: string, size: number, { accent, second }: ThemeColors, opacity: number): string {
  const [outer, middle, heart] = guilloche(name, size);
  const lines = (color: string, share: number, group = ''): string =>
    `<g stroke="${color}" stroke-opacity="${Number((opacity * share).toFixed(2))}">${group}</g>`;
  const groups = lines(second, 1, outer) + lines(accent, 0.7, middle) + lines(second, 1, heart);
  return `<g fill="none" stroke-width="${size / 800}">${groups}</g>`;
}

/** A motif with the colours that it is drawn in replaced by those of the theme. */
function inColors(file: string, { paper, ink, accent, second }: ThemeColors): string {
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

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>\n`;
}
