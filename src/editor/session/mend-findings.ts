import type { Finding } from '../../checks/problem';
import type { Json, JsonObject } from '../../manifest/manifest';
import { set } from '../../manifest/operations';
import { type Pointer, parentPointer, valueAt } from '../../manifest/pointer';
import { memoise } from './memoise';

/**
 * Gives the text at the place of a finding once that is mended, by its fix or by the name that was meant; undefined
 * where it has neither.
 */
export function mendedText({ fix, run, part, meant }: Finding, written: Json | undefined): string | undefined {
  if (typeof written !== 'string' || part === 'key') return undefined;
  const place = run?.text === written ? run : undefined;
  if (fix !== undefined) {
    // Within a text it stands as it would in the file, with its escapes.
    if (run) return place && written.slice(0, place.start) + (textIn(`"${fix}"`) ?? fix) + written.slice(place.end);
    return textIn(fix);
  }
  if (!meant) return undefined;
  if (place && written.slice(place.start, place.end) === meant.written) {
    return written.slice(0, place.start) + meant.name + written.slice(place.end);
  }
  return written === meant.written ? meant.name : undefined;
}

/** Gives a finding once for each place that it concerns, its own first. */
function placesOf({ related = [], fix, ...one }: Finding): Finding[] {
  return [
    { ...one, ...(fix !== undefined && { fix }) },
    ...related.map(({ pointer, run, fix: own }) => ({ ...one, pointer, run, ...(own !== undefined && { fix: own }) })),
  ];
}

/** Gives the findings that concern a place, each once. */
export function findingsAt(findings: readonly Finding[], pointer: Pointer): readonly Finding[] {
  return byPlaceIn(findings).get(pointer) ?? none;
}

const none: readonly Finding[] = [];

/** Tells whether findings concern a place or a member of it: each of the hundreds of fields of a form asks with each letter. */
export function areFindingsNear(findings: readonly Finding[], pointer: Pointer): boolean {
  return findings.length > 0 && placesNear(findings).has(pointer);
}

const placesNear = memoise((findings: readonly Finding[]): ReadonlySet<Pointer> => {
  const places = [...byPlaceIn(findings).keys()];
  return new Set(places.flatMap((place) => [place, parentPointer(place)]));
});

const byPlaceIn = memoise((findings: readonly Finding[]): ReadonlyMap<Pointer, readonly Finding[]> => {
  const byPlace = new Map<Pointer, Finding[]>();
  for (const finding of findings) {
    const places = new Set<Pointer>();
    for (const one of placesOf(finding)) {
      if (!places.has(one.pointer)) byPlace.set(one.pointer, [...(byPlace.get(one.pointer) ?? []), one]);
      places.add(one.pointer);
    }
  }
  return byPlace;
});

/** Gives a finding, and those of the same mistake that are mended in the same way, one for each place. */
export function alikeIn(findings: readonly Finding[], finding: Finding, root: JsonObject): Finding[] {
  const { rule, message, pointer, run } = finding;
  const isThis = (one: Finding): boolean => one.pointer === pointer && one.run?.start === run?.start;
  const all = findings.filter((one) => one.rule === rule && one.message === message).flatMap(placesOf);
  return [finding, ...all.filter((one) => !isThis(one))].filter(
    (one) => mendedText(one, valueAt(root, one.pointer)) !== undefined,
  );
}

/** Mends findings in a site, of which several may be in one text. */
export function mendAll(root: JsonObject, findings: readonly Finding[]): JsonObject {
  // From the last to the first, so that mending one moves none that is still to be mended.
  const ordered = findings.toSorted((one, other) => (other.run?.start ?? 0) - (one.run?.start ?? 0));
  return ordered.reduce<JsonObject>((site, finding) => {
    const { pointer, run } = finding;
    const written = valueAt(site, pointer);
    const isKnown = run === undefined || run.text === valueAt(root, pointer);
    const place = isKnown && run && typeof written === 'string' ? { ...run, text: written } : run;
    const value = mendedText({ ...finding, ...(place && { run: place }) }, written);
    return value === undefined ? site : set(site, pointer, value);
  }, root);
}

/** Gives the text that a fix has in quotes; undefined for a number or a list. */
function textIn(fix: string): string | undefined {
  try {
    const value: unknown = JSON.parse(fix);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
