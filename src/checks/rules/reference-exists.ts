import { asJson, type Json } from '../../manifest/manifest';
import { ownMember } from '../../manifest/own-member';
import { memberPointer } from '../../manifest/pointer';
import { entryNamed, type Reference, referencesIn } from '../../manifest/references';
import { type PageRule, type Report, type SiteFacts, usesOf } from '../rule';
import { meantBy, suggestion } from '../spelling';

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
      const cause = causeOf(name, collection, field);
      report(pointer, messageOf(name, collection, field, known), { cause, ...meantBy(name, known) });
    }
  },
};

/** Reports what the entries of a collection name that is not there, also of those that no list shows. */
function checkEntries({ collection, field, named }: Reference, { site }: SiteFacts, report: Report): void {
  const root = asJson(site.manifest);
  const { collections = {} } = site.manifest;
  const known = (ownMember(collections, named) ?? []).flatMap(({ slug }) => (slug === undefined ? [] : [slug]));
  // `reference-is-declared` says what is wrong with the declaration.
  if (known.length === 0) return;
  for (const [index, entry] of (ownMember(collections, collection) ?? []).entries()) {
    const said = ownMember(entry, field);
    if (said === undefined || entryNamed(said, named, root)) continue;
    const pointer = memberPointer(`${memberPointer('/collections', collection)}/${index}`, field);
    const message =
      typeof said === 'object'
        ? `An entry of "${named}" is named by its "slug", as a text in quotes.`
        : messageOf(String(said), named, 'slug', known.map(String));
    const meant = meantBy(String(said), known.map(String));
    report(pointer, message, { isWritten: true, cause: causeOf(said, named, 'slug'), ...meant });
  }
}

function messageOf(name: string, collection: string, field: string, known: string[]): string {
  return `No entry of "${collection}" has "${name}" as its "${field}". ${suggestion(name, known, '')}`;
}

function causeOf(name: Json, collection: string, field: string): string {
  return `${collection} ${field} ${JSON.stringify(name)}`;
}
