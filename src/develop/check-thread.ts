import { parentPort, workerData } from 'node:worker_threads';
import type { CheckedText } from '../checks/recheck';
import { type Live, readLive } from './read-live';

/** The input of a thread that checks a site.json. */
export interface CheckStart {
  file: string;
  /** The version of the code. */
  version: string;
}

/** The result of a check in a thread, without the site, which whoever started it has. */
export interface CheckEnd extends Pick<Live, 'problems' | 'complaint' | 'notice'> {
  /** Whether there is no error in it. */
  isRight: boolean;
  /** What later edits are compared with; absent where they cannot be. */
  known?: Pick<CheckedText, 'size' | 'lists' | 'findings'>;
}

const { file, version }: CheckStart = workerData;
const { problems, complaint, notice, site, right } = readLive(file, version);
const end: CheckEnd = {
  problems,
  ...(complaint !== undefined && { complaint }),
  ...(notice !== undefined && { notice }),
  isRight: site !== undefined,
  ...(right && { known: { size: right.size, lists: right.lists, findings: right.findings } }),
};
parentPort?.postMessage(end);
