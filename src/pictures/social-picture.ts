import { basename } from 'node:path';
import { assetPath } from '../addresses/asset-path';
import { packagesOfFiles } from '../typefaces/families';
import type { Brand } from './brand';
import { hashOf } from './hash';
import { encodeOnGround } from './jpeg/encode-on-ground';
import type { Ground } from './jpeg/ground';
import { Layer } from './jpeg/layer';
import { drawLine } from './lettering/glyph-bitmaps';
import { setText } from './lettering/set-text';
import type { MadeFile, MakeResult } from './made-file';
import { drawSocialGround, lineWidth, margin, pictureWidth, titleFoot } from './social-ground';
import { toolchainOf } from './toolchain';

/** The sources of all modules that decide how a picture looks. */
const sources = import.meta.glob<string>(
  [
    './{social-picture,social-ground}.ts',
    './{jpeg,lettering}/*.ts',
    '../typefaces/*.ts',
    '../artwork/{guilloche,seeded}.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const toolchain = toolchainOf(Object.values(sources), ['sharp', 'fontkit', 'bidi-js', ...packagesOfFiles()]);

/** The sizes of a title, each with its most lines. */
const titleSizes: [size: number, lines: number][] = [
  [92, 3],
  [80, 3],
  [68, 3],
  [56, 3],
  [44, 5],
];
const lineHeight = 1.14;
/**
 * The distance from the baseline of the last line to the lower edge of its room, as a share of the size of its letters.
 */
const footOfLine = 0.28;

/**
 * Gives the picture that others show where a page is shared: its title with the logo, the colours and the address of
 * the site.
 */
export function socialPicture(title: string, brand: Brand): MadeFile {
  const path = assetPath('social.jpg', hashOf(keyOf(brand), title));
  return { path, name: basename(path), make: () => makeSocialPicture(title, brand) };
}

const keys = new WeakMap<Brand, string>();

/** Gives a hash of what the pictures of all pages are made from besides their titles. */
function keyOf(brand: Brand): string {
  const { host, theme, isRightToLeft, logo } = brand;
  const key = keys.get(brand) ?? hashOf(JSON.stringify([host, theme, isRightToLeft, logo.key, toolchain()]));
  keys.set(brand, key);
  return key;
}

async function makeSocialPicture(title: string, brand: Brand): Promise<MakeResult> {
  const ground = await groundOf(brand);
  return ground.problem === undefined ? { content: await drawTitle(title, brand, ground.ground) } : ground;
}

type GroundResult = { ground: Ground; problem?: undefined } | { problem: string };

const grounds = new WeakMap<Brand, Promise<GroundResult>>();

/** Gives the ground of the pictures of all pages, drawn once: it takes far longer than a title. */
function groundOf(brand: Brand): Promise<GroundResult> {
  const ground = grounds.get(brand) ?? makeGround(brand);
  grounds.set(brand, ground);
  return ground;
}

async function makeGround(brand: Brand): Promise<GroundResult> {
  try {
    return { ground: await drawSocialGround(brand) };
  } catch {
    return { problem: 'The logo of the site is damaged: it opens, but cannot be read to its end. Save it anew.' };
  }
}

/** Draws the title as large as its room allows, at the lower edge; leaves it out where typefaces lack its letters. */
async function drawTitle(title: string, { theme, isRightToLeft }: Brand, ground: Ground): Promise<Uint8Array> {
  const setting = { font: theme.font, isRightToLeft, width: lineWidth, sizes: titleSizes };
  const { lines, size } = (await setText(title, setting)) ?? { lines: [], size: 0 };
  const layer = new Layer(ground.columns, ground.rows);
  for (const [index, line] of lines.entries()) {
    const left = isRightToLeft ? pictureWidth - margin - line.length : margin;
    const foot = titleFoot - ((lines.length - 1 - index) * lineHeight + footOfLine) * size;
    drawLine(layer, line, size, left, foot);
  }
  return encodeOnGround(ground, layer, theme.colors.ink);
}
