import { collectionsIn, entriesIn, type PlacedEntry } from '../../manifest/collections';
import { asJson, type JsonObject, namedMembers, ownMember } from '../../manifest/manifest';
import { hasNames } from '../../manifest/placeholder';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { referencesIn } from '../../manifest/references';
import { textsIn } from '../../manifest/texts-in';
import { writtenUses } from '../../manifest/uses';
import type { SiteRule } from '../rule';
import { shorten } from '../short-message';
import { nearestName } from '../spelling';

export const entryValueIsKnown: SiteRule = {
  id: 'entry-value-is-known',
  what: 'A word by which lists choose entries is spelt alike in all of them.',
  severity: 'warning',
  scope: 'site',
  waitsForErrors: true,
  why: 'The list that asks for the word is without the entry, and nobody misses it.',
  wrong: '"level": "beginer" where a list says "where": { "level": "beginner" }',
  right: '"level": "beginner"',
  check({ facts, report }) {
    const root = asJson(facts.site.manifest);
    const naming = new Set(referencesIn(root).map(({ collection, field }) => `${collection} ${field}`));
    for (const { name: collection, fields } of collectionsIn(root).values()) {
      for (const [field, wanted] of wantedIn(collection, root)) {
        // References have a rule of their own, and the schema checks declared choices.
        if (naming.has(`${collection} ${field}`) || fields?.get(field)?.choices) continue;
        const placesByValue = saidIn(field, entriesIn(collection, root));
        if (placesByValue.size > mostWords) continue;
        const common = [...placesByValue.keys()].filter((value) => (placesByValue.get(value)?.length ?? 0) > 1);
        const knownWords = [...wanted, ...common].filter(isWord);
        for (const [value, [pointer, ...others]] of placesByValue) {
          if (pointer === undefined || others.length > 0 || wanted.has(value) || !isWord(value)) continue;
          const nearest = nearestName(value, knownWords, mostApart);
          if (nearest === undefined) continue;
          const reason = wanted.has(nearest) ? 'and a list asks for' : 'and others have';
          const message = `Only this entry of "${collection}" has ${JSON.stringify(shorten(value))} as its "${field}", ${reason} "${nearest}". Did you mean "${nearest}"?`;
          report(pointer, message);
        }
      }
    }
  },
};

/** The most different words by which lists choose: where entries say more, each says its own. */
const mostWords = 20;

/** One letter too many, too few, or another one: what differs more is meant to. */
const mostApart = 2.5;

/**
 * Tells whether a value can be a misspelt word: numbers and dates are near each other on purpose, short words by
 * chance.
 */
function isWord(value: string): boolean {
  return value.length >= 5 && value.length <= 40 && !/\p{N}/u.test(value);
}

/**
 * Gives the values by which lists choose entries of a collection, by field; a placeholder counts as none.
 */
function wantedIn(collection: string, root: JsonObject): Map<string, Set<string>> {
  const wanted = new Map<string, Set<string>>();
  for (const { selection } of writtenUses(root, 'collection', collection)) {
    const { where } = selection;
    for (const [field, one] of namedMembers(where)) {
      const values = wanted.get(field) ?? new Set<string>();
      for (const text of textsIn(one)) if (!hasNames(text)) values.add(text);
      wanted.set(field, values);
    }
  }
  return wanted;
}

/** Gives the texts that entries say in a field, and where they say it. */
function saidIn(field: string, entries: PlacedEntry[]): Map<string, Pointer[]> {
  const placesByValue = new Map<string, Pointer[]>();
  for (const { entry, pointer } of entries) {
    const value = ownMember(entry, field);
    if (typeof value !== 'string') continue;
    const same = placesByValue.get(value);
    if (same) same.push(memberPointer(pointer, field));
    else placesByValue.set(value, [memberPointer(pointer, field)]);
  }
  return placesByValue;
}
