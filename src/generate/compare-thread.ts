import { parentPort, workerData } from 'node:worker_threads';
import { changedFiles, generateFiles } from './generate';

/** The data with which a thread that compares generated files is started: the project's folder. */
export interface CompareStart {
  root: string;
}

const { root }: CompareStart = workerData;
generateFiles(root).then((files) => parentPort?.postMessage(changedFiles(root, files).length));
