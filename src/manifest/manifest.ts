import type { Manifest } from './generated/manifest';

/** Any JSON value. */
export type Json = string | number | boolean | null | Json[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  [key: string]: Json;
}

/** A block as it is written: its type, and properties that only the schema of the type knows. */
export interface AuthoredBlock extends JsonObject {
  type: string;
}

export type { DeliverySettings, Manifest } from './generated/manifest';

/** Gives a validated JSON object the type of a manifest. */
export function asManifest(root: JsonObject): Manifest {
  return root as JsonObject & Manifest;
}

/** The written settings by which visits are counted. */
export type Analytics = NonNullable<Manifest['analytics']>;

/** Gives a manifest the type of JSON. */
export function asJson(manifest: Manifest): JsonObject {
  return manifest as JsonObject & Manifest;
}

/** Tells whether a value is a group in { }. */
export function isObject(value: Json | undefined): value is JsonObject {
  return value !== undefined && value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Gives the members of a group, each with its name; none of anything else. */
export function namedMembers(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value) : [];
}

/** Gives the own member of an object under a name, never an inherited one. */
export function ownMember<V>(record: Record<string, V> | undefined, name: string): V | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Gives a text or a number as words; an empty text for a list or an object. */
export function wordsOf(value: Json | undefined): string {
  return value === undefined || (value !== null && typeof value === 'object') ? '' : String(value);
}
