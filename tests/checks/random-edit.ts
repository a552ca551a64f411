import fc from 'fast-check';
import type { Json } from '../../src/manifest/manifest';

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

const kinds = ['delete', 'retype', 'rename', 'reorder', 'duplicate', 'swap', 'borrow', 'respell'] as const;

const oddValues: Json[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e21,
    '',
    ' ',
    'x',
    '\u0000',
    '\ud800',
    '<b>&amp;',
    '\u202e',
    '🎓',
    '0',
    '2027-02-28',
  ],
  ...['{', '}', '{{', '{x}', '{name}', '{year}', '{constructor}', '{{name}}', '**', '[x]()', '[x](/)', '\\'],
  ...[
    'constructor',
    '__proto__',
    'toString',
    '/',
    '//',
    '#',
    '#main',
    '/#',
    '/?',
    'https:',
    'https://a.b',
    'tel:',
    'mailto:',
  ],
  ...[
    'https://[',
    'https://a.b:123456',
    'https://[{code}',
    'en-KE-KE',
    '/../x',
    '/_headers',
    '/index.html',
    '/a.html/b',
  ],
  ...['(', '[a', '^.*$', 'uploads/', 'uploads/logo.svg', 'ke', 'plane', 'plain', 'shared'],
  ...[
    [],
    {},
    [null],
    [[]],
    ['x'],
    [{}],
    { from: 'constructor', as: '{toString}' },
    { from: 'courses', as: {} },
    { type: 'shared', block: 'constructor' },
  ],
];

const oddNames = [
  '',
  '__proto__',
  'constructor',
  'toString',
  '0',
  'a/b',
  'm~n',
  'type',
  'from',
  'as',
  'heading',
  '{x}',
  'ünï',
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
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
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
      if (Array.isArray(holder)) holder.splice(other % (holder.length + 1), 0, structuredClone(held));
      else put(holder, `${key}Copy`, structuredClone(held));
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
  }
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

interface Member {
  holder: Record<string, Json>;
  key: string;
  /** Its pointer without the numbers of items: what has the same means the same. */
  kind: string;
}

/** Every member of every list and group below a root. */
function membersOf(root: Json): Member[] {
  const members: Member[] = [];
  const visit = (part: Json, pointer: string): void => {
    if (part === null || typeof part !== 'object') return;
    const holder = part as Record<string, Json>;
    const start = typeof holder.type === 'string' ? `${pointer} (${holder.type})` : pointer;
    for (const key of Object.keys(holder)) {
      const kind = `${start}/${Array.isArray(part) ? 'item' : key}`;
      members.push({ holder, key, kind });
      visit(holder[key] ?? null, kind);
    }
  };
  visit(root, '');
  return members;
}

/** Sets a member, even one called __proto__. */
function put(holder: Record<string, Json>, key: string, value: Json): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

function rename(holder: Record<string, Json>, from: string, to: string): void {
  const entries = Object.entries(holder);
  for (const [key] of entries) delete holder[key];
  for (const [key, value] of entries) put(holder, key === from ? to : key, value);
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
