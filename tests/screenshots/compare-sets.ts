import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Compares two sets of pictures and draws what differs into a folder: one line for each picture that is not the same. */
export async function compareSets(accepted: string, current: string, differences: string): Promise<string[]> {
  rmSync(differences, { recursive: true, force: true });
  const names = new Set([...picturesIn(accepted), ...picturesIn(current)]);
  const found: string[] = [];
  for (const name of [...names].sort()) {
    const [before, after] = [join(accepted, name), join(current, name)];
    if (!existsSync(before)) found.push(`${name} is new.`);
    else if (!existsSync(after)) found.push(`${name} is gone.`);
    else {
      const share = await compare(before, after, join(differences, name));
      if (share > 0) found.push(`${name} differs in ${percentage(share)} of its pixels.`);
    }
  }
  return found;
}

function picturesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.png'));
}

/** The share of pixels that differ; what is outside of one picture differs from the other. */
async function compare(before: string, after: string, difference: string): Promise<number> {
  const sizes = await Promise.all([before, after].map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all([pixelsOf(before, width, height), pixelsOf(after, width, height)]);
  if (one.equals(other)) return 0;
  const drawn = new Uint8Array(one.length);
  const count = pixelmatch(one, other, drawn, width, height, { threshold: 0.1 });
  if (count === 0) return 0;
  mkdirSync(join(difference, '..'), { recursive: true });
  await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(difference);
  return count / (width * height);
}

async function pixelsOf(file: string, width: number, height: number): Promise<Buffer> {
  const picture = sharp(file).ensureAlpha();
  const size = await picture.metadata();
  return picture
    .extend({ right: width - size.width, bottom: height - size.height, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer();
}

function percentage(share: number): string {
  return share < 0.0001 ? 'less than 0.01 %' : `${(share * 100).toFixed(2)} %`;
}
