import { asJson, type Json } from '../../manifest/manifest';
import { ownMember } from '../../manifest/own-member';
import { memberPointer } from '../../manifest/pointer';
import { entryNamed, type Reference, referencesIn } from '../../manifest/references';
import { wordsOf } from '../../manifest/words-of';
import { type PageRule, type Report, type SiteFacts, usesOf } from '../rule';
import { meantBy, nearestName, suggestion } from '../spelling';
import { misnamedPages } from './page-address';

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
    for (const { name, collection, field, known, pointer } of usesOf(page, 'reference')) {
      if (isMisnamed(name, collection, known, facts)) continue;
      const cause = causeOf(name, collection, field);
      report(pointer, messageOf(name, collection, field, known), { cause, ...meantBy(name, known) });
    }
  },
};

/** Reports what the entries of a collection name that is not there, also of those that no list shows. */
function checkEntries({ collection, field, named }: Reference, facts: SiteFacts, report: Report): void {
  const { site } = facts;
  const root = asJson(site.manifest);
  const { collections = {} } = site.manifest;
  const known = (ownMember(collections, named) ?? []).flatMap(({ slug }) => (slug === undefined ? [] : [slug]));
  // `reference-is-declared` says what is wrong with the declaration.
  if (known.length === 0) return;
  for (const [index, entry] of (ownMember(collections, collection) ?? []).entries()) {
    const said = ownMember(entry, field);
    if (said === undefined || entryNamed(said, named, root)) continue;
    if (isMisnamed(wordsOf(said), named, known.map(String), facts)) continue;
    const pointer = memberPointer(`${memberPointer('/collections', collection)}/${index}`, field);
    const message =
      typeof said === 'object'
        ? `An entry of "${named}" is named by its "slug", as a text in quotes.`
        : messageOf(String(said), named, 'slug', known.map(String));
    const meant = meantBy(String(said), known.map(String));
    report(pointer, message, { isWritten: true, cause: causeOf(said, named, 'slug'), ...meant });
  }
}

/** Whether what is meant by a name is an entry whose own name can be no part of an address, which `page-address` reports. */
function isMisnamed(name: string, collection: string, known: string[], facts: SiteFacts): boolean {
  const meant = nearestName(name, known);
  if (meant === undefined) return false;
  return misnamedPages(facts).some(({ route }) => {
    return route?.scope?.collection === collection && route.scope.entry.slug === meant;
  });
}

function messageOf(name: string, collection: string, field: string, known: string[]): string {
  return `No entry of "${collection}" has "${name}" as its "${field}". ${suggestion(name, known, '')}`;
}

function causeOf(name: Json, collection: string, field: string): string {
  return `${collection} ${field} ${JSON.stringify(name)}`;
}
