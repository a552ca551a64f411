import { endingOf, fileKinds } from '../addresses/file-kinds';
import { ownMember } from '../manifest/manifest';

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
export function kindOfFile(name: string, content: Uint8Array): string | undefined {
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
