import { isOddBlank, oddBlankFault } from './blank-faults';
import { conflictFault } from './conflict-faults';
import type { JsonFault } from './json-fault';
import { centsAt } from './number-faults';
import { faultBetween, smartQuotes, unclosedFault } from './quote-faults';
import { endOfWords, skipSpace } from './tokens';
import { findUnseenCharacter, halfCharacter, halfMessage, unseenMessage } from './unseen-character';

const deepest = 100;
const knownWord = /(true|false|null|-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?)(?![\w.+-])/y;

/**
 * Finds the first fault of a text: what keeps it from being JSON, a character that no page can show, or a key that
 * JSON.parse would silently drop or move. Gives undefined for a text without faults; never throws.
 */
export function findFault(text: string): JsonFault | undefined {
  try {
    new Scanner(text).scanDocument();
    return undefined;
  } catch (error) {
    if (error instanceof FaultFound) return error.fault;
    throw error;
  }
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

class FaultFound extends Error {
  constructor(readonly fault: JsonFault) {
    super(fault.message);
  }
}

class Scanner {
  private offset = 0;

  constructor(private readonly text: string) {}

  scanDocument(): void {
    const lost = this.text.indexOf('\uFFFD');
    if (lost === 0)
      this.fail('This file is no text in UTF-8. Save it as UTF-8, or put the right file in its place.', 1);
    if (lost > 0) {
      const remedy = 'Save it as UTF-8, and write the character again.';
      this.failAt(lost, 1, `A character was lost here, because the file is not saved as UTF-8. ${remedy}`);
    }
    if (!this.text.isWellFormed()) this.failAt(this.text.search(halfCharacter), 1, halfMessage);
    const conflict = conflictFault(this.text);
    if (conflict) throw new FaultFound(conflict);
    this.skipSpace();
    if (this.offset === this.text.length) this.fail('The file is empty. It must hold one website: { … }.');
    if (this.text[this.offset] !== '{') this.fail('A website begins with {. Nothing may stand before it.', 1);
    const unseen = findUnseenCharacter(this.text);
    if (unseen) this.failAt(unseen.offset, unseen.length, unseenMessage(unseen.name), '');
    this.scanValue(0);
    this.skipSpace();
    if (this.offset < this.text.length) {
      this.fail('The website ends before this. Remove what follows the last }, or a } too many before it.', 1);
    }
  }

  private scanValue(depth: number): void {
    if (depth > deepest) this.fail(`Brackets are nested more than ${deepest} deep here.`, 1);
    const character = this.text[this.offset];
    if (character === '{') this.scanObject(depth);
    else if (character === '[') this.scanArray(depth);
    else if (character === '"') this.scanString();
    else this.scanWord();
  }

  private scanObject(depth: number): void {
    const start = this.offset++;
    const keys = new Set<string>();
    this.skipSpace();
    while (this.text[this.offset] !== '}') {
      this.expectInside(start, '}');
      const keyStart = this.offset;
      if (this.text[keyStart] !== '"') this.failAtKey(start);
      const key = this.scanString();
      const length = this.offset - keyStart;
      const count = keys.size;
      if (keys.add(key).size === count) {
        this.failAt(
          keyStart,
          length,
          `"${key}" stands twice between the same brackets, and only the last would count. Remove one, or give it another name.`,
        );
      }
      if (isDigit(key.charCodeAt(0)) && /^(0|[1-9]\d*)$/.test(key)) {
        this.failAt(
          keyStart,
          length,
          `"${key}" is a number used as a name, which would change its place among the others. Begin the name with a letter.`,
        );
      }
      this.skipSpace();
      if (this.text[this.offset] !== ':') this.fail(`A colon is missing after "${key}".`, 1);
      this.offset++;
      this.skipSpace();
      this.expectInside(start, '}');
      this.scanValue(depth + 1);
      this.scanSeparator(start, '}');
    }
    this.offset++;
  }

  private scanArray(depth: number): void {
    const start = this.offset++;
    this.skipSpace();
    while (this.text[this.offset] !== ']') {
      this.expectInside(start, ']');
      this.scanValue(depth + 1);
      this.scanSeparator(start, ']');
    }
    this.offset++;
  }

  private scanSeparator(start: number, close: string): void {
    const end = this.offset;
    this.skipSpace();
    this.expectInside(start, close);
    if (this.text[this.offset] === close) return;
    const character = this.text[this.offset];
    if (character !== ',') {
      if (character === '}' || character === ']') {
        this.fail(
          `A ${character} stands where ${close} should: the ${close === '}' ? '{' : '['} on line ${this.lineOf(start)} is still open.`,
          1,
        );
      }
      throw new FaultFound(faultBetween(this.text, end, this.offset, close === '}'));
    }
    const comma = this.offset++;
    this.skipSpace();
    if (this.text[this.offset] === ',') this.fail('There is a comma too many here. Remove it.', 1, '');
    if (this.text[this.offset] === close) {
      this.failAt(comma, 1, `Nothing follows this comma. Remove it: the last item before ${close} has none.`, '');
    }
  }

  private scanString(): string {
    const start = this.offset;
    const end = endOfWords(this.text, start);
    const words = this.text.slice(start + 1, end);
    for (let at = words.indexOf('\\'); at >= 0; at = words.indexOf('\\', this.offset - start - 1)) {
      this.offset = start + 1 + at;
      this.scanEscape();
    }
    if (this.text[end] !== '"') throw new FaultFound(unclosedFault(this.text, start, end));
    this.offset = end + 1;
    return words.includes('\\') ? JSON.parse(`"${words}"`) : words;
  }

  private scanEscape(): void {
    const sequence = this.text.slice(this.offset, this.offset + 6);
    if (/^\\u[0-9a-fA-F]{4}/.test(sequence)) {
      const pair = /^\\u(d[89ab]..)(\\ud[c-f]..)?|^\\ud[c-f]../i.exec(this.text.slice(this.offset, this.offset + 12));
      if (pair && pair[2] === undefined) this.fail(halfMessage, 6);
      this.passEscape(pair ? 12 : 6);
    } else if (/^\\["\\/bfnrt]/.test(sequence)) this.passEscape(2);
    else this.fail('A backslash means something special in quotes. Write \\\\ for a backslash and \\" for a quote.', 2);
  }

  private passEscape(length: number): void {
    const unseen = findUnseenCharacter(JSON.parse(`"${this.text.slice(this.offset, this.offset + length)}"`));
    if (unseen) this.fail(unseenMessage(unseen.name), length, '');
    this.offset += length;
  }

  private scanWord(): void {
    knownWord.lastIndex = this.offset;
    if (knownWord.test(this.text)) {
      this.offset = knownWord.lastIndex;
      return;
    }
    const rest = this.text.slice(this.offset, this.offset + 40);
    if (!/^#[0-9a-f]{3}/i.test(rest)) this.failAtSign();
    if (/^[,}\]:]/.test(rest)) this.fail('A value is missing here. Write one, or remove the name before it.', 1);
    const word = /^[^\s,}\]"]+/.exec(rest)?.[0] ?? rest.charAt(0);
    if (/^(true|false|null)$/i.test(word))
      this.fail(`Write ${word.toLowerCase()} in small letters.`, word.length, word.toLowerCase());
    if (/^[+.-]?\d[\d.e+-]*$/i.test(word))
      this.fail(`${word} is not how a number is written. Write it like 12, -3 or 0.5.`, word.length);
    this.fail(`${word} is not a value. Text stands in straight quotes: "${word.replaceAll('\\', '')}".`, word.length);
  }

  private failAtKey(start: number): never {
    this.failAtSign();
    const cents = centsAt(this.text, this.offset);
    if (cents) throw new FaultFound(cents);
    if (this.text[this.offset] === '{') {
      if (this.text.slice(start + 1, this.offset).trim() === '')
        this.failAt(
          start,
          1,
          'A list of groups stands in [ ]. Write [ in the place of this {, and ] in that of its }.',
        );
      this.fail(
        `A { cannot stand here: the { on line ${this.lineOf(start)} is still open. Write its } before this.`,
        1,
      );
    }
    const word = /^[^\s,:}\]"[{]+/.exec(this.text.slice(this.offset, this.offset + 40))?.[0];
    if (word) this.fail(`The name ${word} must stand in straight quotes: "${word}".`, word.length);
    this.fail('A name in straight quotes must stand here, then a colon and its value.', 1);
  }

  private failAtSign(): void {
    const rest = this.text.slice(this.offset, this.offset + 2);
    if (rest === '//' || rest === '/*' || rest[0] === '#') {
      const comment = /^(\/\*.*?\*\/|.*)/.exec(this.text.slice(this.offset))?.[0] ?? '';
      this.fail('A website in JSON has no comments. Remove this one.', comment.length);
    }
    if (rest[0] && smartQuotes.includes(rest[0]))
      this.fail(`This is a curly quote from a word processor. Write a straight quote: ".`, 1);
    if (rest[0] === "'") this.fail('Text stands in double quotes: ", not in single ones.', 1);
  }

  private expectInside(start: number, close: string): void {
    if (this.offset < this.text.length) return;
    const message = `This bracket on line ${this.lineOf(start)} is never closed: a ${close} is missing before the end of the file.`;
    this.failAt(start, 1, message);
  }

  private lineOf(offset: number): number {
    return this.text.slice(0, offset).split('\n').length;
  }

  private skipSpace(): void {
    this.offset = skipSpace(this.text, this.offset);
    if (isOddBlank(this.text[this.offset])) throw new FaultFound(oddBlankFault(this.text, this.offset));
    if (this.text[this.offset] === '/') this.failAtSign();
  }

  private fail(message: string, length = 0, fix?: string): never {
    this.failAt(this.offset, length, message, fix);
  }

  private failAt(offset: number, length: number, message: string, fix?: string): never {
    throw new FaultFound({
      message,
      offset,
      length: Math.min(length, this.text.length - offset),
      ...(fix === undefined ? {} : { fix }),
    });
  }
}
