import type { BlockType } from '../compose/page';
import type { PageFrame } from '../frame/draw-page';
import type { Code } from '../frame/renderer';
import { openThreads, type Threads } from './page-threads';
import { type PageJob, type PageResult, writePage } from './write-page';

/** A page to be drawn and written, and who is told of it then. */
export interface TakenPage {
  job: PageJob;
  done(result: PageResult): void;
}

interface PageWriterOptions {
  frame: PageFrame;
  code: Code;
  /** The types of all blocks on the pages. */
  types: Set<BlockType>;
  /** How many threads may draw, this one among them. */
  threads: number;
}

/** So many pages go to a thread at once. */
const batchSize = 32;

/**
 * Draws the pages that a task hands over, and writes their files, in this thread and in others. All is written when
 * the promise resolves.
 */
export async function withPageWriter(
  { frame, code, types, threads: count }: PageWriterOptions,
  task: (take: (page: TakenPage) => Promise<void>) => Promise<void>,
): Promise<void> {
  let threads: Threads | undefined;
  let batch: TakenPage[] = [];
  const write = async (pages: TakenPage[]): Promise<void> => {
    batch = [];
    if (await threads?.take(pages)) return;
    await code.renderer.prepareRenderer(types);
    for (const { job, done } of pages) done(await writePage(frame, job, code.renderer));
  };
  try {
    await task(async (page) => {
      batch.push(page);
      if (batch.length < batchSize) return;
      // Where little has changed no other thread starts.
      if (count > 1) threads ??= openThreads(code.workerFile, count - 1, { frame, types });
      await write(batch);
    });
    if (batch.length > 0) await write(batch);
    await threads?.finish();
  } finally {
    await threads?.end();
  }
}
