import { isObject, type Json, type JsonObject, ownMember } from '../../manifest/manifest';
import { isEqual } from '../../manifest/merge';
import { remove, set } from '../../manifest/operations';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { usualWordsIn } from './loaded-words';

/** Tells whether a place is that of one of the site's own words or a form of it, written or not. */
export function isOfWords(place: Pointer): boolean {
  return place.startsWith('/words/');
}

/** Gives a site with a text at a place, which may be that of an unwritten word. */
export function putText(root: JsonObject, place: Pointer, text: string): JsonObject {
  return isOfWords(place) ? putWord(root, place, text) : set(root, place, text);
}

/**
 * Gives a site in which one of its own words, or a form of it, has a text. An empty text takes the written word out, so
 * that the usual word shows again.
 */
export function putWord(root: JsonObject, place: Pointer, text: string): JsonObject {
  const [, name = '', form] = pointerKeys(place);
  const usual = ownMember(usualWordsIn(root), name);
  const word = form === undefined ? text : formsWith(valueAt(root, memberPointer('/words', name)), usual, form, text);
  // What has the usual words for a moment is still being typed.
  const isUsual = word === '' || (text === '' && isEqual(word, usual));
  return isUsual ? withoutWord(root, name) : withWord(root, name, word);
}

/** Changes one of the forms of a word; an empty one becomes the usual text, or is removed where there is none. */
function formsWith(written: Json | undefined, usual: Json | undefined, form: string, text: string): JsonObject {
  const forms = isObject(usual) ? usual : {};
  const { [form]: _, ...others } = isObject(written) ? written : forms;
  const word = text === '' ? forms[form] : text;
  return word === undefined ? others : { ...others, [form]: word };
}

function withWord(root: JsonObject, name: string, word: Json): JsonObject {
  const after = isObject(root.words) ? root : set(root, '/words', {});
  return set(after, memberPointer('/words', name), word);
}

function withoutWord(root: JsonObject, name: string): JsonObject {
  const { words } = root;
  if (!isObject(words) || !Object.hasOwn(words, name)) return root;
  const isLast = Object.keys(words).length === 1;
  return remove(root, isLast ? '/words' : memberPointer('/words', name));
}
