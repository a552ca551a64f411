import { isRelativeDay } from '../../calendar/day';
import { ofEntries, type Selection, selectEntries, sortField, sortsOf } from '../../compose/entries';
import type { Site } from '../../compose/site';
import { collectionsIn } from '../../manifest/collections';
import { asJson, isObject, type Json, namedMembers } from '../../manifest/manifest';
import { hasNames } from '../../manifest/placeholder';
import { type Pointer, parentPointer } from '../../manifest/pointer';
import { placeNamed, valueNamed } from '../../manifest/references';
import { writtenUses } from '../../manifest/uses';
import type { ReportOfSite, SiteRule } from '../rule';
import { countTypes, rightly, typeOf, typeWords, usualType, type ValueType } from '../said';
import { shorten } from '../short-message';

export const entryCanBeCompared: SiteRule = {
  id: 'entry-can-be-compared',
  what: 'What lists sort by, or hold against bounds, is there and of one type in all entries that they take.',
  severity: 'warning',
  scope: 'site',
  waitsForErrors: true,
  why: 'An entry that lacks it stands at the end of the list, and one with another type somewhere, or in no list at all.',
  wrong: '"price": "595" where a list says "sort": "price" and the other entries have numbers',
  right: '"price": 595',
  check({ facts, report }) {
    const { site } = facts;
    for (const collection of collectionsIn(asJson(site.manifest)).keys()) {
      const uses = writtenUses(asJson(site.manifest), 'collection', collection);
      // Thousands of pages may have the same list.
      const different = new Map(
        uses.map(({ selection: one }) => [JSON.stringify([one.where, one.sort, one.each]), one]),
      );
      for (const selection of [...different.values()].map(ofEntries)) {
        for (const compared of boundsOf(selection, site)) reportMisfits(compared, site, report);
        for (const compared of ordersOf(selection, site)) {
          reportMisfits(compared, site, report);
          reportLacking(compared, report);
        }
      }
    }
  },
};

/** A field that a selection compares in the entries that it takes, and what these say there. */
interface Compared {
  collection: string;
  field: string;
  /** What it is compared for, as a message says it. */
  reason: string;
  wanted: ValueType;
  said: { pointer: Pointer; value: Json | undefined }[];
}

/** Gives the fields that a selection compares with bounds. */
function boundsOf({ from, where }: Selection, site: Site): Compared[] {
  const conditions = lastingConditions(where);
  const others = conditions.filter(([, wanted]) => boundIn(wanted) === undefined);
  return conditions.flatMap(([field, condition]) => {
    const bound = boundIn(condition);
    const wanted = typeof bound === 'string' && isRelativeDay(bound) ? 'day' : bound && typeOf(bound, site.values);
    if (!wanted) return [];
    const reason = `A list holds the "${field}" of entries of "${from}" against ${typeWords[wanted]}`;
    return [{ collection: from, field, reason, wanted, said: saidBy(field, from, others, site) }];
  });
}

/** Gives the fields by which a selection sorts. */
function ordersOf({ from, where, sort }: Selection, site: Site): Compared[] {
  return sortsOf(sort).flatMap((one) => {
    const field = sortField(one);
    const said = saidBy(field, from, lastingConditions(where), site);
    const usual = usualType(countTypes(valuesOf(said), site.values));
    if (usual === undefined) return [];
    // By lists nothing can be sorted.
    const wanted = usual === 'list' ? 'text' : usual;
    const reason = `A list sorts entries of "${from}" by their "${field}", which is ${typeWords[wanted]} in the others`;
    return [{ collection: from, field, reason, wanted, said }];
  });
}

/** Reports what cannot be compared with what is wanted. */
function reportMisfits({ reason, wanted, said }: Compared, { values }: Site, report: ReportOfSite): void {
  for (const { pointer, value } of said) {
    const type = value === undefined ? undefined : typeOf(value, values);
    // Words can be sorted with numbers and days among them.
    if (value === undefined || type === undefined || type === wanted || (wanted === 'text' && type !== 'list'))
      continue;
    const written = type === 'list' ? 'this' : shorten(JSON.stringify(value));
    const message = `${reason}, and ${written} is ${typeWords[type]}. Write ${rightly(value, wanted)}.`;
    report(pointer, message, { cause: pointer });
  }
}

/** Reports the entries that lack what most have by which they are sorted. */
function reportLacking({ collection, field, said }: Compared, report: ReportOfSite): void {
  if (valuesOf(said).length * 2 < said.length) return;
  for (const { pointer, value } of said) {
    if (value !== undefined) continue;
    const message = `A list sorts entries of "${collection}" by their "${field}", and this one has none, so it stands at the end. Add it.`;
    report(parentPointer(pointer), message, { cause: `${collection} ${field}` });
  }
}

/** Gives the values in a field of the entries that some conditions choose, with their places. */
function saidBy(field: string, from: string, conditions: [string, Json][], site: Site): Compared['said'] {
  const root = asJson(site.manifest);
  return selectEntries({ from, where: Object.fromEntries(conditions) }, site).map((entry) => ({
    pointer: placeNamed(field, entry, root),
    value: valueNamed(field, entry, root),
  }));
}

function valuesOf(said: Compared['said']): Json[] {
  return said.map(({ value }) => value).filter((value) => value !== undefined);
}

/** Gives the conditions that are the same on every page. */
function lastingConditions(where: Json | undefined): [string, Json][] {
  return namedMembers(where).filter(([, wanted]) => !hasNames(JSON.stringify(wanted)));
}

/** Gives a bound of a condition. */
function boundIn(wanted: Json): Json | undefined {
  return isObject(wanted) ? (wanted.from ?? wanted.to) : undefined;
}
