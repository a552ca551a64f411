import type { BlockType } from '../compose/page';
import type { PageFrame } from '../frame/draw-page';
import type { Code } from '../frame/renderer';
import { openThreads, type Threads } from './page-threads';
import { type PageJob, type PageResult, writePage } from './write-page';

/** Takes a page to be drawn and written, and tells of it then; resolves when there is room for the next one. */
export type TakePage = (job: PageJob, done: (result: PageResult) => void) => Promise<void>;

interface PageWriterOptions {
  frame: PageFrame;
  code: Code;
  /** The types of all blocks on the pages. */
  types: Set<BlockType>;
  /** How many threads may draw. */
  threads: number;
}

/** So many pages go to a thread at once. */
const batchSize = 32;

/**
 * Draws the pages that a task hands over, and writes their files: in this thread where they are few, or where there may be
 * no other, else in several. All is written when the promise resolves.
 */
export async function withPageWriter(
  { frame, code, types, threads: count }: PageWriterOptions,
  task: (take: TakePage) => Promise<void>,
): Promise<void> {
  let threads: Threads | undefined;
  let batch: Parameters<TakePage>[] = [];
  const write = async (full: Parameters<TakePage>[]): Promise<void> => {
    batch = [];
    if (threads) return threads.send(full);
    await code.renderer.prepareRenderer(types);
    for (const [job, done] of full) done(writePage(frame, job, code.renderer));
  };
  try {
    await task(async (...taken) => {
      batch.push(taken);
      if (batch.length < batchSize) return;
      // Where little has changed no thread starts.
      if (count > 1) threads ??= openThreads(code.workerFile, count, { frame, types });
      await write(batch);
    });
    if (batch.length > 0) await write(batch);
    await threads?.finish();
  } finally {
    await threads?.end();
  }
}
