import { appIcons, faviconPath, touchIconPath } from '../addresses/own-files';
import type { Brand } from './brand';
import { hashOf } from './hash';
import type { MadeFile } from './made-file';
import ownSource from './site-icons.ts?raw';
import { toolchainOf } from './toolchain';

const toolchain = toolchainOf([ownSource], ['sharp']);

/** The share of an icon's side that its mark takes, on paper: the masks of Android leave a circle of four fifths. */
const shareOfMark = 0.7;

/** Gives the icons of a site, made of its mark. */
export function siteIcons({ mark, theme }: Brand): MadeFile[] {
  const { paper } = theme.colors;
  const icon = (path: string, draw: () => Promise<Uint8Array>): MadeFile => ({
    path,
    name: `${hashOf(JSON.stringify([mark.key, paper, path, toolchain()]))}-${path}`,
    make: async () => {
      try {
        return { content: await draw() };
      } catch {
        return { problem: 'The icon of the site is damaged: it opens, but cannot be read to its end. Save it anew.' };
      }
    },
  });
  return [
    icon(faviconPath, async () => icoOf(await drawMark(mark.file, 32))),
    icon(touchIconPath, () => drawOnPaper(mark.file, 180, paper)),
    ...appIcons.map(({ path, size }) => icon(path, () => drawOnPaper(mark.file, size, paper))),
  ];
}

/** Draws the mark as a square PNG of a size in pixels, without a ground. */
async function drawMark(file: string, size: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width = size } = await sharp(file, { unlimited: true }).metadata();
  return sharp(file, { unlimited: true, density: Math.min(2400, Math.max(72, (72 * size) / width)) })
    .resize({ width: size, height: size, fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
}

async function drawOnPaper(file: string, size: number, paper: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const mark = await drawMark(file, Math.round(size * shareOfMark));
  return sharp({ create: { width: size, height: size, channels: 3, background: paper } })
    .composite([{ input: mark }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Makes an ICO file of a square PNG of 32 pixels: its directory, one entry, the PNG itself. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
