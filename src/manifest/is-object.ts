import type { Json, JsonObject } from './manifest';

/** Tells whether a value is a group in { }. */
export function isObject(value: Json | undefined): value is JsonObject {
  return value !== undefined && value !== null && typeof value === 'object' && !Array.isArray(value);
}
