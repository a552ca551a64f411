import { existsSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { composedName } from '../manifest/composed-name';

/** A file of the uploads folder. */
export interface Upload {
  /** Its path beside site.json, in Unicode form C: `uploads/team.jpg`. */
  path: string;
  /** Its path on the disk. */
  file: string;
  /** Whether it is a link to a file elsewhere, which is not published. */
  isElsewhere: boolean;
}

/** The content of the uploads folder beside a site.json. */
export interface FoundUploads {
  /** Its files, in the order of their paths. */
  files: Upload[];
  /** The symbolic links to folders, by their paths beside site.json: the site has nothing of what is behind one. */
  linkedFolders: string[];
}

/**
 * Finds the content of the uploads folder beside a site.json. It follows no link to a folder, which may lead in a
 * circle or to the whole disk; `uploads` itself may be a link to a folder beside site.json.
 */
export function findUploads(folder: string): FoundUploads {
  const uploads = join(folder, 'uploads');
  const content: FoundUploads = { files: [], linkedFolders: [] };
  if (!existsSync(uploads)) return content;
  if (!isWithin(uploads, folder)) return { files: [], linkedFolders: ['uploads'] };
  for (const { path, isLink } of pathsIn(folder)) {
    const file = join(folder, path);
    const target = isLink ? targetOf(file) : undefined;
    const name = composedName(path);
    if (target?.isDirectory()) content.linkedFolders.push(name);
    else
      content.files.push({ path: name, file, isElsewhere: isLink && !(target?.isFile() && isWithin(file, uploads)) });
  }
  return content;
}

/**
 * Makes a function that reads each version of a file once; gives `unread` for a file that cannot be read, or is gone.
 */
export function readOnce<T>(read: (file: string) => T, unread: T): (file: string) => T {
  const lastReads = new Map<string, { stamp: string; value: T }>();
  return (file) => {
    try {
      const { mtimeMs, size } = statSync(file);
      const stamp = `${mtimeMs} ${size}`;
      const before = lastReads.get(file);
      if (before?.stamp === stamp) return before.value;
      const value = read(file);
      lastReads.set(file, { stamp, value });
      return value;
    } catch {
      return unread;
    }
  };
}

/** Gives the target of a link; undefined where that is gone, may not be seen, or leads in a circle. */
function targetOf(link: string): Stats | undefined {
  try {
    return statSync(link);
  } catch {
    return undefined;
  }
}

function pathsIn(folder: string): { path: string; isLink: boolean }[] {
  try {
    return readdirSync(join(folder, 'uploads'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() || entry.isSymbolicLink())
      .map((entry) => ({
        path: join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').replace(/^\//, ''),
        isLink: entry.isSymbolicLink(),
      }))
      .sort((one, other) => (one.path < other.path ? -1 : 1));
  } catch {
    return [];
  }
}

/** Tells whether a file is in a folder, also where it is a link. */
function isWithin(file: string, folder: string): boolean {
  try {
    return realpathSync(file).startsWith(realpathSync(folder) + sep);
  } catch {
    return false;
  }
}
