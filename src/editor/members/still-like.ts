import { identityOf, isContainer } from '../../manifest/identity';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { isEqual } from '../../manifest/merge';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { inWords } from '../in-words';
import { pageTitle, partAt, typeTitle } from '../state/parts';

/** What an entry or a page still says as the one does that it was copied from. */
export interface StillLike {
  /** What that one is called. */
  title: string;
  /** The fields that say the same. */
  fields: StillField[];
}

/** A field that says the same as another one, and what it is called. */
interface StillField {
  place: Pointer;
  says: string;
}

/** What an entry or a page that was copied in this window still says as its model; nothing once neither is so. */
export function stillLike(root: JsonObject, now: Date, place: Pointer): StillLike | undefined {
  const still = place.startsWith('/collections/') ? stillLikeEntry(root, now, place) : stillLikePage(root, now, place);
  return still && still.fields.length > 0 ? still : undefined;
}

function stillLikeEntry(root: JsonObject, now: Date, place: Pointer): StillLike | undefined {
  const list = place.slice(0, place.lastIndexOf('/'));
  const model = modelOf(valueAt(root, place), valueAt(root, list));
  return (
    model && {
      title: partAt(root, now, memberPointer(list, model.index)).title,
      fields: sameFields(root, place, model.value),
    }
  );
}

/** Of a page its blocks are copied, each with its own; a shared block is none of one page's. */
function stillLikePage(root: JsonObject, now: Date, place: Pointer): StillLike | undefined {
  const [page, routes] = [valueAt(root, place), root.routes];
  // The page of one entry that stands by itself says what it said before.
  if (isObject(page) && page.from !== undefined) return undefined;
  if (!isObject(page) || !Array.isArray(page.blocks) || !Array.isArray(routes)) return undefined;
  const lists = routes.map((route) => (isObject(route) ? (route.blocks ?? null) : null));
  const copied = modelOf(page.blocks, lists);
  const model = copied && routes[copied.index];
  if (!copied || !isObject(model)) return undefined;
  const { blocks: _, ...others } = model;
  const inBlocks = page.blocks.flatMap((block, index) => {
    const former = modelOf(block, copied.value);
    if (!former || valueAt(block, '/type') === 'shared') return [];
    const within = memberPointer(`${place}/blocks`, index);
    const title = typeTitle(String(valueAt(block, '/type') ?? ''));
    return sameFields(root, within, former.value).map((field) => ({ ...field, says: `${title}: ${field.says}` }));
  });
  return {
    title: pageTitle(root, now, memberPointer('/routes', copied.index)),
    fields: [...sameFields(root, place, others), ...inBlocks],
  };
}

/** The member of a list that a part is a copy of. */
function modelOf(part: Json | undefined, members: Json | undefined): { value: Json; index: number } | undefined {
  if (!isContainer(part) || !Array.isArray(members)) return undefined;
  const { copyOf } = identityOf(part);
  if (copyOf === undefined) return undefined;
  const index = members.findIndex((one) => isContainer(one) && identityOf(one) === copyOf);
  const value = members[index];
  return value === undefined ? undefined : { value, index };
}

/** The fields of a group that say the same as those of another one. */
function sameFields(root: JsonObject, place: Pointer, model: Json): StillField[] {
  const value = valueAt(root, place);
  if (!isObject(value) || !isObject(model)) return [];
  const names = Object.keys(value).filter((name) => isOwn(value[name]) && isEqual(value[name], model[name]));
  return names.map((name) => ({ place: memberPointer(place, name), says: inWords(name) }));
}

/** The most letters of one word that two entries may rightly say alike. */
const shortWord = 15;

/** Whether each of its kind mostly says something in its own way: no switch, no short word without a figure. */
function isOwn(value: Json | undefined): boolean {
  if (typeof value === 'number') return true;
  if (typeof value === 'string') return /\S\s+\S|\d/.test(value) || value.length > shortWord;
  return isContainer(value) && Object.values(value).some(isOwn);
}
