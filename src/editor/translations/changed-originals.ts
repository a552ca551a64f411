import { saysWords } from '../../compose/translation';
import { identityOf, isContainer } from '../../manifest/identity';
import { languagesIn, type WrittenLanguage } from '../../manifest/languages';
import type { Json, JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import type { Edits, Step } from '../steps/edits';
import { placeAfter } from '../steps/place-after';

/** A text of which languages say something, as it was and as it is now. */
export interface ChangedOriginal {
  from: string;
  to: string;
  /** Where it stands. */
  place: Pointer;
  /** The languages that have a translation of the former text, and none of the new one. */
  languages: readonly WrittenLanguage[];
}

/**
 * Gives the texts that were changed in this window while their translations were not, the latest first; nobody has
 * confirmed these translations yet.
 */
export function changedOriginals({ root, past }: Edits): ChangedOriginal[] {
  const languages = languagesIn(root);
  if (languages.length === 0) return [];
  const originals = new Map<Pointer, ChangedOriginal>();
  for (const step of past.toReversed()) {
    for (const { from, place: then } of changedTexts(step)) {
      const saying = languages.filter(({ texts }) => Object.hasOwn(texts, from));
      const place = saying.length === 0 ? undefined : placeAfter(then, step.after, root);
      const to = place === undefined ? undefined : valueAt(root, place);
      if (place === undefined || originals.has(place) || typeof to !== 'string' || to === from || !saysWords(to))
        continue;
      const lacking = saying.filter(({ texts }) => !Object.hasOwn(texts, to));
      if (lacking.length > 0) originals.set(place, { from, to, place, languages: lacking });
    }
  }
  return [...originals.values()];
}

/** Gives the key of an answer: whoever has said that a text is translated anew may go on writing it. */
export function tickOf({ from }: ChangedOriginal): string {
  return `translation ${from}`;
}

/** A text that a step has changed, with its place after that. */
interface ChangedText {
  from: string;
  place: Pointer;
}

function changedTexts({ before, after }: Step): readonly ChangedText[] {
  const changedBefore = changedByStep.get(after);
  if (changedBefore?.before === before) return changedBefore.texts;
  const texts: ChangedText[] = [];
  for (const name of Object.keys(after)) {
    if (name !== 'languages') compare(before[name], after[name], memberPointer('', name), texts);
  }
  changedByStep.set(after, { before, texts });
  return texts;
}

/** What each step has changed, by the site after it. */
const changedByStep = new WeakMap<JsonObject, { before: JsonObject; texts: readonly ChangedText[] }>();

function compare(before: Json | undefined, after: Json | undefined, place: Pointer, texts: ChangedText[]): void {
  if (before === after || before === undefined || after === undefined) return;
  if (typeof before === 'string') {
    if (typeof after === 'string') texts.push({ from: before, place });
  } else if (Array.isArray(before) && Array.isArray(after)) {
    const parts = new Map(before.flatMap((one) => (isContainer(one) ? [[identityOf(one), one] as const] : [])));
    for (const [index, one] of after.entries()) {
      const former = isContainer(one)
        ? parts.get(identityOf(one))
        : after.length === before.length
          ? before[index]
          : one;
      compare(former, one, memberPointer(place, index), texts);
    }
  } else if (isContainer(before) && isContainer(after) && !Array.isArray(before) && !Array.isArray(after)) {
    for (const [name, one] of Object.entries(after)) compare(before[name], one, memberPointer(place, name), texts);
  }
}
