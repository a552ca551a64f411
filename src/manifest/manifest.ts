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

export type { Manifest } from './generated/manifest';
