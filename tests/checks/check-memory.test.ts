import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CheckMemory } from '../../src/checks/check-memory';
import { checkManifest } from '../../src/checks/check-site';
import type { Assets } from '../../src/compose/assets';
import { readAssets } from '../../src/frame/read-assets';
import { collectionsIn, entriesIn } from '../../src/manifest/collections';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { duplicate, move, remove, set } from '../../src/manifest/operations';
import { memberPointer, type Pointer, valueAt } from '../../src/manifest/pointer';
import { fewByDay, isLong } from '../is-long';
import { root as project } from '../project';
import { registry } from '../registry';

const options = { now: new Date('2026-11-23'), registry };
const sites = ['kajak', ...(isLong ? ['agency', 'werkstatt'] : [])].map((name) => {
  const file = join(project, 'tests/fixtures', name, 'site.json');
  const site: JsonObject = JSON.parse(readFileSync(file, 'utf8'));
  return { name, site, assets: readAssets(dirname(file)).assets, places: [...placesIn(site, '')] };
});

/** Every place of a value, what stands in it first. */
function* placesIn(value: Json, place: Pointer): Generator<Pointer> {
  if (value === null || typeof value !== 'object') return;
  for (const key of Object.keys(value)) {
    const inner = memberPointer(place, key);
    yield* placesIn((value as JsonObject)[key] as Json, inner);
    yield inner;
  }
}

type Step = [kind: number, where: number, other: number];

/** An edit of any part: another text, none, a part deleted, repeated or moved. */
function edited(site: JsonObject, places: Pointer[], [kind, where, other]: Step): JsonObject {
  const place = places[where % places.length] ?? '';
  const value = valueAt(site, place);
  if (value === undefined) return site;
  const isInList = /\/\d+$/.test(place);
  const edits: (() => Json)[] = [
    () => set(site, place, typeof value === 'string' ? `${value} ${other}` : value),
    () => set(site, place, typeof value === 'string' ? `{name-${other % 5}} ${value}` : value),
    () => set(site, place, typeof value === 'string' ? '' : value),
    () => remove(site, place),
    () => (isInList ? duplicate(site, place) : site),
    () => (isInList ? move(site, place, place.replace(/\d+$/, '0')) : site),
  ];
  return (edits[kind % edits.length]?.() ?? site) as JsonObject;
}

/** What a check finds. */
function check(root: JsonObject, assets: Assets, memory?: CheckMemory): unknown {
  return checkManifest(root, assets, { ...options, ...(memory && { memory }) }).findings;
}

test.each(sites)(
  'what a check of $name finds is the same with a memory of the checks before',
  ({ site, assets, places }) => {
    const steps = fc.array(fc.tuple(fc.nat(5), fc.nat(), fc.nat()) as fc.Arbitrary<Step>, {
      minLength: 2,
      maxLength: 6,
    });
    fc.assert(
      fc.property(steps, (sequence) => {
        const memory = new CheckMemory();
        const find = (root: JsonObject, known: Assets): unknown =>
          checkManifest(root, known, { ...options, memory }).findings;
        find(site, assets);
        let root = site;
        for (const step of sequence) {
          root = edited(root, places, step);
          expect(check(root, assets, memory)).toEqual(check(root, assets));
        }
        // Undone, it is the site of the beginning once more.
        expect(check(site, assets, memory)).toEqual(check(site, assets));
      }),
      { numRuns: isLong ? 100 : 4 },
    );
  },
);

test.each(sites)(
  'a sample of $name that becomes its owner’s takes the others away, with a memory too',
  ({ site, assets }) => {
    const memory = new CheckMemory();
    const filled = [...collectionsIn(site).values()].filter(({ entries }) => entries.length > 0);
    for (const { name, list } of fewByDay(2, filled)) {
      const own = entriesIn(name, site);
      const sampled = own.reduce((root, { pointer }) => set(root, `${pointer}/sample`, true), site);
      expect(check(sampled, assets, memory)).toEqual(check(sampled, assets));
      const mine = remove(sampled, `${list}/0/sample`);
      expect(check(mine, assets, memory)).toEqual(check(mine, assets));
      expect(check(sampled, assets, memory)).toEqual(check(sampled, assets));
    }
  },
);
