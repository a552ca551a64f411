import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { EarlierVersion, SiteText, StoredDraft } from '../edit-api/messages';
import { fileNamesIn, readIfThere } from '../serve/read-if-there.js';
import { forgetUnfinished, replaceFile, whyUnreadable } from './replace-file';
import { isStoredName, isVersion, nameOfBase, nameOfVersion, timeOfVersion } from './stored-names';

/** The most bytes that earlier versions may take together; the oldest are removed first, drafts never. */
const mostBytes = 20_000_000;

const nameOfRenamed = 'renamed.json';

const noName = 'This is no name under which something is kept.';

/** An earlier version, and the bytes that it takes. */
interface KeptVersion extends EarlierVersion {
  bytes: number;
}

/** The earlier versions of a site.json, and the drafts of the windows in which it is edited. */
export interface History {
  /** Removes files that a process left unfinished when it was killed. */
  tidy(): void;
  /** Gives the earlier versions, the latest first. */
  versions(): KeptVersion[];
  /** Gives the text of an earlier version, where there is one of that name. */
  versionNamed(name: string): string | undefined;
  /** Stores a text that was just written as a version; gives in words why it could not. */
  storeVersion(text: string, now: Date): string | undefined;
  /**
   * Stores the text of the file, before it is replaced, as a version with the time of its last write; gives in words
   * why it could not.
   */
  storeFormer(text: string, now: Date): string | undefined;
  /** Gives the drafts. */
  drafts(): StoredDraft[];
  /**
   * Stores a draft in the place of the one of that name, and the text from which it was made; gives in words why it
   * could not.
   */
  storeDraft(name: string, text: string, base?: SiteText): string | undefined;
  /** Tells whether the text of a version is stored for the drafts that were made from it. */
  hasBase(version: string): boolean;
  /** Moves a file from beside site.json into the history, under its path; gives in words why it could not. */
  takeIn(path: string): string | undefined;
  /** Moves a file out of the history, back to its place; gives in words why it could not. */
  giveBack(path: string): string | undefined;
  /** Removes a draft; gives in words why it could not. */
  deleteDraft(name: string): string | undefined;
  /** Gives the stored names of renamed files, if any. */
  renamed(): string | undefined;
  /** Stores the names of renamed files; gives in words why it could not. */
  storeRenamed(text: string): string | undefined;
}

/** Opens the history of a site.json, in the folder `.history` beside it. */
export function historyOf(file: string): History {
  const folder = join(dirname(file), '.history');
  const ofVersions = { versions, versionNamed, storeVersion, storeFormer };
  const ofUploads = { takeIn, giveBack, renamed, storeRenamed };
  return { tidy, ...ofVersions, drafts, storeDraft, hasBase, deleteDraft, ...ofUploads };

  function tidy(): void {
    forgetUnfinished(folder);
    forgetOldest();
    forgetBases();
  }

  /** Gives the names in the folder, the latest first: all begin with a time, or with the same letters before it. */
  function latestFirst(): string[] {
    return fileNamesIn(folder).sort().reverse();
  }

  function versions(): KeptVersion[] {
    return latestFirst().flatMap((name) => {
      const time = timeOfVersion(name);
      const bytes = time === undefined ? undefined : bytesOf(join(folder, name));
      return time === undefined || bytes === undefined ? [] : [{ name, time, bytes }];
    });
  }

  function versionNamed(name: string): string | undefined {
    return isStoredName(name, 'version') ? readIn(folder, name) : undefined;
  }

  function storeVersion(text: string, now: Date): string | undefined {
    const [latest] = versions();
    if (latest && versionNamed(latest.name) === text) return undefined;
    // Before it is written, so that a process that is killed then leaves no more than there may be.
    forgetOldest(Buffer.byteLength(text));
    const failure = write(nameOfVersion(now), text);
    forgetOldest();
    return failure;
  }

  function storeFormer(text: string, now: Date): string | undefined {
    const written = writtenAt(file);
    const [latest] = versions();
    // A file that was put here may be older than what it took the place of.
    const isInOrder = written !== undefined && written < now && (!latest || written > new Date(latest.time));
    return storeVersion(text, isInOrder ? written : now);
  }

  /** Removes the oldest versions, until there is room for so many bytes more. */
  function forgetOldest(more = 0): void {
    let remaining = more;
    for (const [index, { name, bytes }] of versions().entries()) {
      remaining += bytes;
      // The latest stays, however large it is.
      if (remaining > mostBytes && index > 0) forget(name);
    }
  }

  function drafts(): StoredDraft[] {
    return latestFirst()
      .filter((name) => isStoredName(name, 'draft'))
      .flatMap((name) => {
        const text = readIn(folder, name);
        if (text === undefined) return [];
        const version = versionOfBase(text);
        const base = version === undefined ? undefined : readIn(folder, nameOfBase(version));
        return [{ name, text, ...(version !== undefined && base !== undefined && { base: { version, text: base } }) }];
      });
  }

  function storeDraft(name: string, text: string, base?: SiteText): string | undefined {
    if (!isStoredName(name, 'draft') || (base && !isVersion(base.version))) return noName;
    // The draft comes last, so that there is none without what it was made from.
    const whyNotStored = base && !hasBase(base.version) ? write(nameOfBase(base.version), base.text) : undefined;
    const failure = whyNotStored ?? write(name, text);
    forgetBases();
    return failure;
  }

  function hasBase(version: string): boolean {
    return isVersion(version) && existsSync(join(folder, nameOfBase(version)));
  }

  function deleteDraft(name: string): string | undefined {
    if (!isStoredName(name, 'draft')) return noName;
    const failure = forget(name);
    forgetBases();
    return failure;
  }

  /** Removes texts from which no stored draft was made. */
  function forgetBases(): void {
    const bases = fileNamesIn(folder).filter((name) => isStoredName(name, 'base'));
    if (bases.length === 0) return;
    const texts = fileNamesIn(folder).flatMap((name) =>
      isStoredName(name, 'draft') ? (readIn(folder, name) ?? []) : [],
    );
    const neededBases = new Set(texts.map((text) => nameOfBase(versionOfBase(text) ?? '')));
    for (const name of bases) if (!neededBases.has(name)) forget(name);
  }

  function forget(name: string): string | undefined {
    // Where there is no folder, or a file in its place, there is nothing to forget.
    if (!isStoredName(name) || !existsSync(join(folder, name))) return undefined;
    try {
      rmSync(join(folder, name), { force: true });
      return undefined;
    } catch (error) {
      return whyNotStored(error);
    }
  }

  function takeIn(path: string): string | undefined {
    try {
      begin();
    } catch (error) {
      return whyUnreadable(path, error);
    }
    return moveFile(path, dirname(file), folder);
  }

  function giveBack(path: string): string | undefined {
    const isTaken = existsSync(join(dirname(file), path));
    return isTaken ? `There is another ${path} by now.` : moveFile(path, folder, dirname(file));
  }

  function moveFile(path: string, from: string, to: string): string | undefined {
    try {
      // Where there is nothing to move, no folder is made for it.
      statSync(join(from, path));
      mkdirSync(dirname(join(to, path)), { recursive: true });
      renameSync(join(from, path), join(to, path));
      return undefined;
    } catch (error) {
      return whyUnreadable(path, error);
    }
  }

  function renamed(): string | undefined {
    return readIn(folder, nameOfRenamed);
  }

  function storeRenamed(text: string): string | undefined {
    return write(nameOfRenamed, text);
  }

  function write(name: string, text: string): string | undefined {
    try {
      begin();
    } catch (error) {
      return whyNotStored(error);
    }
    return isStoredName(name) ? replaceFile(join(folder, name), text) : noName;
  }

  function begin(): void {
    mkdirSync(folder, { recursive: true });
    // What is stored here is for this computer alone, whatever repository is around it.
    if (!existsSync(join(folder, '.gitignore'))) writeFileSync(join(folder, '.gitignore'), '*\n');
  }

  function whyNotStored(error: unknown): string {
    return `Drafts and earlier versions are not kept: ${whyUnreadable(basename(folder), error)}`;
  }
}

/** Reads the version that a draft was made from. */
function versionOfBase(draft: string): string | undefined {
  try {
    const { basedOn }: { basedOn?: unknown } = JSON.parse(draft);
    return typeof basedOn === 'string' && isVersion(basedOn) ? basedOn : undefined;
  } catch {
    return undefined;
  }
}

function writtenAt(file: string): Date | undefined {
  try {
    return statSync(file).mtime;
  } catch {
    return undefined;
  }
}

function bytesOf(file: string): number | undefined {
  try {
    return statSync(file).size;
  } catch {
    return undefined;
  }
}

function readIn(folder: string, name: string): string | undefined {
  return readIfThere(join(folder, name))?.toString();
}
