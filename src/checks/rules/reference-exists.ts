import { asJson, type Json, wordsOf } from '../../manifest/manifest';
import { entryNamed, namingsOf, type Reference, referencesIn, slugsOf } from '../../manifest/references';
import { limitedHints } from '../hints';
import { type PageRule, type Report, type SiteFacts, usesOf } from '../rule';
import { meaning, nearestName, suggestion } from '../spelling';
import { misnamedPublished } from './page-address';

export const referenceExists: PageRule = {
  id: 'reference-exists',
  what: 'An entry that is named by another entry, or by the page, is there.',
  severity: 'error',
  scope: 'page',
  why: 'A list that looks for it stays empty, and the page is without what should stand there.',
  wrong: '{ "name": "Dawn Lake", "guide": "mark" }, where "references" says that "guide" names an entry of "guides"',
  right: '{ "name": "Dawn Lake", "guide": "marek" }',
  check({ page, facts, report }) {
    if (page === facts.shell) {
      for (const reference of referencesIn(asJson(facts.site.manifest))) checkEntries(reference, facts, report);
    }
    for (const { name, collection, known, pointer } of usesOf(page, 'reference')) {
      const hint = hintFor(name, collection, known, facts);
      if (isMisnamed(hint, collection, facts)) continue;
      const cause = causeOf(name, collection);
      report(pointer, messageOf(name, collection, hint), { cause, ...meaning(name, hint.meant) });
    }
  },
};

/** Reports the names in entries of a collection that nothing has, also in entries that no list shows. */
function checkEntries(reference: Reference, facts: SiteFacts, report: Report): void {
  const { site } = facts;
  const { named } = reference;
  const root = asJson(site.manifest);
  const names = slugsOf(named, root).map(String);
  // `reference-is-declared` says what is wrong with the declaration.
  if (names.length === 0) return;
  for (const { said, pointer } of namingsOf(reference, root)) {
    if (entryNamed(said, named, root)) continue;
    const hint = hintFor(wordsOf(said), named, names, facts);
    if (isMisnamed(hint, named, facts)) continue;
    const message =
      typeof said === 'object'
        ? `An entry of "${named}" is named by its "slug", as a text in quotes.`
        : messageOf(String(said), named, hint);
    report(pointer, message, {
      isWritten: true,
      cause: causeOf(said, named),
      ...meaning(wordsOf(said), hint.meant),
    });
  }
}

/** Tells whether a name means an entry whose slug cannot be part of an address, which `page-address` reports. */
function isMisnamed({ meant }: Hint, collection: string, facts: SiteFacts): boolean {
  if (meant === undefined) return false;
  return misnamedPublished(facts).some(({ scope }) => {
    return scope?.collection === collection && scope.entry.slug === meant;
  });
}

function messageOf(name: string, collection: string, { words }: Hint): string {
  return `No entry of "${collection}" has "${name}" as its "slug". ${words}`;
}

/** The hint to a name that no entry has, and the one that was probably meant. */
interface Hint {
  words: string;
  meant?: string | undefined;
}

const hintOf = limitedHints<Hint>();

function hintFor(name: string, collection: string, known: string[], facts: SiteFacts): Hint {
  const find = (): Hint => ({ words: suggestion(name, known, ''), meant: nearestName(name, known) });
  return hintOf(facts, `${collection} ${name}`, find) ?? { words: 'Correct it, or write the entry.' };
}

function causeOf(name: Json, collection: string): string {
  return `${collection} ${JSON.stringify(name)}`;
}
