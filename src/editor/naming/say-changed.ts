import { isObject, type JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { withinWords } from '../words/in-words';
import { namesWithin, partAt, routeTitle, sectionTitle, shortened, typeTitle } from './parts';

/** Names a step for whoever undoes it, by its place and a verb: `Home, hero, heading changed`. */
export function sayChanged(root: JsonObject, now: Date, pointer: Pointer, verb = 'changed'): string {
  return `${sayPlace(root, now, pointer)} ${verb}`;
}

/** Writes a place in words: `Home, hero, heading`. */
export function sayPlace(root: JsonObject, now: Date, pointer: Pointer): string {
  const part = partAt(root, now, pointer);
  if (part.pointer === '/languages') return sayInLanguage(root, pointer);
  const page = /^\/routes\/\d+(?=\/blocks)/.exec(pointer)?.[0];
  const names = namesWithin(root, now, part.pointer, pointerKeys(pointer.slice(part.pointer.length)));
  const start =
    page === undefined ? part.title : `${routeTitle(root, now, page)}, ${typeOf(root, part.pointer) ?? part.title}`;
  return names === '' ? start : `${start}, ${names}`;
}

/** Writes the place of what a language says: `Kiswahili, “Apply now”`. */
function sayInLanguage(root: JsonObject, pointer: Pointer): string {
  const [section = '', tag, group, text, name] = pointerKeys(pointer);
  if (tag === undefined) return sectionTitle(section);
  const label = valueAt(root, `${memberPointer('/languages', tag)}/label`);
  const language = typeof label === 'string' ? label : tag;
  if (group === 'texts' && text !== undefined) return `${language}, “${shortened(text)}”`;
  return [language, ...[group, text, name].flatMap((key) => (key === undefined ? [] : withinWords(key)))].join(', ');
}

function typeOf(root: JsonObject, block: Pointer): string | undefined {
  const value = valueAt(root, block);
  return isObject(value) && typeof value.type === 'string' ? typeTitle(value.type).toLowerCase() : undefined;
}
