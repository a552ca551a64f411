import { isObject, type JsonObject } from '../../manifest/manifest';
import { type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { namesWithin } from './names-within';
import { partAt, routeTitle, typeTitle } from './parts';

/** Names a step for whoever undoes it, by its place and a verb: `Home, hero, heading changed`. */
export function sayChanged(root: JsonObject, now: Date, pointer: Pointer, verb = 'changed'): string {
  return `${sayPlace(root, now, pointer)} ${verb}`;
}

/** Writes a place in words: `Home, hero, heading`. */
export function sayPlace(root: JsonObject, now: Date, pointer: Pointer): string {
  const part = partAt(root, now, pointer);
  const page = /^\/routes\/\d+(?=\/blocks)/.exec(pointer)?.[0];
  const names = namesWithin(root, now, part.pointer, pointerKeys(pointer.slice(part.pointer.length)));
  const start =
    page === undefined ? part.title : `${routeTitle(root, now, page)}, ${typeOf(root, part.pointer) ?? part.title}`;
  return names === '' ? start : `${start}, ${names}`;
}

function typeOf(root: JsonObject, block: Pointer): string | undefined {
  const value = valueAt(root, block);
  return isObject(value) && typeof value.type === 'string' ? typeTitle(value.type).toLowerCase() : undefined;
}
