import { parentPort, workerData } from 'node:worker_threads';
import * as renderer from '../render/server';
import { noMoreJobs, type WorkerStart } from './page-threads';
import { type PageResult, received, type SentJob, writePage } from './page-writer';

const { frames }: WorkerStart = workerData;
let lastJobs = Promise.resolve();

// Results are told in the order in which the jobs came: a batch never overtakes one that waits for a picture.
parentPort?.on('message', (jobs: SentJob[] | typeof noMoreJobs) => {
  lastJobs = lastJobs.then(() => (jobs === noMoreJobs ? parentPort?.close() : write(jobs)));
});

async function write(jobs: SentJob[]): Promise<void> {
  const results: PageResult[] = [];
  for (const job of jobs) results.push(await writePage(frames, received(job), renderer));
  parentPort?.postMessage(results);
}
