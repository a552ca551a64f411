import { imageSize } from 'image-size';
import { deviceNameIn } from '../addresses/collisions';
import { slugOf } from '../manifest/slug';
import { drawingSize, isTooLarge } from './drawing-size';
import { readMovement } from './moving';
import { endingOf, fileKinds } from '../addresses/file-kinds';
import { ownMember } from '../manifest/manifest';

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

/** The kind of an upload: the ending of its name, and of a picture its size and whether it moves. */
export interface UploadKind {
  ending: string;
  picture?: { width: number; height: number; isMoving: boolean };
}

/** Decodes a picture to its end, with each frame of one that moves; tells whether it could. */
export type DecodeWhole = (content: Uint8Array, isMoving: boolean) => Promise<boolean>;

/**
 * Gives the kind of a file by its whole content, and by its name where it is no picture; or the reason, in words, why
 * visitors could not be given it.
 */
export async function kindOfUpload(
  name: string,
  content: Uint8Array,
  decode: DecodeWhole,
): Promise<UploadKind | { failure: string }> {
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
  const { frames, isWhole } = readMovement(content, type);
  const isMoving = frames > 1;
  if (isWhole && (await decode(content, isMoving))) return { ending, picture: { width, height, isMoving } };
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

/** Gives a file's name without its ending, in letters that every host and disk takes: `Team (2).JPG` gives `team-2`. */
export function plainName(name: string): string {
  const dot = name.lastIndexOf('.');
  const words = slugOf(dot > 0 ? name.slice(0, dot) : name).slice(0, 60) || 'file';
  return deviceNameIn(words) !== undefined ? `file-${words}` : words;
}

/** The beginning of the content of files of a kind: letters at a place, one of which must stand there. */
interface Beginning {
  at: number;
  letters: string[];
}

const packed: Beginning = { at: 0, letters: ['PK\x03\x04'] };
const film: Beginning = { at: 4, letters: ['ftyp'] };

/** The beginnings of all kinds that have one; CSV may begin with anything. */
const beginnings: Record<string, Beginning> = {
  ...Object.fromEntries(['.docx', '.xlsx', '.pptx', '.odt', '.ods', '.odp', '.zip'].map((ending) => [ending, packed])),
  '.pdf': { at: 0, letters: ['%PDF-'] },
  '.mp4': film,
  '.m4a': film,
  '.webm': { at: 0, letters: ['\x1a\x45\xdf\xa3'] },
  '.mp3': { at: 0, letters: ['ID3', '\xff\xfb', '\xff\xf3', '\xff\xf2', '\xff\xfa'] },
  '.gpx': { at: 0, letters: ['<'] },
  '.ics': { at: 0, letters: ['BEGIN:VCALENDAR'] },
  '.vcf': { at: 0, letters: ['BEGIN:VCARD'] },
  '.vtt': { at: 0, letters: ['WEBVTT'] },
};

/**
 * Gives the ending of a file that is published as it is: its name says its kind, and its content must not contradict. A
 * PDF is recognised without its name. Gives undefined for other files.
 */
function kindOfFile(name: string, content: Uint8Array): string | undefined {
  const ending = beginsAs('.pdf', content) ? '.pdf' : endingOf(name);
  if (!Object.hasOwn(fileKinds, ending)) return undefined;
  return beginsAs(ending, content) ? ending : undefined;
}

function beginsAs(ending: string, content: Uint8Array): boolean {
  const isMarked = content[0] === 0xef && content[1] === 0xbb && content[2] === 0xbf;
  const start = new TextDecoder('latin1').decode(content.subarray(isMarked ? 3 : 0, 1000));
  const beginning = ownMember(beginnings, ending);
  // A text has no NUL, which nearly all other files have.
  if (!beginning) return content.length > 0 && !start.includes('\0');
  return beginning.letters.some((letters) => start.startsWith(letters, beginning.at));
}
