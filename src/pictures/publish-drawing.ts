import sharp from 'sharp';
import { readDrawing } from './drawing-text';
import { photosIn, sanitizeDrawing, withPhotos } from './sanitize-drawing';

/**
 * Makes an SVG as it is published: in UTF-8, harmless, and with photos of nothing but pixels. Throws where the file is
 * no SVG, or names an encoding that nobody knows.
 */
export async function publishDrawing(content: Uint8Array): Promise<string> {
  const drawing = sanitizeDrawing(readDrawing(content));
  const cleaned = new Map(
    await Promise.all(photosIn(drawing).map(async (address) => [address, await clean(address)] as const)),
  );
  return withPhotos(drawing, (address) => cleaned.get(address) ?? '');
}

/** Gives the address of a photo without what its camera wrote into it; for one that cannot be read, an empty one. */
async function clean(address: string): Promise<string> {
  try {
    const bytes = await (await fetch(address)).arrayBuffer();
    const { data, info } = await sharp(bytes).autoOrient().toBuffer({ resolveWithObject: true });
    const type = info.format === 'heif' ? 'avif' : info.format;
    return `data:image/${type};base64,${data.toString('base64')}`;
  } catch {
    return 'data:,';
  }
}
