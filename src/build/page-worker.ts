import { parentPort, workerData } from 'node:worker_threads';
import * as renderer from '../render/server';
import { noMoreJobs, type SentJob, type WorkerStart } from './page-worker-start';
import { type PageResult, writePage } from './write-page';

const { frame, types }: WorkerStart = workerData;
const prepared = renderer.prepareRenderer(types);

parentPort?.on('message', async (jobs: SentJob[] | typeof noMoreJobs) => {
  if (jobs === noMoreJobs) {
    parentPort?.close();
    return;
  }
  await prepared;
  const results: PageResult[] = [];
  for (const job of jobs) results.push(await writePage(frame, { ...job, page: JSON.parse(job.source) }, renderer));
  parentPort?.postMessage(results);
});
