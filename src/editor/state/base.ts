import type { JsonObject } from '../../manifest/manifest';
import { parseManifest } from '../../manifest/parse';
import type { SiteText } from '../workspace';

/** What is known of the file on the disk: what it says, as it was last read or written. */
export interface Base extends SiteText {
  root: JsonObject;
}

/** Reads a text as the base of edits, or says in words why it cannot be. */
export function readBase(read: SiteText): Base | { failure: string } {
  const { root, fault } = parseManifest(read.text);
  if (fault) return { failure: `site.json cannot be read: ${fault.message}` };
  return { ...read, root };
}
