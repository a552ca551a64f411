import type { EarlierVersion, SiteText, StoredDraft, WriteResult } from '../edit-api/messages';
import { type Database, openDatabase } from './database';

/** A site in the browser's database: the text as it was saved last, and the published text from which it was made. */
export interface CopiedSite extends SiteText {
  /** The published text from which it was made. */
  base: string;
  /** The text beside the editor when somebody looked last. */
  seen: string;
  /** What was published from here last. */
  sent?: Sent;
  /** What was proposed from here last: the version of the text, and its branch. */
  proposed?: { version: string; branch: string };
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
  /** Notes the branch on which a version is proposed. */
  noteProposed(proposed: { version: string; branch: string }): Promise<void>;
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

/** Opens the copy of the site of a name; all that it does rejects in words where the browser cannot. */
export async function openCopy(name: string): Promise<SiteCopy> {
  // Browsers keep this from pages without encryption, which anybody on the way could change.
  if (!crypto.subtle)
    throw new Error(
      'This page came without encryption, so the editor does not open. Write https:// before its address.',
    );
  const database = await openDatabase();
  const ofSite = IDBKeyRange.bound([name, ''], [name, '\uffff']);
  /** Changes the site, if there is a copy, in one transaction; gives the copy as it was before. */
  const change = (next: (before: CopiedSite) => CopiedSite): Promise<CopiedSite | undefined> =>
    database.write(['sites'], async (writing) => {
      const sites = writing.objectStore('sites');
      const before = await sites.get(name);
      if (before) await sites.put(next(before), name);
      return before;
    });
  /** Replaces the text, if the copy still has a version, and keeps the former one; gives the copy as it was before. */
  const replace = (from: string, next: Partial<CopiedSite> & SiteText, now: Date): Promise<CopiedSite | undefined> =>
    database.write(['sites', 'versions'], async (writing) => {
      const sites = writing.objectStore('sites');
      const before = await sites.get(name);
      if (before?.version !== from) return before;
      await sites.put({ ...before, ...next }, name);
      if (before.text !== next.text) await writing.objectStore('versions').put(before.text, [name, now.toISOString()]);
      return before;
    });
  return {
    site: () => database.read((tables) => tables.get('sites', name)),
    async see(text) {
      const version = await versionOf(text);
      return database.write(['sites'], async (writing) => {
        const sites = writing.objectStore('sites');
        const before = await sites.get(name);
        await sites.put(before ? { ...before, seen: text } : { text, version, base: text, seen: text }, name);
        return before;
      });
    },
    async write(text, basedOn, now) {
      const version = await versionOf(text);
      const before = await replace(basedOn, { text, version }, now);
      if (!before) return { failure: noCopy };
      if (before.version !== basedOn) return { instead: { text: before.text, version: before.version } };
      await forgetOldest(database, ofSite);
      return { version };
    },
    async rebase(from, { text, base }, now) {
      const before = await replace(from, { text, version: await versionOf(text), base }, now);
      return before?.version === from;
    },
    async noteSent(text, sent) {
      await change((site) => ({ ...site, base: text, ...(sent && { sent }) }));
    },
    async noteProposed(proposed) {
      await change((site) => ({ ...site, proposed }));
    },
    async addDraftBranch(sent) {
      await change((site) => ({ ...site, drafts: [...(site.drafts ?? []), sent] }));
    },
    async dropDraftBranch(branch) {
      await change((site) => ({ ...site, drafts: (site.drafts ?? []).filter((one) => one.branch !== branch) }));
    },
    files: () =>
      database.read(async (tables) => {
        const [keys, files] = await Promise.all([tables.getAllKeys('files', ofSite), tables.getAll('files', ofSite)]);
        return new Map(keys.flatMap(([, path], index) => (files[index] ? [[path, files[index]]] : [])));
      }),
    async putFile(path, file) {
      await database.write(['files'], (writing) => writing.objectStore('files').put(file, [name, path]));
    },
    async dropFile(path) {
      await database.write(['files'], (writing) => writing.objectStore('files').delete([name, path]));
    },
    drafts: () => database.read((tables) => tables.getAll('drafts', ofSite)),
    async putDraft(draft) {
      await database.write(['drafts'], (writing) => writing.objectStore('drafts').put(draft, [name, draft.name]));
    },
    async dropDraft(draft) {
      await database.write(['drafts'], (writing) => writing.objectStore('drafts').delete([name, draft]));
    },
    versions: () =>
      database.read(async (tables) => {
        const keys = await tables.getAllKeys('versions', ofSite);
        const texts = await tables.getAll('versions', ofSite);
        const now = (await tables.get('sites', name))?.text;
        return keys.flatMap(([, time], index) => (texts[index] === now ? [] : [{ name: time, time }])).reverse();
      }),
    version: (time) => database.read((tables) => tables.get('versions', [name, time])),
    token: () => database.read((tables) => tables.get('keys', name)),
    async putToken(token) {
      await database.write(['keys'], async (writing) => {
        const keys = writing.objectStore('keys');
        await (token ? keys.put(token, name) : keys.delete(name));
      });
    },
  };
}

const noCopy = 'The browser has lost its copy of the site. Load this page again: what you changed is kept as a draft.';

/** Removes the oldest earlier versions, until the others have room. */
function forgetOldest(database: Database, ofSite: IDBKeyRange): Promise<void> {
  return database.write(['versions'], async (writing) => {
    const versions = writing.objectStore('versions');
    const [keys, texts] = [await versions.getAllKeys(ofSite), await versions.getAll(ofSite)];
    let letters = 0;
    for (let index = keys.length - 1; index >= 0; index--) {
      const key = keys[index];
      letters += texts[index]?.length ?? 0;
      if (key && letters > mostLetters && index < keys.length - 1) await versions.delete(key);
    }
  });
}

/** Gives a name for a text that no other text has. */
async function versionOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
