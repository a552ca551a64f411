import { randomUUID } from 'node:crypto';
import { constants, copyFileSync, readFileSync, renameSync } from 'node:fs';
import { type Day, dayIn } from '../calendar/day';
import { writeWhole } from '../pictures/write-whole';
import { isAtRest, realFolder } from './beside-output';
import { forgetOlderTexts, isAsNoted, keptFiles, nameOfState, readState, recordFile } from './output-state';

/** The record of a build that ended well: its inputs, its output and what it printed. */
export interface BuildRecord {
  /** A name for all inputs but the day. */
  inputs: string;
  /** A name for all inputs but the day and the text of site.json. */
  around: string;
  /** The day that it was made for, and the time zone that tells which day it is; that of the machine where none is named. */
  today: Day;
  timeZone?: string | undefined;
  /** A name for the state of the files that it wrote. */
  output: string;
  pages: number;
  warnings: string[];
}

/** The site.json of a build, a file, and as JSON what its check knows of it: edits are held against them. */
export interface KeptText {
  file: string;
  known: unknown;
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
  const state = Object.entries(readState(cacheFolder, outFolder));
  return state.every(([path, file]) => isAsNoted(`${outFolder}/${path}`, file));
}

/** Gives the site.json of the last build; undefined where it is not kept. */
export function keptText(folder: string, cacheFolder: string, { inputs }: BuildRecord): KeptText | undefined {
  try {
    const { text, known } = keptFiles(cacheFolder, realFolder(folder), inputs);
    return { file: text, known: JSON.parse(readFileSync(known, 'utf8')) };
  } catch {
    return undefined;
  }
}

/** Copies a site.json to where the record may keep it, under a name of its own; gives undefined where that fails. */
export function copyText(file: string, folder: string, cacheFolder: string): string | undefined {
  try {
    const { text: copy } = keptFiles(cacheFolder, realFolder(folder), randomUUID());
    copyFileSync(file, copy, constants.COPYFILE_FICLONE);
    return copy;
  } catch {
    return undefined;
  }
}

/**
 * Writes the record of a build that ended well, and keeps a copy of its site.json, with which the next build compares
 * an edited one. Where either cannot be written, the next build does everything again.
 */
export function saveRecord(
  folder: string,
  cacheFolder: string,
  record: BuildRecord,
  keep: () => KeptText | undefined,
): void {
  try {
    const outFolder = realFolder(folder);
    const { text, known } = keptFiles(cacheFolder, outFolder, record.inputs);
    const kept = keep();
    if (kept) {
      renameSync(kept.file, text);
      writeWhole(known, JSON.stringify(kept.known));
    }
    writeWhole(recordFile(cacheFolder, outFolder), JSON.stringify(record));
    forgetOlderTexts(cacheFolder, outFolder, record.inputs);
  } catch {
    // The site is there, whether or not the next build has less to do.
  }
}
