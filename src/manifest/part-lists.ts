import { memberPointer, type Pointer } from './pointer';

/** A list of a site.json whose members are edited one at a time: its pages, or the entries of a collection. */
export interface PartList {
  pointer: Pointer;
  /** The range of each member in bytes: its start, then its end. */
  ranges: number[];
}

/** Finds these lists in the bytes of a well-formed site.json, in the order of the file. */
export function partLists(bytes: Uint8Array): PartList[] {
  const lists: PartList[] = [];
  const note = (pointer: Pointer, start: number): number => {
    const ranges: number[] = [];
    lists.push({ pointer, ranges });
    return walk(bytes, start, (_, from) => {
      const to = skipValue(bytes, from);
      ranges.push(from, to);
      return to;
    });
  };
  walk(bytes, bytes.indexOf(openGroup), (name, from) => {
    if (name === 'routes' && bytes[from] === openList) return note('/routes', from);
    if (name !== 'collections' || bytes[from] !== openGroup) return skipValue(bytes, from);
    return walk(bytes, from, (collection, start) => {
      const pointer = memberPointer('/collections', collection);
      if (bytes[start] === openList) return note(pointer, start);
      if (bytes[start] !== openGroup) return skipValue(bytes, start);
      return walk(bytes, start, (key, within) =>
        key === 'entries' && bytes[within] === openList ? note(`${pointer}/entries`, within) : skipValue(bytes, within),
      );
    });
  });
  return lists;
}

const [quote, backslash, openGroup, closeGroup, openList, closeList] = [34, 92, 123, 125, 91, 93];
const [comma, colon] = [44, 58];

/** Visits the members of a container as `walkMembers` does; the names of those of a list are empty. */
function walk(bytes: Uint8Array, start: number, visit: (name: string, from: number) => number): number {
  const isList = bytes[start] === openList;
  let offset = skipSigns(bytes, start + 1);
  while (bytes[offset] !== closeList && bytes[offset] !== closeGroup) {
    let name = '';
    if (!isList) {
      const end = endOfString(bytes, offset);
      name = JSON.parse(new TextDecoder().decode(bytes.subarray(offset, end)));
      offset = skipSigns(bytes, end);
    }
    offset = skipSigns(bytes, visit(name, offset));
  }
  return offset + 1;
}

/** Gives the offset of the first byte from `start` on that is neither white space nor stands between members. */
function skipSigns(bytes: Uint8Array, start: number): number {
  let offset = start;
  for (;;) {
    const byte = bytes[offset] ?? closeList;
    if (byte > 32 && byte !== comma && byte !== colon) return offset;
    offset++;
  }
}

function endOfString(bytes: Uint8Array, start: number): number {
  let offset = start + 1;
  while (bytes[offset] !== quote) offset += bytes[offset] === backslash ? 2 : 1;
  return offset + 1;
}

/** Gives the offset after the value which begins at `start`. */
function skipValue(bytes: Uint8Array, start: number): number {
  const first = bytes[start];
  if (first === quote) return endOfString(bytes, start);
  let offset = start;
  if (first !== openGroup && first !== openList) {
    while (![undefined, comma, closeGroup, closeList].includes(bytes[offset]) && (bytes[offset] ?? 0) > 32) offset++;
    return offset;
  }
  for (let depth = 0; ; offset++) {
    const byte = bytes[offset];
    if (byte === quote) {
      offset++;
      while (bytes[offset] !== quote) offset += bytes[offset] === backslash ? 2 : 1;
    } else if (byte === openGroup || byte === openList) depth++;
    else if ((byte === closeGroup || byte === closeList) && --depth === 0) return offset + 1;
  }
}
