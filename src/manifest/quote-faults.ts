import type { JsonFault } from './json-fault';

/** The quotes of word processors. */
export const smartQuotes = '“”„‟«»‘’';

const quoteInside = 'A quote inside a text is written \\". This one ends the text, and what follows cannot stand here.';

/**
 * Describes the fault where a comma should follow the value that ends at `end`: the comma is missing, or a quote stands
 * within a text that goes on in the same line, and nobody can know where the text ends.
 */
export function faultBetween(text: string, end: number, next: number, isInObject: boolean): JsonFault {
  const isText = text[end - 1] === '"';
  const between = text.slice(end, next);
  if (isText && !isInObject && text[next] === ':') {
    const start = text.lastIndexOf('"', end - 2);
    const name = text.slice(start, end);
    const message = `A { is missing before ${name}: in a list, names and their values stand in { }.`;
    return { message, offset: start, length: name.length };
  }
  if (isText && !between.includes('\n') && !beginsMember(text, next, isInObject, between !== '')) {
    return { message: quoteInside, offset: end - 1, length: 1 };
  }
  return { message: 'A comma is missing here.', offset: end, length: 0, fix: ',' };
}

/** Tells whether another member begins at an offset: in an object a name with its colon, in a list a value. */
function beginsMember(text: string, offset: number, isInObject: boolean, isApart: boolean): boolean {
  if (!isApart) return false;
  const rest = text.slice(offset);
  if (isInObject) return /^"(?:[^"\\\n]|\\.)*"\s*:/.test(rest);
  return /^(?:[{[]|"[^\s"](?:[^"\\\n]|\\.)*"\s*[,\]])/.test(rest);
}

/** Describes the fault of a text that begins at `start` and has no quote at the end of its line. */
export function unclosedFault(text: string, start: number, end: number): JsonFault {
  const line = text.slice(start, end);
  if (text[end] === '\t') {
    return { message: 'A tab cannot stand inside quotes. Write a space, or \\t.', offset: end, length: 1 };
  }
  const smart = [...line.slice(1)].findIndex((letter) => smartQuotes.includes(letter));
  if (smart >= 0 && !/["“”]\s*[,:}\]]?\s*$/.test(line.slice(1).replace(/[“”„‟]/g, ''))) {
    return {
      message: `This is a curly quote from a word processor. The text must end with a straight quote: ".`,
      offset: start + 1 + smart,
      length: 1,
    };
  }
  return {
    message: 'This text has no closing quote on its line. End it with ". A line break inside a text is written \\n.',
    offset: start,
    length: line.trimEnd().length,
  };
}
