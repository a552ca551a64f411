import { type LineRange, Lines } from './lines';
import { type Pointer, pointerKeys } from './pointer';
import type { Run } from './run';
import { isContainerAt, type Offsets, skipCharacters, skipSpace, skipValue, walkMembers } from './tokens';

/** Gives the range of one of the pointers that were asked for; `run` narrows it to those characters of the string there. */
export type Locate = (pointer: Pointer, part?: 'key' | 'value', run?: Run) => LineRange;

/**
 * Gives the range of the value at a pointer in a well-formed JSON text; of a container, that of its first character.
 */
export function locate(text: string, pointer: Pointer, part: 'key' | 'value' = 'value'): LineRange {
  return locateAll(text, [pointer])(pointer, part);
}

/** Finds the places of many pointers in one pass over the text. */
export function locateAll(text: string, pointers: Pointer[]): Locate {
  const found = findAll(text, pointers);
  const lines = new Lines(text);
  return (pointer, part = 'value', run) => {
    const { key, value } = found.get(pointer) ?? { value: [0, 0] };
    const [start, end] = part === 'key' && key ? key : value;
    if (isContainerAt(text, start)) return lines.range(start, start + 1);
    if (!run || part === 'key' || text[start] !== '"') return lines.range(start, end);
    const written = text.slice(start + 1, end - 1);
    // Most texts have no escape, and thousands of problems may stand in one of them.
    if (!written.includes('\\')) return lines.range(start + 1 + run.start, start + 1 + run.end);
    const runStart = skipCharacters(text, start + 1, run.start);
    return lines.range(runStart, skipCharacters(text, runStart, run.end - run.start));
  };
}

interface Found {
  key?: Offsets;
  value: Offsets;
}

/** The requested pointers, as a tree of their keys. */
interface PointerTree {
  children: Map<string, PointerTree>;
  pointers: Pointer[];
}

/** Finds the offsets of every pointer; of the innermost part that exists, where it does not. */
function findAll(text: string, pointers: Pointer[]): Map<Pointer, Found> {
  const root: PointerTree = { children: new Map(), pointers: [] };
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

  function visit(node: PointerTree, start: number, key: Offsets | undefined): number {
    const pending = new Map(node.children);
    const end = pending.size > 0 && isContainerAt(text, start) ? visitMembers(pending, start) : skipValue(text, start);
    const here: Found = { value: [start, end], ...(key ? { key } : {}) };
    for (const pointer of node.pointers) found.set(pointer, here);
    for (const child of pending.values()) settle(child, here);
    return end;
  }

  function visitMembers(pending: Map<string, PointerTree>, start: number): number {
    return walkMembers(text, start, ({ name, key, start: valueStart }) => {
      const node = pending.get(name);
      pending.delete(name);
      return node ? visit(node, valueStart, key) : skipValue(text, valueStart);
    });
  }

  function settle(node: PointerTree, here: Found): void {
    for (const pointer of node.pointers) found.set(pointer, here);
    for (const child of node.children.values()) settle(child, here);
  }
}
