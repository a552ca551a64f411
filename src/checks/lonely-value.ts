import { wholePlaceholder } from '../compose/fill';
import type { Run } from '../manifest/run';
import type { FactsAround } from './rule';

/** Gives the characters of a run as they are written, placeholders included. */
export function writtenIn({ text, start, end }: Run): string {
  return text.slice(start, end);
}

/**
 * Gives the name of the value that is all of a link or a text, but for `tel:` or the like; what is wrong with such a
 * link is wrong with the value.
 */
export function lonelyValueIn(run: Run, { site }: FactsAround): string | undefined {
  const { name, format } =
    wholePlaceholder(writtenIn(run).replace(/^(?:tel:|mailto:|https:\/\/(?:wa\.me\/)?)/, '')) ?? {};
  if (name === undefined || format !== undefined) return undefined;
  return Object.hasOwn(site.manifest.values ?? {}, name) ? name : undefined;
}
