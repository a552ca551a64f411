import { readFileSync } from 'node:fs';
import { type Day, dayIn } from '../calendar/day';
import { writeWhole } from '../pictures/write-whole';
import { isAtRest, realFolder } from './output';
import { isAsNoted, nameOfState, readState, recordFile } from './output-state';

/** The record of a build that ended well: its inputs, its output and what it printed. */
export interface BuildRecord {
  /** A name for all inputs but the day. */
  inputs: string;
  /** The day that it was made for, and the time zone that tells which day it is; that of the machine where none is named. */
  today: Day;
  timeZone?: string | undefined;
  /** A name for the state of the files that it wrote. */
  output: string;
  pages: number;
  warnings: string[];
}

/**
 * Gives the record of the last build into a folder, where one from these inputs would leave everything as it is: it is
 * made from the same things on the same day, every file that was written still is as it was noted, and no other build
 * is at work there or has left anything unfinished. Files that no build has written are of no account, as for a build.
 * * A record is written last, and names what its build has noted of the output. So it counts for nothing where another
 * build has written since, whoever of them was ended before it had a record of its own.
 */
export function findRecord(folder: string, cacheFolder: string, inputs: string, now: Date): BuildRecord | undefined {
  const outFolder = realFolder(folder);
  try {
    const record: BuildRecord = JSON.parse(readFileSync(recordFile(cacheFolder, outFolder), 'utf8'));
    const { today, timeZone, output } = record;
    if (record.inputs !== inputs || dayIn(now, timeZone) !== today || !isAtRest(outFolder)) return undefined;
    if (nameOfState(cacheFolder, outFolder) !== output) return undefined;
    const state = Object.entries(readState(cacheFolder, outFolder));
    return state.every(([path, file]) => isAsNoted(`${outFolder}/${path}`, file)) ? record : undefined;
  } catch {
    // There is no such folder, or no record of it.
    return undefined;
  }
}

/** Writes the record of a build that ended well; where it cannot be written, the next build does all again. */
export function saveRecord(folder: string, cacheFolder: string, record: BuildRecord): void {
  try {
    writeWhole(recordFile(cacheFolder, realFolder(folder)), JSON.stringify(record));
  } catch {
    // The site is there, whether or not the next build has less to do.
  }
}
