import sharp from 'sharp';
import { readDrawing } from './drawing-text';
import { photosIn, sanitizeDrawing, withPhotos } from './sanitize-drawing';

/**
 * Makes the published form of an SVG: in UTF-8, harmless, and with photos of nothing but pixels. Throws where the file
 * is no SVG, or names an unknown encoding.
 */
export async function publishDrawing(content: Uint8Array): Promise<string> {
  const drawing = sanitizeDrawing(readDrawing(content));
  const cleaned = new Map(
    await Promise.all(photosIn(drawing).map(async (address) => [address, await clean(address)] as const)),
  );
  return withPhotos(drawing, (address) => cleaned.get(address) ?? '');
}

/** Gives the address of a photo without the data of its camera; an empty one for a photo that cannot be read. */
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
