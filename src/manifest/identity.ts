import type { Json, JsonObject } from './manifest';

/** An object or a list. */
export type Container = JsonObject | Json[];

/**
 * The identity of a part through all edits: an edit makes a copy, and the copy is the same part. It is the number that
 * the part got first, by which a list of parts can be keyed.
 */
export interface Identity {
  readonly number: number;
  /** The part that this one was made as a copy of. */
  readonly copyOf?: Identity;
}

const identities = new WeakMap<Container, Identity>();
let count = 0;

/** Gives the identity of a container; a container that no edit has made gets a new one. */
export function identityOf(container: Container): Identity {
  const known = identities.get(container);
  if (known) return known;
  const identity = { number: ++count };
  identities.set(container, identity);
  return identity;
}

/** Gives a container the identity of another, as a new version of the same part. */
export function asVersionOf<T extends Container>(version: T, original: Container): T {
  identities.set(version, identityOf(original));
  return version;
}

/** Copies a value deeply, with new identities; the copy remembers its original. */
export function duplicateOf(value: Json): Json {
  if (!isContainer(value)) return value;
  const copy: Container = Array.isArray(value)
    ? value.map(duplicateOf)
    : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, duplicateOf(part)]));
  identities.set(copy, { number: ++count, copyOf: identityOf(value) });
  return copy;
}

/** Tells whether a value is an object or a list. */
export function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}
