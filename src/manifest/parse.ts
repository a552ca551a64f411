import type { JsonFault } from './json-fault';
import type { Json, JsonObject } from './manifest';
import { findFault } from './scan';

/** The JSON object that a text holds, or the fault that keeps it from being one. */
export type Parsed = { root: JsonObject; fault?: undefined } | { root?: undefined; fault: JsonFault };

/** Reads the text of a site.json; never throws. */
export function parseManifest(text: string): Parsed {
  const fault = findFault(text);
  if (fault) return { fault };
  return { root: parseJson(text) };
}

/** Parses a text without faults, with a byte order mark before it or not. */
export function parseJson(text: string): JsonObject {
  return JSON.parse(text.replace(/^\uFEFF/, '')) as JsonObject & Json;
}
