import type { JsonObject } from '../manifest/manifest';
import { parseManifest } from '../manifest/parse';

/** Decodes a site.json; a byte order mark before it stays, so that it is written back as it was. */
export function siteTextOf(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/**
 * Tells whether a text can be a later version of a site: an object that shares a part with it. What a server answers in
 * the place of a file, a page or a message about an error, is none; undefined for `before` takes any object.
 */
export function isOfSite(text: string, before?: string): boolean {
  const { root } = parseManifest(text);
  if (!root) return false;
  return before === undefined || sharesPart(root, parseManifest(before).root);
}

function sharesPart(root: JsonObject, before: JsonObject | undefined): boolean {
  return before === undefined || Object.keys(before).some((name) => Object.hasOwn(root, name));
}
