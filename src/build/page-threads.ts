import { Worker } from 'node:worker_threads';
import type { SentJob, WorkerStart } from './page-worker';
import type { TakePage } from './page-writer';
import type { PageResult } from './write-page';

/** Threads that draw pages. */
export interface Threads {
  /** Sends pages to the thread with the least to do; resolves when one has room for more. */
  send(batch: Parameters<TakePage>[]): Promise<void>;
  /** Resolves when all that was sent is done. */
  finish(): Promise<void>;
  end(): Promise<void>;
}

/** So many batches wait for a thread at most, so that few pages are in memory twice. */
const mostWaiting = 2;

/** Starts threads. What one of them fails with is thrown by what waits for it. */
export function openThreads(file: string, count: number, start: WorkerStart): Threads {
  let failure: unknown;
  let wake = (): void => {};
  const threads = Array.from({ length: count }, () => {
    const worker = new Worker(file, { workerData: start });
    const waiting: Parameters<TakePage>[][] = [];
    worker.on('message', (results: PageResult[]) => {
      for (const [index, [, done]] of (waiting.shift() ?? []).entries()) done(results[index] ?? {});
      wake();
    });
    worker.on('error', (error) => {
      failure = error;
      wake();
    });
    worker.on('exit', (code) => {
      failure ??= new Error(`A thread that draws pages ended with ${code}.`);
      wake();
    });
    return { worker, waiting };
  });

  /** Resolves once something is true of the threads; only one waits at a time. */
  async function until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      if (failure !== undefined) throw failure;
    }
  }

  return {
    async send(batch) {
      const [idlest] = threads.toSorted((one, other) => one.waiting.length - other.waiting.length);
      const jobs = batch.map(([{ page: _, ...job }]): SentJob => job);
      idlest?.waiting.push(batch);
      idlest?.worker.postMessage(jobs);
      await until(() => threads.some(({ waiting }) => waiting.length < mostWaiting));
    },
    finish: () => until(() => threads.every(({ waiting }) => waiting.length === 0)),
    async end() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}
