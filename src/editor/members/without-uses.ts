import { isObject, type JsonObject } from '../../manifest/manifest';
import { remove, set } from '../../manifest/operations';
import { placesUsing } from '../../manifest/places-using';
import { byPlace, type Pointer, parentPointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { writtenUses } from '../../manifest/uses';
import { placementsOf, removeShared } from './shared-blocks';
import { type LinkOutcome, withoutPart, withoutWhole } from './without-links';

/**
 * Takes out of a site what is made of a collection: lists and questions, with the block where that is nothing without
 * them, pages and feeds; a field that names its entries becomes a text. Gives what becomes of each place.
 */
export function withoutUses(
  root: JsonObject,
  collection: string,
): { root: JsonObject; outcomes: Map<Pointer, LinkOutcome> } {
  const outcomes = new Map<Pointer, LinkOutcome>();
  let after = root;
  // From the end, so that what goes moves no place that is still to come; a shared block goes from pages as well.
  const places = placesUsing(root, collection).toSorted(
    (one, other) => Number(isShared(one)) - Number(isShared(other)) || byPlace(other, one),
  );
  for (const place of places) {
    const whole = [...outcomes.values()].find(
      (one) => one.becomes !== 'kept' && `${place}/`.startsWith(`${one.place}/`),
    );
    if (whole) {
      outcomes.set(place, whole);
      continue;
    }
    const [without, outcome] = takeOut(after, place);
    after = without;
    outcomes.set(place, outcome);
  }
  return { root: after, outcomes };
}

function takeOut(root: JsonObject, use: Pointer): [JsonObject, LinkOutcome] {
  const field = /^(\/collections\/[^/]+\/fields\/[^/]+)\/of$/.exec(use)?.[1];
  if (field !== undefined) return [asText(root, field), { place: use, becomes: 'text' }];
  if (/^\/routes\/\d+$/.test(use)) return [remove(root, use), { place: use, becomes: 'page' }];
  if (/^\/(references|feeds)\//.test(use)) return [withoutMember(root, use), { place: use, becomes: 'gone' }];
  // A question is nothing without what can be chosen.
  const start = /\/fields\/\d+\/options$/.test(use) ? parentPointer(use) : use;
  for (let place = start; pointerKeys(place).length > 1; place = parentPointer(place)) {
    if (isShared(place) && pointerKeys(place).length === 2)
      return [withoutShared(root, place), { place, becomes: 'block' }];
    if (/^\/(routes\/\d+|notFound)\/blocks\/\d+$/.test(place))
      return [withoutBlock(root, place), { place, becomes: 'block' }];
    const gone = withoutWhole(root, place) ?? withoutPart(root, place);
    if (gone) return [gone.root, { place: gone.place, becomes: 'gone' }];
  }
  return [root, { place: use, becomes: 'kept' }];
}

/** Removes a block of a page; what led to it leads to the page. */
function withoutBlock(root: JsonObject, block: Pointer): JsonObject {
  const path = valueAt(root, `${block.slice(0, block.indexOf('/blocks/'))}/path`);
  const anchor = valueAt(root, `${block}/anchor`);
  const without = remove(root, block);
  if (typeof path !== 'string' || typeof anchor !== 'string') return without;
  return writtenUses(without, 'link', path).reduceRight((site, { pointer, end }) => {
    const text = String(valueAt(site, pointer));
    const isLed = text.slice(end).startsWith(`#${anchor}`) && !/^[\w-]/.test(text.slice(end + anchor.length + 1));
    return isLed ? set(site, pointer, text.slice(0, end) + text.slice(end + anchor.length + 1)) : site;
  }, without);
}

/** Makes a field that names entries a text, which goes on saying what it says. */
function asText(root: JsonObject, field: Pointer): JsonObject {
  const declared = valueAt(root, field);
  if (!isObject(declared)) return root;
  const { of: _, ...others } = declared;
  return set(root, field, { ...others, kind: 'text' });
}

/** Removes a shared block from all pages. */
function withoutShared(root: JsonObject, shared: Pointer): JsonObject {
  const placements = placementsOf(root, pointerKeys(shared)[1] ?? '').toReversed();
  return removeShared(placements.reduce<JsonObject>(remove, root), shared).after;
}

/** Removes a feed or a line of `references`, with what is empty without it. */
function withoutMember(root: JsonObject, place: Pointer): JsonObject {
  const around = parentPointer(place);
  const isLast = Object.keys(valueAt(root, around) ?? {}).length === 1;
  return isLast && around !== '' ? withoutMember(root, around) : remove(root, place);
}

function isShared(place: Pointer): boolean {
  return place.startsWith('/shared/');
}
