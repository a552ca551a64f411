/** The patterns of the names under which versions, drafts, texts and the names of files are stored beside a site.json. */
const kinds = {
  draft: /^draft(?:-[\da-f-]+)?\.json$/,
  base: /^base-([\da-f]+)\.json$/,
  renamed: /^renamed\.json$/,
  version: /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)\.site\.json$/,
} as const;

/**
 * Tells whether a name is that of a stored file, of any kind or of one. Names also come from browsers, so they are
 * checked here before they become paths, which must not lead elsewhere.
 */
export function isStoredName(name: string, kind?: keyof typeof kinds): boolean {
  return (kind ? [kinds[kind]] : Object.values(kinds)).some((pattern) => pattern.test(name));
}

/** Gives the name under which the text of a version is stored for its drafts. */
export function nameOfBase(version: string): string {
  return `base-${version}.json`;
}

/** Tells whether a text has the form of a version. */
export function isVersion(version: string): boolean {
  return isStoredName(nameOfBase(version), 'base');
}

/**
 * Gives the time at which an earlier version was written, by its name, as ISO 8601; undefined where the name is none of
 * a version.
 */
export function timeOfVersion(name: string): string | undefined {
  const [, stamp] = kinds.version.exec(name) ?? [];
  return stamp?.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/, 'T$1:$2:$3.$4Z');
}

/** Gives the name of a version that was written at a time. */
export function nameOfVersion(time: Date): string {
  return `${time.toISOString().replaceAll(/[:.]/g, '-')}.site.json`;
}
