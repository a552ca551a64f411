import { isObject } from '../../manifest/is-object';
import type { JsonObject } from '../../manifest/manifest';
import { type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { namesWithin, pageTitle, partAt, typeTitle } from '../state/parts';

/** What was done with a place, for whoever undoes it: `Home, hero, heading changed`. */
export function sayChanged(root: JsonObject, pointer: Pointer, verb = 'changed'): string {
  return `${sayPlace(root, pointer)} ${verb}`;
}

/** A place in words: `Home, hero, heading`. */
export function sayPlace(root: JsonObject, pointer: Pointer): string {
  const part = partAt(root, pointer);
  const page = /^\/routes\/\d+(?=\/blocks)/.exec(pointer)?.[0];
  const names = namesWithin(root, part.pointer, pointerKeys(pointer.slice(part.pointer.length)));
  const start =
    page === undefined ? part.title : `${pageTitle(root, page)}, ${typeOf(root, part.pointer) ?? part.title}`;
  return names === '' ? start : `${start}, ${names}`;
}

function typeOf(root: JsonObject, block: Pointer): string | undefined {
  const value = valueAt(root, block);
  return isObject(value) && typeof value.type === 'string' ? typeTitle(value.type).toLowerCase() : undefined;
}
