import { isEntry } from '../../manifest/collections';
import type { JsonObject } from '../../manifest/manifest';
import type { Pointer } from '../../manifest/pointer';
import { writtenUses } from '../../manifest/uses';
import type { DrawnPage } from './engine';

/** Counts the texts of a site that hold a value as a placeholder; what they say in further languages is no other text. */
export function usesOfValue(root: JsonObject, name: string): number {
  const places = writtenUses(root, 'placeholder', name).map(({ pointer }) => pointer);
  return new Set(places.filter((place) => !place.startsWith('/languages/'))).size;
}

/** Counts what the page that is shown makes of the template at a place: items of a list, or pages. */
export function countMade(template: Pointer, { origins, route, pagesOfRoute }: DrawnPage): [number, 'items' | 'pages'] {
  const entries = new Map<Pointer, Set<Pointer>>();
  for (const { pointer, related } of origins.values()) {
    if (related === undefined || !isEntry(pointer)) continue;
    if (template === related || template.startsWith(`${related}/`))
      entries.set(related, (entries.get(related) ?? new Set()).add(pointer));
  }
  const nearest = [...entries.keys()].reduce((one, other) => (other.length > one.length ? other : one), '');
  return nearest === route ? [pagesOfRoute, 'pages'] : [entries.get(nearest)?.size ?? 0, 'items'];
}

/** Counts the entries of which the page that is shown makes something at one place of a template. */
export function countEntriesAt(place: Pointer, { origins }: DrawnPage): number {
  const madeParts = [...origins.values()].flatMap(({ pointer, related }) => (pointer === place ? (related ?? []) : []));
  return new Set(madeParts.filter(isEntry)).size;
}
