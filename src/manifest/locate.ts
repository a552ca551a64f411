import { type Pointer, pointerKeys } from './pointer';
import type { Run } from './run';

/** A slice of a text: lines and columns count from 1, and the end is the first character after it. */
export interface Range {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** Gives the range of one of the pointers that were asked for; `run` narrows it to those characters of the string there. */
export type Locate = (pointer: Pointer, part?: 'key' | 'value', run?: Run) => Range;

/** Where in the text of a well-formed JSON document something stands; of a container, its first character. */
export function locate(text: string, pointer: Pointer, part: 'key' | 'value' = 'value'): Range {
  return locateAll(text, [pointer])(pointer, part);
}

/** Finds the places of many pointers in one pass over the text. */
export function locateAll(text: string, pointers: Pointer[]): Locate {
  const found = findAll(text, pointers);
  const rangeAt = rangesOf(text);
  return (pointer, part = 'value', run) => {
    const { key, value } = found.get(pointer) ?? { value: [0, 0] };
    const [start, end] = part === 'key' && key ? key : value;
    if (/[{[]/.test(text.charAt(start))) return rangeAt(start, start + 1);
    if (!run || part === 'key' || text[start] !== '"') return rangeAt(start, end);
    const written = text.slice(start + 1, end - 1);
    // Most texts have no escape, and thousands of problems may stand in one of them.
    if (!written.includes('\\')) return rangeAt(start + 1 + run.start, start + 1 + run.end);
    const runStart = skipCharacters(text, start + 1, run.start);
    return rangeAt(runStart, skipCharacters(text, runStart, run.end - run.start));
  };
}

/** The offset that lies a number of characters further in a string as it is written, where an escape stands for one. */
function skipCharacters(text: string, start: number, count: number): number {
  let offset = start;
  for (let skipped = 0; skipped < count && text[offset] !== '"'; skipped++) {
    if (text[offset] !== '\\') offset++;
    else offset += text[offset + 1] === 'u' ? 6 : 2;
  }
  return offset;
}

/** The range between two offsets of a text. */
export function rangeOf(text: string, start: number, end: number): Range {
  return rangesOf(text)(start, end);
}

/** Gives ranges by offsets, from an index of the lines. */
function rangesOf(text: string): (start: number, end: number) => Range {
  const lineStarts = [0];
  for (let next = text.indexOf('\n'); next >= 0; next = text.indexOf('\n', next + 1)) lineStarts.push(next + 1);
  const position = (offset: number): [line: number, column: number] => {
    let low = 0;
    let high = lineStarts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return [low + 1, offset - (lineStarts[low] ?? 0) + 1];
  };
  return (start, end) => {
    const [line, column] = position(start);
    const [endLine, endColumn] = position(Math.max(start, end));
    return { line, column, endLine, endColumn };
  };
}

type Offsets = [start: number, end: number];

interface Found {
  key?: Offsets;
  value: Offsets;
}

/** The pointers that are asked for, as a tree of their keys. */
interface Wanted {
  children: Map<string, Wanted>;
  pointers: Pointer[];
}

/** The offsets of every pointer; of the innermost part that exists, where it does not. */
function findAll(text: string, pointers: Pointer[]): Map<Pointer, Found> {
  const root: Wanted = { children: new Map(), pointers: [] };
  for (const pointer of new Set(pointers)) {
    let node = root;
    for (const key of pointerKeys(pointer)) {
      const child = node.children.get(key) ?? { children: new Map(), pointers: [] };
      node.children.set(key, child);
      node = child;
    }
    node.pointers.push(pointer);
  }
  const found = new Map<Pointer, Found>();
  visit(root, skipSpace(text, 0), undefined);
  return found;

  function visit(wanted: Wanted, start: number, key: Offsets | undefined): number {
    const pending = new Map(wanted.children);
    const end =
      pending.size > 0 && /[{[]/.test(text.charAt(start)) ? visitMembers(pending, start) : skipValue(text, start);
    const here: Found = { value: [start, end], ...(key ? { key } : {}) };
    for (const pointer of wanted.pointers) found.set(pointer, here);
    for (const child of pending.values()) settle(child, here);
    return end;
  }

  function visitMembers(pending: Map<string, Wanted>, start: number): number {
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
      const wanted = pending.get(name);
      pending.delete(name);
      const end = skipSpace(text, wanted ? visit(wanted, offset, key) : skipValue(text, offset));
      offset = text[end] === ',' ? skipSpace(text, end + 1) : end;
    }
    return offset + 1;
  }

  function settle(wanted: Wanted, here: Found): void {
    for (const pointer of wanted.pointers) found.set(pointer, here);
    for (const child of wanted.children.values()) settle(child, here);
  }
}

/** Gives the offsets at which one of the given things begins and ends, a container as a whole; of the innermost that exists, where it does not. */
export function offsetsOf(text: string, pointers: Pointer[]): (pointer: Pointer, part?: 'key' | 'value') => Offsets {
  const found = findAll(text, pointers);
  return (pointer, part = 'value') => {
    const { key, value } = found.get(pointer) ?? { value: [0, 0] };
    return part === 'key' && key ? key : value;
  };
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
