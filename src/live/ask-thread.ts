import { Worker } from 'node:worker_threads';

/** A thread that was started for one answer. */
export interface AskedThread<T> {
  /** The answer of the thread; undefined where it failed or was ended. */
  answer: Promise<T | undefined>;
  end(): void;
}

/** Starts a thread, which posts its answer and ends. */
export function askThread<T>(file: string, start: object): AskedThread<T> {
  const thread = new Worker(file, { workerData: start });
  const answer = new Promise<T | undefined>((answered) => {
    thread.once('message', answered);
    thread.once('error', () => answered(undefined));
    thread.once('exit', () => answered(undefined));
  });
  return { answer, end: () => void thread.terminate() };
}
