import { isInLanguage } from './follow-paths';
import { isObject, type Json, type JsonObject } from './manifest';
import { set } from './operations';
import { memberPointer, valueAt } from './pointer';
import { writtenUses } from './uses';

/**
 * Gives the translations of a text to another text, as when the text was reworded. Where the former text still stands
 * somewhere, both have them; a translation that the other text has already stays.
 */
export function withTextKept(root: JsonObject, from: string, to: string): JsonObject {
  const stays = writtenUses(root, 'text', from).some(({ pointer }) => !isInLanguage(pointer));
  let after: Json = root;
  for (const tag of Object.keys(isObject(root.languages) ? root.languages : {})) {
    const language = memberPointer('/languages', tag);
    const texts = valueAt(root, `${language}/texts`);
    if (isObject(texts) && Object.hasOwn(texts, from)) {
      after = set(after, `${language}/texts`, withText(texts, from, to, stays));
    }
    const exceptions = valueAt(root, `${language}/exceptions`);
    for (const [index, one] of Array.isArray(exceptions) && !stays ? exceptions.entries() : []) {
      if (isObject(one) && one.text === from) after = set(after, `${language}/exceptions/${index}/text`, to);
    }
  }
  return after as JsonObject;
}

/** Gives translations in which the key of one is changed; with `stays`, both keys have it. */
function withText(texts: JsonObject, from: string, to: string, stays: boolean): JsonObject {
  const isKnown = Object.hasOwn(texts, to);
  return Object.fromEntries(
    Object.entries(texts).flatMap(([text, says]): [string, Json][] => {
      if (text !== from) return [[text, says]];
      return [...(stays ? [[from, says] as [string, Json]] : []), ...(isKnown ? [] : [[to, says] as [string, Json]])];
    }),
  );
}
