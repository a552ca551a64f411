import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { limits } from '../checks/limits';
import { stampFile, stampFiles } from '../frame/stamp-files';
import { hashOf } from '../pictures/hash';
import type { Project } from './command';

/** All that decides what a command makes of a site.json and says of it, but for the day, as it is now. */
export interface Inputs {
  /** A name that changes as soon as any of it does. */
  key: string;
  /** A text that changes as soon as the site.json is written, also with what it held before. */
  stamp: string;
  /** Whether everything was written so long ago that the disk would show by its time that it is written again. */
  isSettled: boolean;
}

/** The variables that decide what Node, and its words and dates, do. */
const readByNode = /^(TZ|LANG|LANGUAGE|LC_\w+|NODE_\w+)$/;

/** So coarse may the times of a disk be, in milliseconds. */
const coarsest = 2000;

/**
 * Takes down what a command with these arguments is made from: the content of the site.json, the stamps of the files
 * beside it and of what npm notes of the packages, the code, the environment. Nothing where that cannot be read, or is
 * more than a site may be.
 */
export function takeInputs(file: string, args: string[], { root, codeKey }: Project): Inputs | undefined {
  const now = Date.now();
  try {
    if (statSync(file).size > limits.fileSize.most) return undefined;
    const beside = stampFiles(dirname(file), [join(root, 'node_modules/.package-lock.json')]);
    const variables = Object.entries(process.env).filter(([name]) => readByNode.test(name));
    const around = [
      realpathSync(file),
      args,
      process.cwd(),
      codeKey,
      process.versions,
      process.execArgv,
      variables.sort(),
    ];
    return {
      key: hashOf(JSON.stringify(around), beside.text, readFileSync(file)),
      stamp: stampFile(file).text,
      isSettled: beside.latest < now - coarsest,
    };
  } catch {
    return undefined;
  }
}
