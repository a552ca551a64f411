import { writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';

/** Writes a photo as cameras write them: of some size, its content different everywhere, perhaps lying on its side. */
export async function writePhoto(
  file: string,
  { width, height, orientation = 1 }: { width: number; height: number; orientation?: number },
): Promise<void> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let place = 0; place < pixels.length; place++) pixels[place] = (place * 7 + (place >> 9)) % 251;
  const photo: Sharp = sharp(pixels, { raw: { width, height, channels: 3 } }).withExif({
    IFD0: { Make: 'A camera', ImageDescription: 'In the garden of a private house' },
    IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 0/1' },
  });
  const jpeg = await photo.withMetadata({ orientation }).jpeg({ quality: 90 }).toBuffer();
  writeFileSync(file, jpeg);
}
