import type { Block } from '../../compose/page';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { type Pointer, valueAt } from '../../manifest/pointer';
import type { Schema } from '../../manifest/schema';

/** Gives the marks before and after words that are made of a place in their block. */
export type MarkPlace = (place: Pointer) => [before: string, after: string];

/**
 * Gives the members that a composer has added to a block, with marks around their words: they lead to the place of which
 * the words are made, as "madeOf" says in the schema of what the composer adds. Those of a line of opening hours lead to
 * `/hours`.
 */
export function markMade(block: Block, composed: Schema | undefined, markPlace: MarkPlace): Partial<Block> {
  return composed ? markParts(Object.fromEntries(Object.entries(block)), composed, markPlace) : {};
}

/** Gives the members of a group in which something bears a mark. */
function markParts(group: JsonObject, { properties = {} }: Schema, markPlace: MarkPlace): JsonObject {
  const markedParts = Object.entries(properties).flatMap(([name, part]) => {
    const value = group[name];
    return value === undefined || !bearsMarks(part) ? [] : [[name, markPart(value, part, group, markPlace)] as const];
  });
  return Object.fromEntries(markedParts);
}

function bearsMarks({ madeOf, items, properties = {} }: Schema): boolean {
  return madeOf !== undefined || (items && bearsMarks(items)) || Object.values(properties).some(bearsMarks);
}

function markPart(value: Json, part: Schema, around: JsonObject, markPlace: MarkPlace): Json {
  const { items, madeOf, isAddress } = part;
  if (Array.isArray(value) && items) return value.map((item) => markPart(item, items, around, markPlace));
  if (isObject(value)) return { ...value, ...markParts(value, part, markPlace) };
  if (typeof value !== 'string' || madeOf === undefined) return value;
  const marks = markPlace(placeOf([madeOf].flat(), around));
  // Only the browser reads the address of a link.
  return isAddress ? value + marks.join('') : marks.join(value);
}

/** Gives the first of some places whose names in braces stand beside what is made: `/items/{item/0}`. */
function placeOf(places: readonly string[], around: JsonObject): Pointer {
  const [place = ''] = places.flatMap((written) => {
    const values = [...written.matchAll(bracedName)].map(([, name]) => valueAt(around, `/${name}`));
    return values.includes(undefined) ? [] : [written.replaceAll(bracedName, () => String(values.shift()))];
  });
  return place;
}

const bracedName = /\{([^}]*)\}/g;
