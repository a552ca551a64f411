import { type Pointer, pointerKeys } from './pointer';

/** A slice of a text: lines and columns count from 1, and the end is the first character after it. */
export interface Range {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** Where in the text of a well-formed JSON document something stands; of a container, its first character. */
export function locate(text: string, pointer: Pointer, part: 'key' | 'value' = 'value'): Range {
  const [start, end] = offsetsOf(text, pointer, part);
  const isContainer = /[{[]/.test(text.charAt(start));
  return rangeOf(text, start, isContainer ? start + 1 : end);
}

/** The range between two offsets of a text. */
export function rangeOf(text: string, start: number, end: number): Range {
  const [line, column] = position(text, start);
  const [endLine, endColumn] = position(text, Math.max(start, end));
  return { line, column, endLine, endColumn };
}

/** The offsets at which something begins and ends, a container as a whole; of the innermost that exists, where it does not. */
export function offsetsOf(
  text: string,
  pointer: Pointer,
  part: 'key' | 'value' = 'value',
): [start: number, end: number] {
  let offset = skipSpace(text, 0);
  let keyRange: [number, number] | undefined;
  for (const key of pointerKeys(pointer)) {
    const member = text[offset] === '[' ? findItem(text, offset, Number(key)) : findMember(text, offset, key);
    if (!member) break;
    [keyRange, offset] = member;
  }
  return part === 'key' && keyRange ? keyRange : [offset, skipValue(text, offset)];
}

function findMember(text: string, start: number, key: string): [keyRange: [number, number], value: number] | undefined {
  if (text[start] !== '{') return undefined;
  let offset = skipSpace(text, start + 1);
  while (text[offset] === '"') {
    const keyEnd = skipString(text, offset);
    const value = skipSpace(text, skipSpace(text, keyEnd) + 1);
    if (JSON.parse(text.slice(offset, keyEnd)) === key) return [[offset, keyEnd], value];
    offset = nextMember(text, value);
  }
  return undefined;
}

function findItem(text: string, start: number, index: number): [keyRange: undefined, value: number] | undefined {
  let offset = skipSpace(text, start + 1);
  for (let position = 0; text[offset] !== ']'; position++) {
    if (position === index) return [undefined, offset];
    offset = nextMember(text, offset);
  }
  return undefined;
}

function nextMember(text: string, value: number): number {
  const end = skipSpace(text, skipValue(text, value));
  return text[end] === ',' ? skipSpace(text, end + 1) : end;
}

function skipValue(text: string, start: number): number {
  const first = text[start];
  if (first === '"') return skipString(text, start);
  if (first !== '{' && first !== '[') {
    let end = start;
    while (end < text.length && !/[\s,\]}]/.test(text.charAt(end))) end++;
    return end;
  }
  let depth = 0;
  for (let offset = start; offset < text.length; offset++) {
    const code = text.charCodeAt(offset);
    if (code === 34) offset = skipString(text, offset) - 1;
    else if (code === 123 || code === 91) depth++;
    else if (code === 125 || code === 93) {
      depth--;
      if (depth === 0) return offset + 1;
    }
  }
  return text.length;
}

function skipString(text: string, start: number): number {
  for (let offset = start + 1; offset < text.length; offset++) {
    const code = text.charCodeAt(offset);
    if (code === 92) offset++;
    else if (code === 34) return offset + 1;
  }
  return text.length;
}

function skipSpace(text: string, start: number): number {
  let offset = start;
  for (;;) {
    const code = text.charCodeAt(offset);
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return offset;
    offset++;
  }
}

function position(text: string, offset: number): [line: number, column: number] {
  let line = 1;
  let lineStart = 0;
  for (let next = text.indexOf('\n'); next >= 0 && next < offset; next = text.indexOf('\n', lineStart)) {
    line++;
    lineStart = next + 1;
  }
  return [line, offset - lineStart + 1];
}
