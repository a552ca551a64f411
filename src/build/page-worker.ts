import { parentPort, workerData } from 'node:worker_threads';
import type { BlockType } from '../compose/page';
import type { PageFrame } from '../frame/draw-page';
import * as renderer from '../render/server';
import { type PageJob, type PageResult, writePage } from './write-page';

/** What a thread that draws pages is started with. */
export interface WorkerStart {
  frame: PageFrame;
  types: Set<BlockType>;
}

/** A page as it is sent to another thread: as JSON alone. */
export type SentJob = Omit<PageJob, 'page'>;

const { frame, types }: WorkerStart = workerData;
const isReady = renderer.prepareRenderer(types);

parentPort?.on('message', async (jobs: SentJob[]) => {
  await isReady;
  const results: PageResult[] = [];
  for (const job of jobs) results.push(await writePage(frame, { ...job, page: JSON.parse(job.source) }, renderer));
  parentPort?.postMessage(results);
});
