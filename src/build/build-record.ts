import { readFileSync } from 'node:fs';
import { type Day, dayIn } from '../calendar/day';
import { writeWhole } from '../pictures/write-whole';
import { isAtRest, realFolder } from './beside-output';
import { forgetOlderTexts, isAsNoted, nameOfState, readState, recordFile, textFile } from './output-state';

/** The record of a build that ended well: its inputs, its output and what it printed. */
export interface BuildRecord {
  /** A name for all inputs but the day. */
  inputs: string;
  /** A name for all inputs but the day and the text of site.json. */
  around: string;
  /** What the check has found in it, by pointers. */
  findings: unknown[];
  /** The day that it was made for, and the time zone that tells which day it is; that of the machine where none is named. */
  today: Day;
  timeZone?: string | undefined;
  /** A name for the state of the files that it wrote. */
  output: string;
  pages: number;
  warnings: string[];
}

/**
 * Gives the record of the last build into a folder, where it was made on the same day, and no other build is at work
 * there or has left anything unfinished.
 * * A record is written last, and names what its build has noted of the output. So it counts for nothing where another
 * build has written since, whoever of them was ended before it had a record of its own.
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
 * Tells whether every file that a build has written still is as it was noted. Files that no build has written are of no
 * account, as for a build.
 */
export function isAsLeft(folder: string, cacheFolder: string): boolean {
  const outFolder = realFolder(folder);
  const state = Object.entries(readState(cacheFolder, outFolder));
  return state.every(([path, file]) => isAsNoted(`${outFolder}/${path}`, file));
}

/** Gives the site.json of the last build; undefined where it is not kept. */
export function keptText(folder: string, cacheFolder: string, { inputs }: BuildRecord): string | undefined {
  try {
    return readFileSync(textFile(cacheFolder, realFolder(folder), inputs), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Writes the record of a build that ended well, and the text of its site.json; where they cannot be written, the next
 * build does all again.
 */
export function saveRecord(folder: string, cacheFolder: string, record: BuildRecord, text: string): void {
  try {
    const outFolder = realFolder(folder);
    writeWhole(textFile(cacheFolder, outFolder, record.inputs), text);
    writeWhole(recordFile(cacheFolder, outFolder), JSON.stringify(record));
    forgetOlderTexts(cacheFolder, outFolder, record.inputs);
  } catch {
    // The site is there, whether or not the next build has less to do.
  }
}
