import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isContainer } from '../../src/manifest/identity';
import type { Json } from '../../src/manifest/manifest';
import { duplicate, insert, move, remove, renameKey, set } from '../../src/manifest/operations';
import { memberPointer, type Pointer, valueAt } from '../../src/manifest/pointer';
import { printChanges } from '../../src/manifest/print-changes';
import { applySplices } from '../../src/manifest/splice';
import { byHand } from '../by-hand';
import { isLong } from '../is-long';

const agency = readFileSync(new URL('../fixtures/agency/site.json', import.meta.url), 'utf8');
const handmade = byHand(agency);

/** A text with its value, before and after every edit. */
interface Version {
  text: string;
  root: Json;
}

type Step = [kind: number, where: number, other: number];

const steps = fc.array(fc.tuple(fc.nat(6), fc.nat(), fc.nat()) as fc.Arbitrary<Step>, { minLength: 1, maxLength: 8 });
const word = 'A “new” word \\ and a line\nbreak';

test.each([
  ['the agency’s', agency],
  ['a hand-written', handmade],
])('whatever is done to %s site.json, its text says it, in its order', (_, text) => {
  fc.assert(
    fc.property(steps, (sequence) => {
      let version: Version = { text, root: JSON.parse(text) };
      for (const step of sequence) {
        version = printed(version, edited(version.root, step));
        expect(JSON.stringify(JSON.parse(version.text))).toBe(JSON.stringify(version.root));
      }
    }),
    { numRuns: isLong ? 1000 : 20 },
  );
});

test.each([
  ['the agency’s', agency],
  ['a hand-written', handmade],
])('many edits of %s site.json printed at once say the same', (_, text) => {
  fc.assert(
    fc.property(steps, (sequence) => {
      const before: Version = { text, root: JSON.parse(text) };
      const after = sequence.reduce(edited, before.root);
      expect(JSON.stringify(JSON.parse(printed(before, after).text))).toBe(JSON.stringify(after));
    }),
    { numRuns: isLong ? 1000 : 10 },
  );
});

test.each([
  ['the agency’s', agency],
  ['a hand-written', handmade],
])('what is added to %s site.json and taken out again leaves no trace', (_, text) => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom<Json>(word, 7, [], { label: 'A', to: '/' }, ['a', 'b']), (where, value) => {
      const before: Version = { text, root: JSON.parse(text) };
      const list = listIn(before.root, where);
      const items = valueAt(before.root, list) as Json[];
      if (items.length === 0) return;
      const pointer = memberPointer(list, where % (items.length + 1));
      const added = printed(before, insert(before.root, pointer, value));
      expect(printed(added, remove(added.root, pointer)).text).toBe(text);
    }),
    { numRuns: isLong ? 1000 : 20 },
  );
});

function printed({ text, root }: Version, after: Json): Version {
  return { text: applySplices(text, printChanges(text, root, after)), root: after };
}

/** The site after a step; one that its place does not allow changes nothing. */
function edited(root: Json, [kind, where, other]: Step): Json {
  const place = placeIn(root, where);
  const list = listIn(root, other);
  const items = valueAt(root, list);
  const end = memberPointer(list, other % (Array.isArray(items) ? items.length + 1 : 1));
  try {
    switch (kind) {
      case 0:
        return set(root, place, other % 2 ? word : { a: [1, { b: word }], c: {}, d: [] });
      case 1:
        return insert(root, end, other % 2 ? word : { label: word, to: '/' });
      case 2:
        return remove(root, place);
      case 3:
        return move(root, place, end);
      case 4:
        return duplicate(root, place);
      case 5:
        return renameKey(root, place, `renamed${other}`);
      default:
        return set(root, memberPointer(place, `added${other}`), word);
    }
  } catch (error) {
    if (error instanceof RangeError) return root;
    throw error;
  }
}

/** Some place in a value, at any depth. */
function placeIn(root: Json, number: number): Pointer {
  let rest = number;
  let value = root;
  let place: Pointer = '';
  while (isContainer(value) && (place === '' || rest % 5 > 0)) {
    const keys = Object.keys(value);
    const key = keys[rest % keys.length];
    if (key === undefined) break;
    rest = Math.floor(rest / keys.length) + keys.length;
    place = memberPointer(place, key);
    value = valueAt(value, memberPointer('', key)) ?? null;
  }
  return place;
}

/** Some list in a site: the innermost on the way to a place, else its routes, where it still has them. */
function listIn(root: Json, number: number): Pointer {
  for (let place = placeIn(root, number); place !== ''; place = place.slice(0, place.lastIndexOf('/'))) {
    if (Array.isArray(valueAt(root, place))) return place;
  }
  return '/routes';
}
