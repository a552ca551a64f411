import type { Json } from '../../src/manifest/manifest';

/** A group, or a list by its numbers. */
type Holder = Record<string, Json>;

/** A member of a list or group of a document. */
export interface Member {
  holder: Holder;
  key: string;
  /** Its pointer without the numbers of items: what has the same means the same. */
  kind: string;
  /** The member that its holder is, from the root on. */
  within?: Member;
}

/** Every member of every list and group below a root. */
export function membersOf(root: Json): Member[] {
  const members: Member[] = [];
  const visit = (part: Json, pointer: string, within?: Member): void => {
    if (part === null || typeof part !== 'object') return;
    const holder = part as Holder;
    const start = typeof holder.type === 'string' ? `${pointer} (${holder.type})` : pointer;
    for (const key of Object.keys(holder)) {
      const kind = `${start}/${Array.isArray(part) ? 'item' : key}`;
      const member: Member = { holder, key, kind, ...(within && { within }) };
      members.push(member);
      visit(holder[key] ?? null, kind, member);
    }
  };
  visit(root, '');
  return members;
}

/** The names by which others refer to what holds a member: those of groups, and the short texts beside it. */
export function namesAround(member: Member): string[] {
  const names: string[] = [];
  for (let at: Member | undefined = member; at; at = at.within) {
    if (Array.isArray(at.holder)) continue;
    const texts = Object.values(at.holder).filter((text) => typeof text === 'string');
    names.push(at.key, ...texts.filter((text) => text.length < 60));
  }
  return names;
}

/** Sets a member, even one called __proto__. */
export function put(holder: Holder, key: string, value: Json): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Renames a member; the order stays. */
export function rename(holder: Holder, from: string, to: string): void {
  const entries = Object.entries(holder);
  for (const [key] of entries) delete holder[key];
  for (const [key, value] of entries) put(holder, key === from ? to : key, value);
}

/** Takes a member away. */
export function takeAway(holder: Holder, key: string): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

/** Puts a value into a list at some place, or into a group under a name. */
export function add(holder: Holder, key: string, value: Json, place: number): void {
  if (Array.isArray(holder)) holder.splice(place % (holder.length + 1), 0, value);
  else put(holder, key, value);
}
