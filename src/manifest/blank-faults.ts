import type { JsonFault } from './json-fault';
import { endOfWords } from './tokens';

/** The characters that people take for spaces or line ends and JSON does not, and those that show nothing at all. */
const odd = /[\p{Zs}\p{Zl}\p{Zp}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\uFFFC]/u;
const oddRun = /[[\p{Zs}\p{Zl}\p{Zp}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\uFFFC]--[\u0020]]+/vy;

const names: Record<string, string> = {
  '\u00A0': 'a no-break space',
  '\u00AD': 'a soft hyphen',
  '\u200B': 'a space without width',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
  '\u202F': 'a narrow no-break space',
  '\u3000': 'an ideographic space',
  '\uFEFF': 'a byte order mark',
};

/** Tells whether a character is a blank that JSON does not know. */
export function isOddBlank(character: string | undefined): boolean {
  return character !== undefined && character > '\u007F' && odd.test(character);
}

/** Describes the fault of the odd blank at an offset, with all others of the kind that stand outside quotes. */
export function oddBlankFault(text: string, offset: number): JsonFault {
  const [first, ...others] = oddBlanksIn(text, offset);
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const name = names[character] ? `${names[character]}, ${code}` : code;
  const isWide = /\p{Z}/u.test(character);
  const remedy = isWide ? 'Write a usual space or line end in its place.' : 'Remove it.';
  const further = others.length === 0 ? '' : ` The same goes for ${others.length} more places.`;
  const message = `A character that nobody sees stands here (${name}), and outside quotes it is not allowed. ${remedy}${further}`;
  return { message, ...(first ?? { offset, length: 1 }), others };
}

type Place = NonNullable<JsonFault['others']>[number];

/** Finds the odd blanks outside quotes, from an offset on, with the usual character for each. */
function oddBlanksIn(text: string, start: number): Place[] {
  const places: Place[] = [];
  for (let offset = start; offset < text.length; offset++) {
    if (text[offset] === '"') {
      offset = endOfWords(text, offset);
      continue;
    }
    if (!isOddBlank(text[offset])) continue;
    oddRun.lastIndex = offset;
    const [run = text.charAt(offset)] = oddRun.exec(text) ?? [];
    // Between digits it may be meant as the sign between thousands, or as the end of a number.
    const isInNumber = /\d/.test(text.charAt(offset - 1)) && /\d/.test(text.charAt(offset + run.length));
    places.push({ offset, length: run.length, ...(isInNumber ? {} : { fix: usualBlanks(run) }) });
    offset += run.length - 1;
  }
  return places;
}

function usualBlanks(run: string): string {
  return run
    .replaceAll(/[\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/[^\n ]/gu, '');
}
