/** Two offsets of a text: where something begins, and the first character after it. */
export type Offsets = [start: number, end: number];

/** A member of a container as it is written: where its value begins and, in an object, its key with quotes. */
export interface MemberStart {
  /** The key of an object's member; of a list's, its index. */
  name: string;
  key: Offsets | undefined;
  start: number;
}

/**
 * Gives the offset of the first character from `start` on that is no white space of JSON; at the beginning of a text,
 * it skips the byte order mark, too.
 */
export function skipSpace(text: string, start: number): number {
  let offset = start === 0 && text.charCodeAt(0) === 0xfeff ? 1 : start;
  for (;;) {
    const code = text.charCodeAt(offset);
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return offset;
    offset++;
  }
}

/**
 * Gives the offset of the quote that ends the string which begins at `start`; of a string without one, the offset of
 * the line break, the control character or the end of the text.
 */
export function endOfWords(text: string, start: number): number {
  for (let offset = start + 1; ; offset++) {
    const code = text.charCodeAt(offset);
    if (code === 92) offset++;
    else if (code === 34 || code < 32 || Number.isNaN(code)) return Math.min(offset, text.length);
  }
}

/** Gives the offset after the string which begins at `start` of a well-formed text. */
function skipString(text: string, start: number): number {
  return endOfWords(text, start) + 1;
}

/** Gives the offset after the value which begins at `start` of a well-formed text. */
export function skipValue(text: string, start: number): number {
  const first = text[start];
  if (first === '"') return skipString(text, start);
  if (!isContainerAt(text, start)) {
    let end = start;
    while (end < text.length && !/[\s,\]}]/.test(text.charAt(end))) end++;
    return end;
  }
  let depth = 0;
  for (let offset = start; offset < text.length; offset++) {
    const code = text.charCodeAt(offset);
    if (code === 34) offset = endOfWords(text, offset);
    else if (code === 123 || code === 91) depth++;
    else if (code === 125 || code === 93) {
      depth--;
      if (depth === 0) return offset + 1;
    }
  }
  return text.length;
}

/** Tells whether an object or a list begins at an offset. */
export function isContainerAt(text: string, start: number): boolean {
  return text[start] === '{' || text[start] === '[';
}

/**
 * Visits the members of the container which begins at `start` of a well-formed text; `visit` must give the offset after
 * a member's value. Gives the offset after the container.
 */
export function walkMembers(text: string, start: number, visit: (member: MemberStart) => number): number {
  const isList = text[start] === '[';
  let offset = skipSpace(text, start + 1);
  for (let index = 0; text[offset] !== ']' && text[offset] !== '}'; index++) {
    let name = String(index);
    let key: Offsets | undefined;
    if (!isList) {
      key = [offset, skipString(text, offset)];
      name = JSON.parse(text.slice(...key));
      offset = skipSpace(text, skipSpace(text, key[1]) + 1);
    }
    const end = skipSpace(text, visit({ name, key, start: offset }));
    offset = text[end] === ',' ? skipSpace(text, end + 1) : end;
  }
  return offset + 1;
}

/**
 * Gives the offset a number of characters further in a string as it is written, in which an escape is one character.
 */
export function skipCharacters(text: string, start: number, count: number): number {
  let offset = start;
  for (let skipped = 0; skipped < count && text[offset] !== '"'; skipped++) {
    if (text[offset] !== '\\') offset++;
    else offset += text[offset + 1] === 'u' ? 6 : 2;
  }
  return offset;
}
