import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceFile } from './replace-file';

/** An earlier version of a site.json: the name of its file, when it was the latest, and its bytes. */
export interface EarlierVersion {
  name: string;
  /** As ISO 8601 says it, in UTC. */
  time: string;
  bytes: number;
}

/** The most bytes that earlier versions may take; the oldest go first, and the draft never. */
const mostBytes = 20_000_000;

const draftName = 'draft.json';
const versionName = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)\.site\.json$/;

/** What was written and what was not, beside a site.json: its earlier versions, and the draft of whoever edits it. */
export interface History {
  /** Gives the earlier versions, the latest first. */
  versions(): EarlierVersion[];
  /** Gives the text of an earlier version, where there is one of that name. */
  versionNamed(name: string): string | undefined;
  /** Keeps a text that is about to be replaced; returns why it could not. */
  keepVersion(text: string, now: Date): string | undefined;
  /** Gives the draft as it was kept. */
  draft(): string | undefined;
  /** Keeps a draft in the place of the one before, or none; returns why it could not. */
  keepDraft(text: string | undefined): string | undefined;
}

/** The history of a site.json, in the folder `.history` beside it. */
export function historyOf(file: string): History {
  const folder = join(dirname(file), '.history');
  return { versions, versionNamed, keepVersion, draft, keepDraft };

  function versions(): EarlierVersion[] {
    return namesIn(folder).flatMap((name) => {
      const [, stamp] = versionName.exec(name) ?? [];
      const bytes = stamp && statSync(join(folder, name), { throwIfNoEntry: false })?.size;
      return bytes === undefined || bytes === '' ? [] : [{ name, time: timeOf(stamp ?? ''), bytes }];
    });
  }

  function versionNamed(name: string): string | undefined {
    return versionName.test(name) ? readIn(folder, name) : undefined;
  }

  function keepVersion(text: string, now: Date): string | undefined {
    const [latest] = versions();
    if (latest && versionNamed(latest.name) === text) return undefined;
    const failure = write(`${now.toISOString().replaceAll(/[:.]/g, '-')}.site.json`, text);
    forgetOldest();
    return failure;
  }

  function forgetOldest(): void {
    let kept = 0;
    for (const { name, bytes } of versions()) {
      kept += bytes;
      if (kept > mostBytes) rmSync(join(folder, name), { force: true });
    }
  }

  function draft(): string | undefined {
    return readIn(folder, draftName);
  }

  function keepDraft(text: string | undefined): string | undefined {
    if (text !== undefined) return write(draftName, text);
    rmSync(join(folder, draftName), { force: true });
    return undefined;
  }

  function write(name: string, text: string): string | undefined {
    try {
      mkdirSync(folder, { recursive: true });
      // What is kept here is for this computer alone, whatever repository is around it.
      writeFileSync(join(folder, '.gitignore'), '*\n');
    } catch {
      return 'The folder ".history" beside site.json cannot be made, so drafts and earlier versions are not kept.';
    }
    return replaceFile(join(folder, name), text);
  }
}

/** The names in a folder, the last in the order of the alphabet first; none where there is no folder. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort().reverse();
  } catch {
    return [];
  }
}

function readIn(folder: string, name: string): string | undefined {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch {
    return undefined;
  }
}

/** `2026-11-23T06-50-00-000Z` as a time. */
function timeOf(stamp: string): string {
  return stamp.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/, 'T$1:$2:$3.$4Z');
}
