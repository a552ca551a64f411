import { imageSize } from 'image-size';

/** The ending of each type that a picture may be, as its content tells it. */
const endings: Record<string, string> = {
  svg: '.svg',
  png: '.png',
  jpg: '.jpg',
  webp: '.webp',
  avif: '.avif',
  gif: '.gif',
};

/** The most pixels that a photo may have, which is what its encoder takes on. */
const mostPixels = 16_383 ** 2;

/** Tells what a file is, by the whole of its content: the ending of its name; or in words why visitors could not be shown it. */
export async function kindOf(content: Uint8Array): Promise<{ ending: string } | { failure: string }> {
  if (new TextDecoder('latin1').decode(content.subarray(0, 5)) === '%PDF-') return { ending: '.pdf' };
  const { type = '', width, height } = sizeOf(content) ?? {};
  const ending = endings[type];
  if (ending === undefined) {
    return {
      failure: 'This is no picture that browsers show. Choose a JPEG, PNG, WebP, AVIF, GIF or SVG file, or a PDF.',
    };
  }
  if (!width || !height) {
    return {
      failure:
        'This picture does not say how wide and high it is, so it was not added. Save it anew from its source, then choose it again.',
    };
  }
  if (type !== 'svg' && width * height > mostPixels) {
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

/** Whether a picture can be read to its end; of a drawing, whether it is written as one. */
async function isWhole(content: Uint8Array, type: string): Promise<boolean> {
  // What decodes pictures takes longer to load than the server takes to start.
  const { default: sharp } = await import('sharp');
  try {
    if (type === 'svg') await sharp(content, { limitInputPixels: false }).metadata();
    else await sharp(content).resize({ width: 16 }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
