import { isLanguage } from '../../compose/sayings';
import type { WrittenLanguage } from '../../manifest/languages';
import { isObject, type Json, type JsonObject, ownMember } from '../../manifest/manifest';
import { remove, set } from '../../manifest/operations';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { usualWordsOf } from '../find/read-words';
import { usualWords } from '../words/site-words';

/** One of the site's own words, or a form of it for some numbers, and what a language says for it. */
export interface OwnWord {
  original: string;
  says: string;
  /** The number of things for which it is said, as languages part them: `one`, `few`. */
  form?: string;
  /** Where the language says it, or would. */
  place: Pointer;
}

/** Gives the site's own words that a site says, and what a language says for each. */
export function ownWordsIn(root: JsonObject, { tag, pointer }: WrittenLanguage): OwnWord[] {
  const written = isObject(root.words) ? root.words : {};
  const names = new Set([...Object.keys(written), ...[...usualWordsOf(root)].map(({ place }) => nameIn(place))]);
  return [...names].flatMap((name): OwnWord[] => {
    const original = ownMember(written, name) ?? ownMember(usualWords, name);
    const place = memberPointer(`${pointer}/words`, name);
    if (typeof original === 'string') return [{ original, says: said(root, place), place }];
    if (!isObject(original)) return [];
    const { categories } = formsOf(tag);
    return categories.map((form) => {
      const at = memberPointer(place, form);
      return { original: String(original[form] ?? original.other ?? ''), says: said(root, at), form, place: at };
    });
  });
}

function nameIn(place: Pointer): string {
  return pointerKeys(place)[1] ?? '';
}

function said(root: JsonObject, place: Pointer): string {
  const says = valueAt(root, place);
  return typeof says === 'string' ? says : '';
}

function formsOf(tag: string): { categories: string[] } {
  const rules = new Intl.PluralRules(isLanguage(tag) ? tag : 'en');
  return { categories: rules.resolvedOptions().pluralCategories };
}

/** Gives a site in which a language says something for one of the site's own words; without words, the English one. */
export function withOwnWord(root: JsonObject, place: Pointer, says: string): JsonObject {
  const keys = pointerKeys(place);
  if (says.trim() === '') return withoutPlace(root, keys);
  let after: Json = root;
  for (let depth = 3; depth < keys.length; depth++) {
    const around = keys.slice(0, depth).reduce(memberPointer, '');
    if (!isObject(valueAt(after, around))) after = set(after, around, {});
  }
  return set(after, place, says) as JsonObject;
}

/** Takes a member out, and the groups around it within the language that are empty then. */
function withoutPlace(root: JsonObject, keys: string[]): JsonObject {
  const place = keys.reduce(memberPointer, '');
  if (valueAt(root, place) === undefined) return root;
  const after = remove(root, place) as JsonObject;
  const around = keys.slice(0, -1);
  const left = valueAt(after, around.reduce(memberPointer, ''));
  return around.length > 2 && isObject(left) && Object.keys(left).length === 0 ? withoutPlace(after, around) : after;
}
