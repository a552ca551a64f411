import { isRelativeDay } from '../calendar/day';
import type { OccasionState } from '../calendar/occasion';
import type { Use, UseOf } from '../compose/facts';
import type { Site } from '../compose/site';
import { collectionsIn } from '../manifest/collections';
import { asJson, type Json } from '../manifest/manifest';
import { createMemo } from '../manifest/memo';
import { referencesIn, slugsOf } from '../manifest/references';
import { type FieldValues, rightly, saidIn, typeOf, typeWords, usualType, type ValueType } from './said';
import { nearestName, sayChoices, suggestion } from './spelling';

type Condition = Pick<UseOf<'condition'>, 'name' | 'collection' | 'wanted' | 'as' | 'isNeeded' | 'isOfDay'>;

/** Says what is wrong with the values that a condition wants, as far as the entries' values in its field show it. */
export function conditionFault(condition: Condition, site: Site): string | undefined {
  const { name, collection, wanted, as, isNeeded, isOfDay } = condition;
  const asked = JSON.stringify([collection, name, wanted, as, isNeeded, isOfDay]);
  return faults(site, asked, () => faultOf(condition, site));
}

/**
 * Tells whether a use is a condition that no entry meets because of a mistake, so that its list has fewer items than it
 * should.
 */
export function isUnmet(use: Use, site: Site): use is UseOf<'condition'> {
  return use.kind === 'condition' && use.as !== 'excluded' && conditionFault(use, site) !== undefined;
}

/** Ten thousand pages may have the same list. */
const faults = createMemo<Site, string | undefined>();

function faultOf(condition: Condition, site: Site): string | undefined {
  const { name, collection, wanted, as, isOfDay } = condition;
  if (isOfDay) return dayFault(condition, site);
  const said = saidIn(collection, name, site);
  const type = typeOf(wanted, site.values);
  // A field that no entry has is told of by `template-field-exists`.
  if (said.types.size === 0 || type === undefined) return undefined;
  return as === 'bound' ? boundFault(condition, type, said) : valueFault(condition, type, said, site);
}

/** Says what is wrong with a condition on a day: its state is one of a few, and its dates are compared with days. */
function dayFault({ name, wanted, as }: Condition, { values }: Site): string | undefined {
  if (name === 'state') {
    if (typeof wanted !== 'string' || states.includes(wanted)) return undefined;
    return `No day has "${wanted}" as its "state". ${suggestion(wanted, states, '')}`;
  }
  const isDate = name === 'date' || name === 'until' || name === 'movedTo';
  const isRelative = typeof wanted === 'string' && isRelativeDay(wanted);
  if (!isDate || as !== 'bound' || isRelative || typeOf(wanted, values) === 'day') return undefined;
  return `${JSON.stringify(wanted)} is no day. ${dayMeant(wanted)}`;
}

const states: string[] = ['cancelled', 'sold-out'] satisfies OccasionState[];

/** Says what is wrong with a bound: it is compared with values of its own type alone. */
function boundFault(
  { name, collection, wanted }: Condition,
  type: ValueType,
  { types }: FieldValues,
): string | undefined {
  const usual = usualType(types) ?? type;
  if (usual === 'flag' || usual === 'list')
    return `"${name}" of the entries of "${collection}" is ${typeWords[usual]}, and no bounds go with that. Choose by another field.`;
  const bound = typeof wanted === 'string' && isRelativeDay(wanted) ? 'day' : type;
  if (bound === usual || (types.has(bound) && bound !== 'text')) return undefined;
  if (usual === 'text') {
    return `No entry of "${collection}" has ${typeWords[bound]} as its "${name}", with which this is compared. Write in each of them ${rightly('', bound)}.`;
  }
  const advice = usual === 'day' ? dayMeant(wanted) : `Write ${rightly(wanted, usual)}.`;
  return `${JSON.stringify(wanted)} is no ${usual}, and the entries of "${collection}" have ${typeWords[usual]} as their "${name}". ${advice}`;
}

function dayMeant(wanted: Json): string {
  const nearest = typeof wanted === 'string' ? nearestName(wanted, ['today']) : undefined;
  if (nearest !== undefined) return `Did you mean "${nearest}"?`;
  return 'Write a day, such as "2027-12-13", or one counted from today: "today", "-1d", "+2w".';
}

/** Says what is wrong with a wanted value: no entry could have it, or one has nearly the same. */
function valueFault(condition: Condition, type: ValueType, said: FieldValues, site: Site): string | undefined {
  const { name, collection, wanted, isNeeded } = condition;
  const { types, values } = said;
  if (values.has(wanted)) return undefined;
  if (values.size === 0)
    return `"${name}" of the entries of "${collection}" is a list or a group, and entries are chosen by a text, a number, true or false. Choose by another field.`;
  if (typeof wanted === 'string' && isRelativeDay(wanted) && types.has('day'))
    return `"${wanted}" counts from today only where it is a bound. Write { "from": "${wanted}", "to": "${wanted}" }.`;
  const alike = [...values].filter((value) => typeof value === typeof wanted);
  if (alike.length === 0) return misfit(condition, type, said);
  const { choices = [] } = collectionsIn(asJson(site.manifest)).get(collection)?.fields?.get(name) ?? {};
  const knownValues = new Set([...choices, ...alike, ...slugsNamed(condition, site)].map(String));
  if (typeof wanted !== 'string' || knownValues.has(wanted)) return undefined;
  // No entry can have a value that is no choice of the field.
  const isSure = isNeeded === true || choices.length > 0;
  const nearest = nearestName(wanted, knownValues, isSure ? undefined : mostApart(wanted));
  if (nearest === undefined && !isSure) return undefined;
  const remedy = nearest === undefined ? sayChoices(wanted, [...knownValues], '') : `Did you mean "${nearest}"?`;
  return `No entry of "${collection}" has "${wanted}" as its "${name}". ${remedy}`;
}

/** Says that a value is of another type than what the entries say. */
function misfit({ name, collection, wanted }: Condition, type: ValueType, { types, values }: FieldValues): string {
  const usual = usualType(types) ?? type;
  const namesake = [...values].find((value) => String(value) === String(wanted));
  const quoted = typeof namesake === 'string' ? `"${namesake}", in quotes` : `${namesake}, without quotes`;
  const otherwise = usual === 'text' ? sayChoices('', [...values].map(String), '') : `Write ${rightly(wanted, usual)}.`;
  const remedy = namesake === undefined ? otherwise : `Did you mean ${quoted}?`;
  return `The entries of "${collection}" have ${typeWords[usual]} as their "${name}", and ${JSON.stringify(wanted)} is ${typeWords[type]}. ${remedy}`;
}

/**
 * Gives the slugs of the entries that a field can name: to want one of them is in order, whether or not an entry names
 * it.
 */
function slugsNamed({ name, collection }: Condition, { manifest }: Site): Json[] {
  const reference = referencesIn(asJson(manifest)).find((one) => one.collection === collection && one.field === name);
  return reference ? slugsOf(reference.named, asJson(manifest)) : [];
}

/**
 * Gives the greatest distance between a word and a misspelling of it: short words resemble each other by chance, and
 * numbers differ on purpose.
 */
function mostApart(word: string): number {
  if (/\p{N}/u.test(word)) return 0;
  return word.length < 5 ? 1.5 : 2.5;
}
