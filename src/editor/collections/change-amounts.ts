import { collectionsIn, entriesIn } from '../../manifest/collections';
import type { JsonObject } from '../../manifest/manifest';
import { set } from '../../manifest/operations';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import type { Edit } from '../members/members';
import { inSentence } from '../words/in-words';
import { collectionTitle, fieldTitle } from '../words/titles';

/** A change of all numbers of a field: by a percentage or an amount, downwards where it is negative, and what they are rounded to. */
export interface AmountChange {
  by: number;
  isPercentage: boolean;
  /** The step of which each result is a multiple: 1, 5, 100. */
  step: number;
}

/** A number of an entry, before and after a change. */
export interface ChangedAmount {
  pointer: Pointer;
  before: number;
  after: number;
}

/** Gives the numbers of a field as a change makes them, in the order of the entries; what is no number stays. */
export function changedAmounts(
  root: JsonObject,
  collection: string,
  name: string,
  change: AmountChange,
): ChangedAmount[] {
  return entriesIn(collection, root).flatMap(({ entry, pointer }) => {
    const before = entry[name];
    if (typeof before !== 'number') return [];
    return [{ pointer: memberPointer(pointer, name), before, after: newAmount(before, change) }];
  });
}

/** Changes the numbers of a field, as one step. */
export function changeAmounts(root: JsonObject, collection: string, name: string, change: AmountChange): Edit {
  const amounts = changedAmounts(root, collection, name, change);
  const after = amounts.reduce((site, amount) => set(site, amount.pointer, amount.after), root);
  const says = `${fieldTitle(root, collection, name)} of ${amounts.length} of ${inSentence(collectionTitle(root, collection))} changed`;
  return { says, place: collectionsIn(root).get(collection)?.pointer ?? '', after };
}

/** Gives the step to which the numbers of a field are usually rounded: the hundredth where one of them has a part, else one. */
export function usualStep(root: JsonObject, collection: string, name: string): number {
  const numbers = entriesIn(collection, root).map(({ entry }) => entry[name]);
  return numbers.some((one) => typeof one === 'number' && !Number.isInteger(one)) ? 0.01 : 1;
}

function newAmount(before: number, { by, isPercentage, step }: AmountChange): number {
  const exact = isPercentage ? before * (1 + by / 100) : before + by;
  // Hundredths as such cannot be multiplied exactly.
  return Number((Math.round(Number((exact / step).toFixed(6))) * step).toFixed(6));
}
