import { randomUUID } from 'node:crypto';
import { constants, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Day, dayIn } from '../calendar/day';
import { writeWhole } from '../pictures/write-whole';
import { isAtRest, realFolder } from './beside-output';
import {
  copyAtWork,
  forgetOlderTexts,
  isAsNoted,
  keptFiles,
  nameOfState,
  notedOf,
  readState,
  recordFile,
} from './output-state';

/** The record of a build that ended well: its inputs, its output and what it printed. */
export interface BuildRecord {
  /** A name for all inputs but the day, the editor and the text of site.json. */
  inputs: string;
  /** The stamp of site.json, which says whether it was written since. */
  stamp: string;
  /** The key of the editor that was published with the site; undefined where none was. */
  editor?: string | undefined;
  /** The name of the copy of site.json that is kept. */
  copy: string;
  /** The day that it was made for, and the time zone that tells which day it is; that of the machine where none is named. */
  today: Day;
  timeZone?: string | undefined;
  /** A name for the state of the files that it wrote. */
  output: string;
  pages: number;
  warnings: string[];
}

/**
 * Gives the record of the last build into a folder, where it was made on the same day, no other build is at work there,
 * and none has left anything unfinished. A record is written last, and names the state of the output that its build has
 * noted. So it does not count once another build has written into the folder, even one that was killed before it had a
 * record.
 */
export function findRecord(folder: string, cacheFolder: string, now: Date): BuildRecord | undefined {
  const outFolder = realFolder(folder);
  try {
    const record: BuildRecord = JSON.parse(readFileSync(recordFile(cacheFolder, outFolder), 'utf8'));
    const { today, timeZone, output } = record;
    if (dayIn(now, timeZone) !== today || !isAtRest(outFolder)) return undefined;
    return nameOfState(cacheFolder, outFolder) === output ? record : undefined;
  } catch {
    // There is no such folder, or no record of it.
    return undefined;
  }
}

/**
 * Tells whether every file that a build has written is still as that build noted it. Other files do not matter, as in a
 * build.
 */
export function isAsLeft(folder: string, cacheFolder: string): boolean {
  const outFolder = realFolder(folder);
  return [...readState(cacheFolder, outFolder)].every(([path, file]) => isAsNoted(`${outFolder}/${path}`, file));
}

/** Gives the path of the copy of the site.json of the last build. */
export function textOf({ copy }: BuildRecord, folder: string, cacheFolder: string): string {
  return keptFiles(cacheFolder, realFolder(folder), copy).text;
}

/** Gives what the check of the last build knows of its site.json; undefined where that is not kept. */
export function knownOf({ copy }: BuildRecord, folder: string, cacheFolder: string): unknown {
  try {
    return JSON.parse(readFileSync(keptFiles(cacheFolder, realFolder(folder), copy).known, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A copy of a site.json, by its name and its path. */
interface Copy {
  name: string;
  file: string;
}

/**
 * Copies a site.json, which a record may keep, while this thread goes on; gives undefined where that fails, or somebody
 * writes the file meanwhile.
 */
export async function copyText(file: string, folder: string, cacheFolder: string): Promise<Copy | undefined> {
  const name = randomUUID();
  const copy = copyAtWork(cacheFolder, realFolder(folder), name);
  try {
    mkdirSync(dirname(copy), { recursive: true });
    const before = notedOf(file);
    await copyFile(file, copy, constants.COPYFILE_FICLONE);
    if (isAsNoted(file, before)) return { name, file: copy };
  } catch {
    // Without a copy the next build does everything again.
  }
  rmSync(copy, { force: true });
  return undefined;
}

/**
 * Writes the record of a build that ended well; it keeps the copy of its site.json that it names, which is given where
 * that is new, and with which the next build compares an edited one; and what the check knows of that, if anything.
 * Where it cannot be written, the next build does everything again.
 */
export function saveRecord(
  folder: string,
  cacheFolder: string,
  record: BuildRecord,
  known?: unknown,
  copy?: Copy,
): void {
  try {
    const outFolder = realFolder(folder);
    if (copy) renameSync(copy.file, keptFiles(cacheFolder, outFolder, copy.name).text);
    if (known) writeWhole(keptFiles(cacheFolder, outFolder, record.copy).known, JSON.stringify(known));
    writeWhole(recordFile(cacheFolder, outFolder), JSON.stringify(record));
    forgetOlderTexts(cacheFolder, outFolder, record.copy);
  } catch {
    // The site is there, whether or not the next build has less to do.
  }
}
