import type { JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, parentPointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { dayAround, fieldsOfDay } from '../words/day-places';
import { inSentence, inWords } from '../words/in-words';
import { sayDay } from '../words/say-day';
import { entriesAt } from '../words/say-text';
import { memberInSentence } from '../words/titles';
import { inputAt } from './entry-fields';
import { namesInLanguage } from './names-in-language';
import { titleIn } from './parts';

/**
 * Names the parts along a way into a part, the outermost first: `“Do you help with loans?” answer`. An item reads as
 * its title; where it has none, as its number: `part 1 field 5`.
 */
export function namesWithin(root: JsonObject, now: Date, start: Pointer, keys: string[]): string {
  if (start === '/languages') return namesInLanguage(root, keys);
  const names: string[] = [];
  let place = start;
  for (const [index, key] of keys.entries()) {
    place = memberPointer(place, key);
    if (!isNumber(key)) {
      names.push(dayAround(place, root) ? fieldOfDay(root, place) : memberInSentence(root, place));
      continue;
    }
    // An item is called without its list.
    if (!isNumber(keys[index - 1] ?? '')) names.pop();
    const title = titleIn(root, now, valueAt(root, place), entriesAt(place, root));
    names.push(title === undefined ? inSentence(untitled(root, place, Number(key))) : `“${sayDay(title) ?? title}”`);
  }
  return names.join(' ');
}

function isNumber(key: string): boolean {
  return /^\d+$/.test(key);
}

/** Names a field of a day as its form does. */
function fieldOfDay(root: JsonObject, place: Pointer): string {
  const label = fieldsOfDay.find(({ name }) => name === pointerKeys(place).at(-1))?.label;
  return label === undefined ? memberInSentence(root, place) : inSentence(label);
}

/** Gives the title of an item that is still empty, by the items of its list and its number. */
export function untitled(root: JsonObject, item: Pointer, index: number): string {
  const input = inputAt(root, parentPointer(item));
  return itemTitle(input?.kind === 'list' ? input.itemName : 'item', index);
}

/** Gives the title of an item by its number alone: `Field 3`. */
export function itemTitle(itemName: string, index: number): string {
  return inWords(`${itemName} ${index + 1}`);
}
