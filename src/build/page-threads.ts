import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { PageFrame } from '../frame/draw-page';
import type { PageResult, SentJob, SentPage } from './page-writer';

/** Threads that draw pages. */
export interface Threads {
  /** Gives pages to a thread that has room for them; resolves to false where none has. */
  take(pages: SentPage[]): Promise<boolean>;
  /** Resolves when all pages are done. */
  finish(): Promise<void>;
  end(): Promise<void>;
}

/**
 * The most batches that a thread holds. Composing and checking a page takes longer than drawing it: with room for what
 * comes in bursts, this thread hardly ever draws.
 */
const mostWaiting = 16;

/** Starts threads. The next call throws what one of them fails with. */
export function openThreads(file: string, count: number, start: WorkerStart): Threads {
  let failure: unknown;
  let wake = (): void => {};
  const threads = Array.from({ length: count }, () => {
    const worker = new Worker(file, { workerData: start });
    // The pages themselves are let go as they are sent: garbage that outlives them would fill the heap.
    const waiting: SentPage['done'][][] = [];
    worker.on('message', (results: PageResult[]) => {
      for (const [index, done] of (waiting.shift() ?? []).entries()) done(results[index] ?? {});
      wake();
    });
    const fail = (error: unknown): void => {
      failure ??= error;
      wake();
    };
    worker.on('error', fail);
    worker.on('messageerror', fail);
    worker.on('exit', (code) => fail(new Error(`A thread that draws pages ended with ${code}.`)));
    const isEnded = new Promise((resolve) => {
      worker.once('exit', resolve);
    });
    return { worker, waiting, isEnded };
  });

  return {
    async take(pages) {
      // Now this thread hears what the others have done.
      await setImmediate();
      if (failure !== undefined) throw failure;
      const [idlest] = threads.toSorted((one, other) => one.waiting.length - other.waiting.length);
      if (!idlest || idlest.waiting.length >= mostWaiting) return false;
      idlest.waiting.push(pages.map(({ done }) => done));
      idlest.worker.postMessage(pages.map(({ job }): SentJob => job));
      return true;
    },
    async finish() {
      while (threads.some(({ waiting }) => waiting.length > 0)) {
        if (failure !== undefined) throw failure;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    async end() {
      // The encoder of pictures may crash the process where its thread is terminated.
      for (const { worker } of threads) worker.postMessage(noMoreJobs);
      await Promise.all(threads.map(({ isEnded }) => isEnded));
    },
  };
}

/** The data with which a thread that draws pages is started. */
export interface WorkerStart {
  frames: PageFrame[];
}

/** The message to a thread that has nothing more to do. */
export const noMoreJobs = 'no more jobs';
