import { type Day, dayNamed, isRelativeDay } from '../calendar/day';
import type { Json, JsonObject } from '../manifest/manifest';
import type { RecipeField } from './recipe';
import { usualPrice } from './usual-prices';

/** Gives a sample as a site says it: its relative days as days of the calendar, its prices in the site's currency. */
export function asOfSite(
  entry: JsonObject,
  fields: Readonly<Record<string, RecipeField>>,
  today: Day,
  currency: string | undefined,
): JsonObject {
  const said = (field: string, value: Json): Json => {
    if (typeof value === 'number') return fields[field]?.kind === 'money' ? usualPrice(value, currency) : value;
    return typeof value === 'string' && isRelativeDay(value) ? dayNamed(value, today) : value;
  };
  return Object.fromEntries(Object.entries(entry).map(([field, value]) => [field, said(field, value)]));
}
