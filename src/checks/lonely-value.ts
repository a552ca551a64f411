import { wholePlaceholder } from '../compose/fill';
import type { Run } from '../manifest/run';
import type { SiteFacts } from './rule';

/** A part of a text as it is written, before its values are filled in. */
export function writtenIn({ text, start, end }: Run): string {
  return text.slice(start, end);
}

/** The value that a link or a text consists of, but for what makes it a link: what is wrong with such a link is wrong with the value. */
export function lonelyValueIn(run: Run, { site }: SiteFacts): string | undefined {
  const { name, format } =
    wholePlaceholder(writtenIn(run).replace(/^(?:tel:|mailto:|https:\/\/(?:wa\.me\/)?)/, '')) ?? {};
  if (name === undefined || format !== undefined) return undefined;
  return Object.hasOwn(site.manifest.values ?? {}, name) ? name : undefined;
}
