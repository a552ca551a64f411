import fc from 'fast-check';
import type { Json } from '../../src/manifest/manifest';
import { add, type Member, membersOf, namesAround, put, rename, takeAway } from './members';
import { oddLetters, oddNames, oddValues } from './odd-values';

/** One change of a JSON document; `place` and `other` choose what it touches. */
export interface RandomEdit {
  kind: (typeof kinds)[number];
  place: number;
  other: number;
  value: Json;
}

/** One change of a text that need not leave it JSON. */
export interface RandomSlip {
  kind: 'truncate' | 'remove' | 'repeat' | 'insert';
  place: number;
  length: number;
  inserted: string;
}

const kinds = [
  ...(['delete', 'retype', 'rename', 'reorder', 'duplicate', 'swap', 'borrow', 'respell'] as const),
  ...(['move', 'follow', 'refer', 'recast', 'write', 'value'] as const),
];

/** Any change of a document; those come most often after which it may still be right. */
export const randomEdit: fc.Arbitrary<RandomEdit> = fc.record({
  kind: fc.constantFrom(...kinds),
  place: fc.nat(),
  other: fc.nat(),
  value: fc.oneof(fc.constantFrom(...oddValues), fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>),
});

/** Any slip of the hand in a text. */
export const randomSlip: fc.Arbitrary<RandomSlip> = fc.record({
  kind: fc.constantFrom('truncate', 'remove', 'repeat', 'insert'),
  place: fc.nat(),
  length: fc.integer({ min: 1, max: 40 }),
  inserted: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3 }),
    fc.constantFrom('"', ',', '}', ']', '{', '//', '\uFEFF', '”'),
  ),
});

/** Changes a document in place. What stands once in a site is changed as often as what stands on every page. */
export function applyEdit(root: Json, { kind, place, other, value }: RandomEdit): void {
  const members = membersOf(root);
  const kindsOfPlace = [...new Set(members.map((one) => one.kind))];
  const chosen = kindsOfPlace[place % kindsOfPlace.length];
  const alike = members.filter((one) => one.kind === chosen);
  const member = alike[other % alike.length];
  if (!member) return;
  const { holder, key } = member;
  const held = holder[key] ?? null;
  switch (kind) {
    case 'delete':
      takeAway(holder, key);
      return;
    case 'retype':
      put(holder, key, structuredClone(value));
      return;
    case 'rename':
      if (!Array.isArray(holder))
        rename(holder, key, other % 3 === 0 ? (oddNames[other % oddNames.length] ?? '') : misspell(key, other));
      return;
    case 'reorder':
      reorder(Array.isArray(held) || isGroup(held) ? held : holder, other);
      return;
    case 'duplicate':
      add(holder, `${key}Copy`, structuredClone(held), other);
      return;
    case 'swap':
    case 'borrow': {
      // What stands under the same name elsewhere is more often right than what stands anywhere.
      const partners =
        other % 4 === 0 ? members : members.filter((one) => one.key === key && !Array.isArray(one.holder));
      const partner = partners[(other + place) % partners.length];
      if (!partner) return;
      put(holder, key, structuredClone(partner.holder[partner.key] ?? null));
      if (kind === 'swap') put(partner.holder, partner.key, structuredClone(held));
      return;
    }
    case 'respell':
      if (typeof held === 'string') put(holder, key, misspell(held, other));
      else if (typeof held === 'number') put(holder, key, (other % 5) - 1);
      else if (typeof held === 'boolean') put(holder, key, !held);
      return;
    case 'move': {
      const others = (other % 4 === 0 ? members : alike).filter((one) => one.holder !== holder);
      const target = others[(other + place) % others.length];
      // What is moved into itself would be gone.
      if (!target || holdersOf(target).includes(held)) return;
      takeAway(holder, key);
      add(target.holder, target.key, held, place);
      return;
    }
    case 'follow':
      renameReferences(members, typeof held === 'string' ? held : key, other);
      return;
    case 'refer':
      put(holder, key, referenceTo(pick(namesAround(member), place + other) ?? key, held, other));
      return;
    case 'recast':
      put(holder, key, recast(held, other));
      return;
    case 'write': {
      const letters = pick(oddLetters, place) ?? '';
      if (typeof held === 'string') {
        const at = other % (held.length + 1);
        put(holder, key, other % 5 === 0 ? letters : held.slice(0, at) + letters + held.slice(at));
      } else if (!Array.isArray(holder)) rename(holder, key, key + letters);
      return;
    }
    case 'value': {
      // What stands in a value is known only once it is filled in.
      const values = isGroup(root) ? (root.values ?? null) : null;
      if (typeof held !== 'string' || !isGroup(values)) return;
      put(values, 'odd', typeof value === 'string' && other % 2 === 1 ? value : held);
      put(holder, key, '{odd}');
    }
  }
}

/** Gives what has a name another one, and everything that refers to it, or only some of that. */
function renameReferences(members: Member[], name: string, choice: number): void {
  const changed = choice % 4 === 0 ? (pick(oddNames, choice) ?? '') : misspell(name, choice);
  const follows = (index: number): boolean => choice % 3 === 0 || ((choice >> (index % 16)) & 1) === 1;
  const found = members.filter(({ holder, key }) => key === name || refersTo(holder[key] ?? null, name));
  for (const [index, { holder, key }] of found.entries()) {
    if (!follows(index)) continue;
    const held = holder[key];
    if (typeof held === 'string') put(holder, key, renamedIn(held, name, changed));
    if (key === name && !Array.isArray(holder)) rename(holder, key, changed);
  }
}

function refersTo(held: Json, name: string): boolean {
  return typeof held === 'string' && renamedIn(held, name, `${name}?`) !== held;
}

/** A text in which a name stands alone, in braces, or as the beginning or the end of an address, with another name. */
function renamedIn(text: string, name: string, changed: string): string {
  if (text === name) return changed;
  if (text.startsWith(`${name}/`) || text.startsWith(`${name}#`)) return changed + text.slice(name.length);
  if (text.endsWith(`#${name}`) || text.endsWith(`/${name}`)) return text.slice(0, -name.length) + changed;
  return text.replaceAll(`{${name}}`, `{${changed}}`).replaceAll(`](${name})`, `](${changed})`);
}

/** What refers to a name in the place of a value: so things come to name themselves, and each other in a circle. */
function referenceTo(name: string, held: Json, choice: number): Json {
  if (Array.isArray(held)) return { from: name, as: structuredClone(held[0] ?? `{${name}}`) };
  if (isGroup(held)) return choice % 2 ? { type: 'shared', block: name } : { ...structuredClone(held), from: name };
  return pick([name, `{${name}}`, `/${name}`, `#${name}`, `**{${name}}** [x](${name})`, `/{${name}}`], choice) ?? name;
}

/** A value as another kind of value, as spreadsheets and hasty hands write it. */
function recast(held: Json, choice: number): Json {
  if (typeof held === 'string') {
    const isNumber = held.trim() !== '' && Number.isFinite(Number(held));
    return isNumber
      ? Number(held)
      : (pick<Json>([[held], { text: held }, `"${held}"`, held.split(' ')], choice) ?? held);
  }
  if (Array.isArray(held)) return choice % 2 ? (held[0] ?? null) : Object.fromEntries(Object.entries(held));
  if (isGroup(held)) return choice % 2 ? [structuredClone(held)] : Object.values(held);
  return choice % 3 ? String(held) : [held];
}

function holdersOf(member: Member): Json[] {
  const holders: Json[] = [];
  for (let at: Member | undefined = member; at; at = at.within) holders.push(at.holder);
  return holders;
}

function pick<T>(values: T[], choice: number): T | undefined {
  return values[choice % values.length];
}

/** A text after a slip of the hand; as elsewhere with files, what is cut are bytes. */
export function applySlip(text: string, { kind, place, length, inserted }: RandomSlip): string {
  const bytes = Buffer.from(text);
  const start = place % (bytes.length + 1);
  const [before, slice, after] = [
    bytes.subarray(0, start),
    bytes.subarray(start, start + length),
    bytes.subarray(start),
  ];
  const parts = {
    truncate: [before],
    remove: [before, bytes.subarray(start + length)],
    repeat: [before, slice, after],
    insert: [before, Buffer.from(inserted), after],
  };
  return Buffer.concat(parts[kind]).toString('utf8');
}

function reorder(holder: Json[] | Record<string, Json>, choice: number): void {
  const entries = Object.entries(holder);
  const turn = 1 + (choice % Math.max(1, entries.length));
  const turned = [...entries.slice(turn), ...entries.slice(0, turn)];
  if (Array.isArray(holder)) holder.splice(0, holder.length, ...turned.map(([, value]) => value));
  else {
    for (const [key] of entries) delete holder[key];
    for (const [key, value] of turned) put(holder, key, value);
  }
}

function misspell(word: string, choice: number): string {
  const at = choice % Math.max(1, word.length);
  const changes = [
    word.slice(0, at) + word.slice(at + 1),
    `${word.slice(0, at)}x${word.slice(at)}`,
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
    word.toUpperCase(),
  ];
  return changes[choice % changes.length] ?? word;
}

function isGroup(value: Json): value is Record<string, Json> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
