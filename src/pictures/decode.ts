import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import threadSource from './decode-thread.js?raw';
import { packageFile } from './packages';

/** A picture to be decoded to its end: a file, or a `data:` address in a drawing. */
export interface PictureToDecode {
  file?: string;
  address?: string;
  /** Whether all of its frames are decoded. */
  isMoving?: boolean;
}

/** The most time for one picture, in milliseconds. */
const mostTime = 60_000;

/**
 * Tells for each picture whether it can be decoded to its end, as when it is published; undefined where nobody can
 * tell. A thread decodes, and this waits for it, since a check is synchronous.
 */
export function areWhole(pictures: PictureToDecode[]): boolean[] | undefined {
  if (pictures.length === 0) return [];
  const { port1, port2 } = new MessageChannel();
  // The first counts steps, the second is 1 at the end.
  const progress = new Int32Array(new SharedArrayBuffer(8));
  const workerData = { sharp: packageFile('sharp'), pictures, port: port2, progress };
  const thread = new Worker(threadSource, { eval: true, execArgv: [], workerData, transferList: [port2] });
  for (let step = 0; Atomics.load(progress, 1) === 0; step = Atomics.load(progress, 0)) {
    if (Atomics.wait(progress, 0, step, mostTime) === 'timed-out') {
      thread.unref();
      return undefined;
    }
  }
  const { message } = receiveMessageOnPort(port1) ?? {};
  port1.close();
  return message;
}
