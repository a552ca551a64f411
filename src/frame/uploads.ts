import { readdirSync, realpathSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

/** A file of the uploads folder. */
export interface Upload {
  /** Its path beside site.json: `uploads/team.jpg`. */
  path: string;
  /** Where it is on the disk. */
  file: string;
  /** Whether it is a link to a file elsewhere, which is nothing to be published. */
  isElsewhere: boolean;
}

/** The files in the uploads folder beside a site.json whose names end as wanted (`.jpg`), in the order of their paths. */
export function listUploads(folder: string, isWanted: (ending: string) => boolean): Upload[] {
  return pathsIn(folder, isWanted).map((path) => {
    const file = join(folder, path);
    return { path, file, isElsewhere: !isWithin(file, join(folder, 'uploads')) };
  });
}

/** Reads a file once for each version of it. */
export function readOnce<T>(read: (file: string) => T): (file: string) => T {
  const known = new Map<string, { stamp: string; value: T }>();
  return (file) => {
    const { mtimeMs, size } = statSync(file);
    const stamp = `${mtimeMs} ${size}`;
    const before = known.get(file);
    if (before?.stamp === stamp) return before.value;
    const value = read(file);
    known.set(file, { stamp, value });
    return value;
  };
}

function pathsIn(folder: string, isWanted: (ending: string) => boolean): string[] {
  try {
    return readdirSync(join(folder, 'uploads'), { recursive: true, withFileTypes: true })
      .filter((entry) => (entry.isFile() || entry.isSymbolicLink()) && isWanted(extname(entry.name).toLowerCase()))
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').replace(/^\//, ''))
      .sort();
  } catch {
    return [];
  }
}

/** Whether a file is in a folder, also where it is a link. */
function isWithin(file: string, folder: string): boolean {
  try {
    return realpathSync(file).startsWith(realpathSync(folder) + sep);
  } catch {
    return false;
  }
}
