import { imageSize } from 'image-size';
import { drawingSize, isTooLarge } from '../pictures/drawing-size';
import { readMovement } from '../pictures/moving';
import { kindOfFile } from './kind-of-file';

/** The ending of the name of each type of picture. */
const endings: Record<string, string> = {
  svg: '.svg',
  png: '.png',
  jpg: '.jpg',
  webp: '.webp',
  avif: '.avif',
  gif: '.gif',
};

/** The most pixels of a photo: the encoder takes no more. */
const mostPixels = 16_383 ** 2;

/**
 * Gives the ending for a file by the whole of its content, and by its name where it is no picture; or in words why
 * visitors could not be given it.
 */
export async function kindOf(name: string, content: Uint8Array): Promise<{ ending: string } | { failure: string }> {
  const drawing = drawingSize(content);
  const { type = '', width, height } = drawing ? { ...drawing, type: 'svg' } : (sizeOf(content) ?? {});
  const ending = endings[type];
  if (ending === undefined) {
    const file = kindOfFile(name, content);
    if (file !== undefined) return { ending: file };
    return {
      failure:
        'This is no picture that browsers show, and no file that a site gives to its visitors. Choose a JPEG, PNG, WebP, AVIF, GIF or SVG file, a PDF, a document of Word, Excel or PowerPoint, or a film as MP4.',
    };
  }
  if (!width || !height) {
    return {
      failure:
        'This picture does not say how wide and high it is, so it was not added. Save it anew from its source, then choose it again.',
    };
  }
  if (drawing && isTooLarge(drawing)) {
    return {
      failure: `This drawing says that it is ${width} by ${height} pixels large, which no program draws, so it was not added. Save it with 1000 on its longer side, then choose it again: a drawing stays sharp at every size.`,
    };
  }
  if (!drawing && width * height > mostPixels) {
    return {
      failure: `This picture is too large, ${width} by ${height} pixels, so it was not added. Save it with 4000 on its longer side, then choose it again.`,
    };
  }
  if (await isWhole(content, type)) return { ending };
  return {
    failure:
      'This picture is damaged: it cannot be read to its end, so it was not added. Save it anew from its source, or have it sent again, then choose it again.',
  };
}

function sizeOf(content: Uint8Array): Partial<ReturnType<typeof imageSize>> | undefined {
  try {
    return imageSize(content);
  } catch {
    return undefined;
  }
}

/** Tells whether a picture can be read to its end, each of its frames. */
async function isWhole(content: Uint8Array, type: string): Promise<boolean> {
  const { frames, isWhole: goesOn } = readMovement(content, type);
  if (!goesOn) return false;
  // What decodes pictures takes longer to load than the server takes to start.
  const { default: sharp } = await import('sharp');
  const isMoving = frames > 1;
  try {
    const picture = sharp(content, { animated: isMoving, limitInputPixels: !isMoving, unlimited: true });
    await picture.resize({ width: 16, height: 16, fit: 'fill' }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
