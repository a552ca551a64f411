/** A name of each kind under which something is kept beside a site.json, and what is in it. */
const kinds = {
  draft: /^draft(?:-[\da-f-]+)?\.json$/,
  base: /^base-([\da-f]+)\.json$/,
  version: /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)\.site\.json$/,
} as const;

/**
 * Whether a name is one of something that is kept, or of one kind of it. Names come from a browser, too: whatever makes a
 * path of one asks here first, so that none leads to another place.
 */
export function isKept(name: string, kind?: keyof typeof kinds): boolean {
  return (kind ? [kinds[kind]] : Object.values(kinds)).some((pattern) => pattern.test(name));
}

/** The name of the text of a version of site.json, from which drafts were made. */
export function nameOfBase(version: string): string {
  return `base-${version}.json`;
}

/** Whether a version that somebody names can be one. */
export function isVersion(version: string): boolean {
  return isKept(nameOfBase(version), 'base');
}

/** When an earlier version was written, by its name, as ISO 8601 says it; nothing where that is no such name. */
export function timeOfVersion(name: string): string | undefined {
  const [, stamp] = kinds.version.exec(name) ?? [];
  return stamp?.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/, 'T$1:$2:$3.$4Z');
}

/** The name of what was written at a time. */
export function nameOfVersion(time: Date): string {
  return `${time.toISOString().replaceAll(/[:.]/g, '-')}.site.json`;
}
