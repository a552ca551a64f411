import { readFileSync } from 'node:fs';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import ownThread from './decode-thread.js?raw';
import threadSource from './decode-thread.js?raw';
import { DrawingLosses } from './drawing-losses';
import ownLosses from './drawing-losses.ts?raw';
import { readDrawing } from './drawing-text';
import filterSource from './filter-style.ts?raw';
import styleSource from './harmless-style.ts?raw';
import { keepReadings, knownReadings } from './kept-readings';
import { MissingPackage, packageFile } from './packages';
import ownSource from './read-to-end.ts?raw';
import { photosIn, tellLosses } from './sanitize-drawing';
import sanitizerSource from './sanitize-drawing.ts?raw';
import tangledSource from './tangled-style.ts?raw';
import { toolchainOf } from './toolchain';

/** A picture of the uploads folder by its content. */
export interface PictureToRead {
  /** A key that changes with the content. */
  key: string;
  file: string;
  isDrawing: boolean;
  isMoving: boolean;
}

/** The result of reading a picture to its end. */
export interface PictureReading {
  /** The reason, in words, why it cannot be used. */
  problem?: string;
  /** The content that is lost when the file is published, in words that follow "is shown without". */
  lost?: string[];
}

const toolchain = toolchainOf(
  [ownSource, ownThread, ownLosses, sanitizerSource, filterSource, styleSource, tangledSource],
  ['sharp', 'svgo', 'lightningcss'],
);

/** The words on a picture that was cut off. */
export const damagedPicture =
  'it is damaged or was cut off: it opens, but cannot be read to its end. Save it anew from its source, or have it sent again, and put that file into "uploads".';

/**
 * Reads pictures to their ends, so that every accepted picture can be published; gives the readings by the keys of the
 * pictures. Each content is read once, and its reading kept.
 */
export function readToEnd(pictures: PictureToRead[]): ReadonlyMap<string, PictureReading> {
  const readings = knownReadings(toolchain());
  const unread = new Map(pictures.filter(({ key }) => !readings.has(key)).map((picture) => [picture.key, picture]));
  if (unread.size > 0) keepReadings(toolchain(), readInTurn([...unread.values()]));
  return readings;
}

function readInTurn(pictures: PictureToRead[]): ReadonlyMap<string, PictureReading> {
  const drawings = pictures.map((picture) => (picture.isDrawing ? openDrawing(picture.file) : undefined));
  const jobs = pictures.map(({ file, isMoving }, index): PictureToDecode[] => [
    { file, isMoving },
    ...(drawings[index]?.photos ?? []).map((address) => ({ address })),
  ]);
  const wholes = areWhole(jobs.flat());
  // Where nobody can say, it is asked again the next time.
  if (!wholes) return new Map();
  return new Map(
    pictures.map(({ key, isDrawing }, index) => {
      const [isWhole, ...photos] = wholes.splice(0, jobs[index]?.length);
      const drawing = drawings[index];
      if (!isWhole || (isDrawing && !drawing)) return [key, { problem: damagedPicture }];
      if (!drawing) return [key, {}];
      for (const _ of photos.filter((isPhotoWhole) => !isPhotoWhole)) drawing.losses.tell('photo');
      return [key, { lost: drawing.losses.inWords() }];
    }),
  );
}

/**
 * Gives the losses of a drawing, and its photos; undefined for a file that is no drawing. Throws where the engine
 * cannot tell.
 */
function openDrawing(file: string): { losses: DrawingLosses; photos: string[] } | undefined {
  const losses = new DrawingLosses();
  try {
    const text = tellLosses(readDrawing(readFileSync(file)), losses.tell);
    return { losses, photos: photosIn(text) };
  } catch (error) {
    if (error instanceof MissingPackage) throw error;
    return undefined;
  }
}

/** A picture to be decoded to its end: a file, or a `data:` address in a drawing. */
interface PictureToDecode {
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
function areWhole(pictures: PictureToDecode[]): boolean[] | undefined {
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
