import type { Manifest } from './generated/manifest';

/** Any JSON value. */
export type Json = string | number | boolean | null | Json[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  [key: string]: Json;
}

/** A block as it is written: its type, and what only that type's schema knows. */
export interface AuthoredBlock extends JsonObject {
  type: string;
}

export type { DeliverySettings, Manifest } from './generated/manifest';

/** A JSON object as the manifest that its validation has shown it to be. */
export function asManifest(root: JsonObject): Manifest {
  return root as JsonObject & Manifest;
}

/** How visits are counted, as it is written. */
export type Analytics = NonNullable<Manifest['analytics']>;

/** A manifest as the JSON that it is. */
export function asJson(manifest: Manifest): JsonObject {
  return manifest as JsonObject & Manifest;
}
