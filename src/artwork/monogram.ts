import { mix, type ThemeColors } from '../compose/colors';
import { fill, path, rect, writeShapes } from './scenes/drawing/shape';
import { randomOf } from './scenes/random';
import { svg } from './svg';

/** The outlines of a word, how wide they are in all, and how high a capital is; its foot stands at 0. */
export interface Outlines {
  paths: string;
  width: number;
  capital: number;
}

/** Draws letters of a size as outlines; nothing where no typeface has them. */
export type OutlineLetters = (letters: string, size: number) => Promise<Outlines | undefined>;

const side = 480;
/** The size of the letters, and the room that they have in their disc. */
const [size, room] = [160, 212];

/** Gives the first letters of a name: AO of `amina-otieno`, D of `director`. */
export function initialsOf(name: string): string {
  const [first = '', ...others] = name.split('-').filter(Boolean);
  return `${first.charAt(0)}${others.at(-1)?.charAt(0) ?? ''}`.toUpperCase();
}

/** Draws the picture of a person who has none yet: initials in a disc above two hills, as the text of an SVG file. */
export async function drawMonogram(name: string, colors: ThemeColors, outline: OutlineLetters): Promise<string> {
  const random = randomOf(name);
  const { paper, ink, accent, second } = colors;
  const [near, far] = random.chance(0.5) ? [accent, second] : [second, accent];
  const hill = (top: number, swing: number): string =>
    path`M0 ${top}C120 ${top - swing} 200 ${top - swing} ${side / 2} ${top}S360 ${top + swing} ${side} ${top}V${side}H0z`;
  const turn = random.pick([-1, 1]);
  const ground = writeShapes([
    fill(mix(near, paper, 0.2), rect(0, 0, side, side)),
    fill(mix(far, paper, 0.24), hill(random.between(356, 376), random.between(30, 50) * turn)),
    fill(mix(far, paper, 0.4), hill(random.between(404, 424), random.between(24, 44) * -turn)),
  ]);
  const ring = `<g fill="none" stroke="${mix(near, paper, 0.55)}"><circle cx="240" cy="230" r="164" stroke-width="3"/><circle cx="240" cy="230" r="178" stroke-width="8" stroke-dasharray="${random.pick(['2 12', '6 14', '14 8'])}"/></g>`;
  const disc = `<circle cx="240" cy="230" r="150" fill="${mix(near, paper, 0.07)}"/>`;
  const letters = await outlineWithin(initialsOf(name), outline);
  const place =
    letters && `translate(${Math.round((side - letters.width) / 2)} ${Math.round(230 + letters.capital / 2)})`;
  const initials = letters ? `<g fill="${ink}" transform="${place}">${letters.paths}</g>` : '';
  return svg(side, side, ground + ring + disc + initials);
}

/** Letters as large as their room allows. */
async function outlineWithin(letters: string, outline: OutlineLetters): Promise<Outlines | undefined> {
  const outlined = await outline(letters, size);
  return outlined && outlined.width > room ? outline(letters, Math.floor((size * room) / outlined.width)) : outlined;
}
