import type { JsonObject } from './manifest';

/** Gives the names of the fields in which an entry still says what the sample did that it was made of. */
export function placesStillSample(entry: JsonObject): string[] {
  const { stillSample } = entry;
  if (!Array.isArray(stillSample)) return [];
  return stillSample.filter((name) => typeof name === 'string' && Object.hasOwn(entry, name)) as string[];
}
