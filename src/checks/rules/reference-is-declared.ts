import { fieldNames } from '../../compose/scope';
import type { Site } from '../../compose/site';
import { collectionsIn, entriesIn } from '../../manifest/collections';
import { asJson, ownMember } from '../../manifest/manifest';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { entryNamed, type Reference, referencesIn } from '../../manifest/references';
import { type PageRule, usesOf } from '../rule';
import { suggestion } from '../spelling';

export const referenceIsDeclared: PageRule = {
  id: 'reference-is-declared',
  what: 'A field that leads to another entry is declared, and so is the collection that it leads to.',
  severity: 'error',
  scope: 'page',
  why: 'Only "references" says whose entry "dawn" is; without it {trip.name} means nothing.',
  wrong: '"as": "{trip.name}" without "references"',
  right: '"as": "{trip.name}" with "references": { "departures": { "trip": "trips" } }',
  check({ page, facts, report }) {
    const { site } = facts;
    if (page === facts.shell) {
      for (const reference of referencesIn(asJson(site.manifest))) {
        const fault = faultOf(reference, site);
        if (fault) report(fault.pointer, fault.message, { part: fault.part, isWritten: true });
      }
    }
    for (const { broken, name, collection, pointer, run, part, inDraft } of usesOf(page, 'field')) {
      if (broken !== 'undeclared') continue;
      const collectionNamed = namedBy(name, collection, site) ?? '…';
      const declaration = `"references": { "${collection}": { "${name}": "${collectionNamed}" } }`;
      const message = `The field "${name}" of "${collection}" does not say whose entries it names. Write ${declaration} beside "collections".`;
      report(pointer, message, { ...(part === 'key' ? { part } : { run }), cause: `${collection} ${name}`, inDraft });
    }
  },
};

interface Fault {
  pointer: Pointer;
  part: 'key' | 'value';
  message: string;
}

/** Finds the fault of a declaration: a name that nothing has, or entries that nothing can name. */
function faultOf({ collection, field, named: collectionNamed, pointer }: Reference, site: Site): Fault | undefined {
  const collections = collectionsIn(asJson(site.manifest));
  const names = [...collections.keys()].sort();
  const noCollection = (name: string): string => `No collection is named "${name}". ${suggestion(name, names, '')}`;
  if (!names.includes(collection)) {
    return { pointer: memberPointer('/references', collection), part: 'key', message: noCollection(collection) };
  }
  const fields = [...fieldNames(site, collection)].sort();
  if (fields.length > 0 && !fields.includes(field)) {
    const message = `No entry of "${collection}" has a field "${field}". ${suggestion(field, fields, '')}`;
    return { pointer, part: 'key', message };
  }
  if (!names.includes(collectionNamed)) return { pointer, part: 'value', message: noCollection(collectionNamed) };
  if (collections.get(collectionNamed)?.entries.length === 0 || fieldNames(site, collectionNamed).has('slug'))
    return undefined;
  const message = `An entry is named by its "slug", and no entry of "${collectionNamed}" has one. Give each of them a "slug".`;
  return { pointer, part: 'value', message };
}

/** Gives the collection that a field probably refers to: one with an entry whose slug is a value of the field. */
function namedBy(field: string, collection: string, { manifest }: Site): string | undefined {
  const root = asJson(manifest);
  const fieldValues = entriesIn(collection, root).flatMap(({ entry }) => ownMember(entry, field) ?? []);
  return [...collectionsIn(root).keys()].find((name) => fieldValues.some((slug) => entryNamed(slug, name, root)));
}
