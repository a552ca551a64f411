import { isEntry } from '../../manifest/collections';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { duplicate, insert, move, remove, set } from '../../manifest/operations';
import { memberPointer, type Pointer, parentPointer, valueAt } from '../../manifest/pointer';
import { untitled } from '../naming/names-within';
import { entryTitle, partAt, titleIn } from '../naming/parts';
import { shortened } from '../naming/shortened';
import type { Step } from '../steps/edits';
import { entriesAt, type ShownPage, sayText } from '../words/say-text';

/** A member of a list: a block of a page, an entry of a collection, an item of a block. */
export interface ListMember {
  pointer: Pointer;
  list: Pointer;
  index: number;
  count: number;
  /** Its title, as it stands in a sentence. */
  title: string;
}

/** A step that is worked out and not taken yet. */
export type Edit = Omit<Step, 'before'>;

/** Gives the member of a list at a place, its title as on the page that is shown; undefined where no list holds it. */
export function memberAt(root: JsonObject, now: Date, pointer: Pointer, shownPage?: ShownPage): ListMember | undefined {
  const list = parentPointer(pointer);
  const index = Number(pointer.slice(list.length + 1));
  const members = valueAt(root, list);
  if (!Array.isArray(members) || members[index] === undefined) return undefined;
  return { pointer, list, index, count: members.length, title: titleAt(root, now, pointer, index, shownPage) };
}

/** Moves a member to another index in its list. */
export function moveMember(
  root: JsonObject,
  now: Date,
  { pointer, list, title }: ListMember,
  to: number,
  shownPage?: ShownPage,
): Edit {
  const place = memberPointer(list, to);
  const after = move(root, pointer, place);
  return { says: `${title} moved to ${sayPosition(after, now, list, to, shownPage)}`, place, from: pointer, after };
}

/** Adds a copy of a member after it. */
export function duplicateMember(root: JsonObject, { pointer, list, index, title }: ListMember): Edit {
  const after = duplicate(root, pointer);
  return { says: `${title} duplicated`, place: memberPointer(list, index + 1), after };
}

/** Removes a member from its list. */
export function removeMember(root: JsonObject, { pointer, title }: ListMember, verb = 'deleted'): Edit {
  return { says: `${title} ${verb}`, place: pointer, after: remove(root, pointer) };
}

/** Inserts new members into a list from `index` on; makes the list where there is none. */
export function insertMembers(
  root: JsonObject,
  now: Date,
  list: Pointer,
  index: number,
  members: Json[],
  verb: string,
  shownPage?: ShownPage,
): Edit {
  const place = memberPointer(list, index);
  const isThere = Array.isArray(valueAt(root, list));
  const start = isThere ? root : set(root, list, []);
  const after = members.reduceRight<Json>((site, member) => insert(site, place, member), start) as JsonObject;
  const what = members.length === 1 ? titleAt(after, now, place, index, shownPage) : `${members.length} of them`;
  return { says: `${what} ${verb} as ${sayPosition(after, now, list, index, shownPage)}`, place, after };
}

/** Gives the index of a new block while none is open: last, but before what closes several pages alike. */
export function placeOfNew(blocks: readonly Json[]): number {
  return valueAt(blocks.at(-1), '/type') === 'shared' ? blocks.length - 1 : blocks.length;
}

/** Gives the place to show once a member is removed: the next one, the one before, or the part that held them. */
export function placeAfterRemoval({ list, index, count }: ListMember): Pointer {
  if (count > 1) return memberPointer(list, Math.min(index, count - 2));
  return list.replace(/\/blocks$|(?<=^\/collections\/[^/]+)\/entries$/, '');
}

/** Writes the position of a member in words: `3 of 7, after Steps`. */
function sayPosition(
  root: JsonObject,
  now: Date,
  list: Pointer,
  index: number,
  shownPage: ShownPage | undefined,
): string {
  const members = valueAt(root, list);
  const count = Array.isArray(members) ? members.length : 0;
  const before = index > 0 ? `, after ${titleAt(root, now, memberPointer(list, index - 1), index - 1, shownPage)}` : '';
  return `${index + 1} of ${count}${before}`;
}

function titleAt(
  root: JsonObject,
  now: Date,
  pointer: Pointer,
  index: number,
  shownPage: ShownPage | undefined,
): string {
  const part = partAt(root, now, pointer, shownPage);
  if (part.pointer === pointer) return part.title;
  const value = valueAt(root, pointer);
  const around = entriesAt(pointer, root, shownPage);
  if (isEntry(pointer)) return entryTitle(root, now, value, index, around);
  if (isObject(value)) return titleIn(root, now, value, around) ?? untitled(root, pointer, index);
  const text = typeof value === 'string' ? sayText(value, root, now, around) : '';
  return text === '' ? untitled(root, pointer, index) : `“${shortened(text)}”`;
}
