import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import type { StoredDraft } from '../edit-api/messages';
import type { CopiedFile, CopiedSite, SealedToken } from './copy';

/** The tables of all sites whose editors share an origin. */
export interface Tables extends DBSchema {
  sites: { key: string; value: CopiedSite };
  files: { key: [site: string, path: string]; value: CopiedFile };
  drafts: { key: [site: string, name: string]; value: StoredDraft };
  versions: { key: [site: string, time: string]; value: string };
  keys: { key: string; value: SealedToken };
}

/** The browser's database. Both functions reject in words where the browser keeps nothing, or has no room. */
export interface Database {
  /** Reads. */
  read<Result>(work: (database: IDBPDatabase<Tables>) => Promise<Result>): Promise<Result>;
  /** Writes in one transaction: all that `work` does, or nothing. */
  write<Result, Names extends StoreNames<Tables>[]>(
    tables: Names,
    work: (writing: IDBPTransaction<Tables, Names, 'readwrite'>) => Promise<Result>,
  ): Promise<Result>;
}

/** Opens the browser's database, and opens it again where the system has closed it, as phones do to save memory. */
export async function openDatabase(): Promise<Database> {
  let opened: Promise<IDBPDatabase<Tables>> | undefined;
  const connect = (): Promise<IDBPDatabase<Tables>> => {
    opened ??= openDB<Tables>('pagewright', 1, {
      upgrade(fresh) {
        for (const table of ['sites', 'files', 'drafts', 'versions', 'keys'] as const) fresh.createObjectStore(table);
      },
      terminated() {
        opened = undefined;
      },
    });
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
  const attempt = async <Result>(work: (database: IDBPDatabase<Tables>) => Promise<Result>): Promise<Result> => {
    try {
      return await work(await connect());
    } catch (error) {
      if (isNamed(error, 'InvalidStateError', 'UnknownError')) opened = undefined;
      throw error;
    }
  };
  const read: Database['read'] = async (work) => {
    try {
      // What was not ended is not written, so that it can be done once more.
      return await attempt(work).catch((error) => (opened ? Promise.reject(error) : attempt(work)));
    } catch (error) {
      throw inWords(error, 'The browser cannot reach what it keeps of the site. Load this page again.');
    }
  };
  try {
    await connect();
  } catch (error) {
    throw inWords(error, keepsNothing);
  }
  return {
    read,
    write: (tables, work) =>
      read(async (database) => {
        const writing = database.transaction(tables, 'readwrite');
        const [worked, done] = await Promise.allSettled([work(writing), writing.done]);
        if (done.status === 'rejected') throw done.reason;
        if (worked.status === 'rejected') throw worked.reason;
        return worked.value;
      }),
  };
}

const keepsNothing =
  'This browser lets the page keep nothing, so nothing could be changed here: it is in a private window, or cookies and the data of sites are turned off. Open this page in an ordinary window, or in another browser.';

/** Gives an error in words for one of the database, which otherwise says `otherwise`. */
function inWords(error: unknown, otherwise: string): unknown {
  if (!(error instanceof DOMException)) return error;
  if (isNamed(error, 'QuotaExceededError'))
    return new Error(
      'The browser has no room left for this. Delete what you do not need on this device, then try again.',
    );
  return new Error(isNamed(error, 'SecurityError') ? keepsNothing : otherwise);
}

function isNamed(error: unknown, ...names: string[]): boolean {
  return error instanceof DOMException && names.includes(error.name);
}
