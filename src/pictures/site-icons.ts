import { hashOf } from './hash';
import type { Identity } from './identity';
import type { MadeFile } from './made-file';

/** An icon that Android shows: its address within the site's base, and its size in pixels. */
interface AppIcon {
  path: string;
  size: number;
}

/** The icons that the web manifest names. */
export const appIcons: AppIcon[] = [192, 512].map((size) => ({ path: `icon-${size}.png`, size }));

/** The icon for Apple's home screen. */
export const touchIcon = 'apple-touch-icon.png';

/** The icon that browsers ask for by themselves. */
export const favicon = 'favicon.ico';

/** Of the side of an icon on paper, what its mark takes: Android's masks leave a circle of four fifths. */
const shareOfMark = 0.7;

/** The icons of a site, made of its mark. */
export function siteIcons({ mark, theme }: Identity): MadeFile[] {
  const { paper } = theme.colors;
  const icon = (path: string, draw: () => Promise<Uint8Array>): MadeFile => ({
    path,
    name: `${hashOf(`${mark.key} ${paper} ${path}`)}-${path}`,
    make: async () => {
      try {
        return { content: await draw() };
      } catch {
        return { problem: 'The icon of the site is damaged: it opens, but cannot be read to its end. Save it anew.' };
      }
    },
  });
  return [
    icon(favicon, async () => icoOf(await drawMark(mark.file, 32))),
    icon(touchIcon, () => drawOnPaper(mark.file, 180, paper)),
    ...appIcons.map(({ path, size }) => icon(path, () => drawOnPaper(mark.file, size, paper))),
  ];
}

/** The mark as a square PNG of a size in pixels, on nothing. */
async function drawMark(file: string, size: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width = size } = await sharp(file).metadata();
  return sharp(file, { density: Math.min(2400, Math.max(72, (72 * size) / width)) })
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

/** An ICO file around a single square PNG of 32 pixels: its directory, one entry, the PNG itself. */
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
