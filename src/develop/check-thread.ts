import { parentPort, workerData } from 'node:worker_threads';
import type { Finding } from '../checks/problem';
import { type Live, readLive } from './read-live';

/** The input of a thread that checks a site.json. */
export interface CheckStart {
  file: string;
  /** The version of the code. */
  version: string;
}

/** The result of a check in a thread, without the site, which whoever started it has. */
export interface CheckEnd extends Pick<Live, 'problems' | 'complaint' | 'notice'> {
  /** What was found in it, by pointers, where none of that is an error. */
  findings?: Finding[];
}

const { file, version }: CheckStart = workerData;
const { problems, complaint, notice, right } = readLive(file, version);
const end: CheckEnd = {
  problems,
  ...(complaint !== undefined && { complaint }),
  ...(notice !== undefined && { notice }),
  ...(right && { findings: right.findings }),
};
parentPort?.postMessage(end);
