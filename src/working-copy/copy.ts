import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { EarlierVersion, SiteText, StoredDraft, WriteResult } from '../edit-api/messages';

/** A site in the browser's database: the text as it was saved last, and the published text from which it was made. */
export interface CopiedSite extends SiteText {
  /** The published text from which it was made. */
  base: string;
  /** The text beside the editor when somebody looked last. */
  seen: string;
  /** What was published from here last. */
  sent?: Sent;
  /** The drafts that were sent from here to branches of their own, which nobody has deleted yet. */
  drafts?: readonly SentBranch[];
}

/** A branch of a draft, and the commit that it was made with. */
export interface SentBranch {
  branch: string;
  commit: string;
}

/** A publication: its time in ISO 8601, and its commit, unless the answer was lost. */
export interface Sent {
  time: string;
  commit?: string;
}

/** A file that was added to the uploads, or one without content that was removed from them. */
export interface CopiedFile {
  content: Blob | undefined;
  /** What was added there before it was taken out. */
  before?: Blob | undefined;
  /** Whether it was sent to where the site is kept. */
  isSent: boolean;
}

interface Tables extends DBSchema {
  sites: { key: string; value: CopiedSite };
  files: { key: [site: string, path: string]; value: CopiedFile };
  drafts: { key: [site: string, name: string]; value: StoredDraft };
  versions: { key: [site: string, time: string]; value: string };
  keys: { key: string; value: SealedToken };
}

/** The token for a forge, encrypted by a passphrase. */
export interface SealedToken {
  salt: Uint8Array<ArrayBuffer>;
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

/** The most letters that earlier versions of a site may take together; the latest stays in any case. */
const mostLetters = 10_000_000;

/** A copy of one site in the browser's database. */
export interface SiteCopy {
  /** Gives the site; undefined where there is no copy yet. */
  site(): Promise<CopiedSite | undefined>;
  /**
   * Begins the copy with a published text, where there is none yet; notes that the text was seen, and gives the copy as
   * it was before.
   */
  see(text: string): Promise<CopiedSite | undefined>;
  /** Replaces the text, if that still has the version on which the new one is based. */
  write(text: string, basedOn: string, now: Date): Promise<WriteResult>;
  /** Replaces the text and its base, if the copy still has a version; tells whether it had. */
  rebase(from: string, next: { text: string; base: string }, now: Date): Promise<boolean>;
  /**
   * Notes that a text of this copy was sent: it is the base of the copy's text now, which may have changed meanwhile.
   */
  noteSent(text: string, sent: Sent | undefined): Promise<void>;
  /** Notes a draft that was sent to a branch of its own. */
  addDraftBranch(sent: SentBranch): Promise<void>;
  /** Forgets such a draft, whose branch is gone. */
  dropDraftBranch(branch: string): Promise<void>;
  /** Gives what was added and taken out, by path. */
  files(): Promise<Map<string, CopiedFile>>;
  putFile(path: string, file: CopiedFile): Promise<void>;
  dropFile(path: string): Promise<void>;
  drafts(): Promise<StoredDraft[]>;
  putDraft(draft: StoredDraft): Promise<void>;
  dropDraft(name: string): Promise<void>;
  /** Gives the earlier versions, the latest first. */
  versions(): Promise<EarlierVersion[]>;
  version(name: string): Promise<string | undefined>;
  token(): Promise<SealedToken | undefined>;
  putToken(token: SealedToken | undefined): Promise<void>;
}

/** Opens the copy of the site of a name. */
export async function openCopy(name: string): Promise<SiteCopy> {
  const database = await openDB<Tables>('pagewright', 1, {
    upgrade(fresh) {
      for (const table of ['sites', 'files', 'drafts', 'versions', 'keys'] as const) fresh.createObjectStore(table);
    },
  });
  const ofSite = IDBKeyRange.bound([name, ''], [name, '\uffff']);
  const putDrafts = async (change: (drafts: readonly SentBranch[]) => SentBranch[]): Promise<void> => {
    const writing = database.transaction('sites', 'readwrite');
    const site = await writing.store.get(name);
    if (site) await writing.store.put({ ...site, drafts: change(site.drafts ?? []) }, name);
    await writing.done;
  };
  return {
    site: () => database.get('sites', name),
    async see(text) {
      const version = await versionOf(text);
      const seeing = database.transaction('sites', 'readwrite');
      const before = await seeing.store.get(name);
      await seeing.store.put(before ? { ...before, seen: text } : { text, version, base: text, seen: text }, name);
      await seeing.done;
      return before;
    },
    async write(text, basedOn, now) {
      const version = await versionOf(text);
      const writing = database.transaction(['sites', 'versions'], 'readwrite');
      const sites = writing.objectStore('sites');
      const before = await sites.get(name);
      if (before?.version !== basedOn) {
        await writing.done;
        return before ? { instead: { text: before.text, version: before.version } } : { failure: noCopy };
      }
      await sites.put({ ...before, text, version }, name);
      if (before.text !== text) await writing.objectStore('versions').put(before.text, [name, now.toISOString()]);
      await writing.done;
      await forgetOldest(database, ofSite);
      return { version };
    },
    async rebase(from, { text, base }, now) {
      const version = await versionOf(text);
      const writing = database.transaction(['sites', 'versions'], 'readwrite');
      const sites = writing.objectStore('sites');
      const before = await sites.get(name);
      const isSame = before?.version === from;
      if (isSame) {
        await sites.put({ ...before, text, version, base }, name);
        if (before.text !== text) await writing.objectStore('versions').put(before.text, [name, now.toISOString()]);
      }
      await writing.done;
      return isSame;
    },
    async noteSent(text, sent) {
      const writing = database.transaction('sites', 'readwrite');
      const site = await writing.store.get(name);
      if (site) await writing.store.put({ ...site, base: text, ...(sent && { sent }) }, name);
      await writing.done;
    },
    addDraftBranch: (sent) => putDrafts((drafts) => [...drafts, sent]),
    dropDraftBranch: (branch) => putDrafts((drafts) => drafts.filter((one) => one.branch !== branch)),
    async files() {
      const [keys, files] = await Promise.all([database.getAllKeys('files', ofSite), database.getAll('files', ofSite)]);
      return new Map(keys.flatMap(([, path], index) => (files[index] ? [[path, files[index]]] : [])));
    },
    async putFile(path, file) {
      await database.put('files', file, [name, path]);
    },
    dropFile: (path) => database.delete('files', [name, path]),
    drafts: () => database.getAll('drafts', ofSite),
    async putDraft(draft) {
      await database.put('drafts', draft, [name, draft.name]);
    },
    dropDraft: (draft) => database.delete('drafts', [name, draft]),
    async versions() {
      const keys = await database.getAllKeys('versions', ofSite);
      const texts = await database.getAll('versions', ofSite);
      const now = (await database.get('sites', name))?.text;
      return keys.flatMap(([, time], index) => (texts[index] === now ? [] : [{ name: time, time }])).reverse();
    },
    version: (time) => database.get('versions', [name, time]),
    token: () => database.get('keys', name),
    async putToken(token) {
      if (token) await database.put('keys', token, name);
      else await database.delete('keys', name);
    },
  };
}

const noCopy = 'The browser has lost its copy of the site. Load this page again: what you changed is kept as a draft.';

/** Removes the oldest earlier versions, until the others have room. */
async function forgetOldest(database: IDBPDatabase<Tables>, ofSite: IDBKeyRange): Promise<void> {
  const [keys, texts] = await Promise.all([
    database.getAllKeys('versions', ofSite),
    database.getAll('versions', ofSite),
  ]);
  let letters = 0;
  for (let index = keys.length - 1; index >= 0; index--) {
    const key = keys[index];
    letters += texts[index]?.length ?? 0;
    if (key && letters > mostLetters && index < keys.length - 1) await database.delete('versions', key);
  }
}

/** Gives a name for a text that no other text has. */
async function versionOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
