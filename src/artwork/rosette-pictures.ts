import { mix, type ThemeColors } from '../compose/colors';
import { guilloche } from './guilloche';
import { seededNumbers } from './seeded';
import { svg } from './svg';

const files = import.meta.glob<string>('./motifs/*.svg', { query: '?raw', import: 'default', eager: true });

/** What can be drawn upon the lines, by name. */
const motifs: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.slice('./motifs/'.length, -'.svg'.length), text]),
);

/** Draws a rosette for the end of a page's header, on whatever stands behind it. */
export function drawHeader(name: string, colors: ThemeColors, motif?: string): string {
  return svg(720, 720, rosette(name, 720, colors, 0.5) + upon(motif, colors));
}

/** Draws a landscape picture: a rosette out of the middle, a motif before it. */
export function drawPicture(name: string, colors: ThemeColors, motif?: string): string {
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
export function drawProfile(name: string, colors: ThemeColors, motif?: string): string {
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
