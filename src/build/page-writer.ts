import { dirname } from 'node:path';
import { type Code, dataOfPage, drawPage, type PageFrame, type PageToDraw, type Renderer } from '../frame/draw-page';
import { keepFile } from '../pictures/made-file';
import { socialPicture } from '../pictures/social-picture';
import { type WrittenFile, writeNoted } from './output-state';
import { openThreads, type Threads } from './page-threads';

/** A page to be drawn and written, and the function that is called then. */
export interface TakenPage {
  job: PageJob;
  done(result: PageResult): void;
}

interface PageWriterOptions {
  /** The frame of each language of the site. */
  frames: PageFrame[];
  code: Code;
  /** The most threads that draw, this one among them. */
  threads: number;
}

/** The number of pages that go to a thread at once. */
const batchSize = 32;

/**
 * Draws the pages that a task hands over, and writes their files, in this thread and in others. All files are written
 * when the promise resolves.
 */
export async function withPageWriter(
  { frames, code, threads: count }: PageWriterOptions,
  task: (take: (page: TakenPage) => Promise<void>) => Promise<void>,
): Promise<void> {
  let threads: Threads | undefined;
  let batch: SentPage[] = [];
  const write = async (pages: SentPage[]): Promise<void> => {
    batch = [];
    if (await threads?.take(pages)) return;
    for (const { job, done } of pages) done(await writePage(frames, received(job), code.renderer));
  };
  try {
    await task(async ({ job, done }) => {
      if (count === 1) return done(await writePage(frames, job, code.renderer));
      // The page itself is let go: what waits is copied by each clearing of the heap, and a string is one object.
      const { page: _, ...sent } = job;
      batch.push({ job: sent, done });
      if (batch.length < batchSize) return;
      // Where little has changed no other thread starts.
      threads ??= openThreads(code.workerFile, count - 1, { frames });
      await write(batch);
    });
    if (batch.length > 0) await write(batch);
    await threads?.finish();
  } finally {
    await threads?.end();
  }
}

/** A page to be drawn, and the files to be written, as `Output.reuse` gives them: they lie in the next site. */
export interface PageJob extends PageToDraw {
  /** The index of its frame. */
  frame: number;
  /** The file that takes its document, where that is new. */
  document?: string | undefined;
  /** The file that takes its data, where these are new. */
  data?: string | undefined;
  /**
   * The file that takes its drawn picture for sharing, where that is new, the one that is kept, of which it is a copy,
   * and whether that is there.
   */
  picture?: { file: string; copyOf: string; isKept: boolean } | undefined;
}

/** A page as it waits for a thread, and is sent to it: as JSON alone. */
export type SentJob = Omit<PageJob, 'page'>;

/** A page that waits, and the function that is called once it is written. */
export interface SentPage extends Pick<TakenPage, 'done'> {
  job: SentJob;
}

/** Gives a page that was sent as it was. */
export function received(job: SentJob): PageJob {
  return { ...job, page: JSON.parse(job.source) };
}

/** The sizes and times of the files of a page that were written, or why its document could not be drawn. */
export interface PageResult {
  document?: Noted;
  data?: Noted;
  picture?: Noted;
  failure?: string;
}

type Noted = Pick<WrittenFile, 'size' | 'time'>;

/**
 * Draws a page and writes its files, without a picture for sharing that cannot be made: the build says why elsewhere.
 */
export async function writePage(frames: PageFrame[], job: PageJob, renderer: Renderer): Promise<PageResult> {
  const result: PageResult = {};
  const frame = frames[job.frame];
  if (!frame) throw new Error(`The page "${job.page.path}" has no frame.`);
  if (job.document !== undefined) {
    await renderer.prepareRenderer(job.page.blocks.map(({ type }) => type));
    const { html, failure } = drawPage(frame, job, renderer);
    if (failure !== undefined) return { failure };
    result.document = writeNoted(job.document, { text: html });
  }
  if (job.data !== undefined) result.data = writeNoted(job.data, { text: dataOfPage(frame, job) });
  if (job.picture) {
    const { file, copyOf, isKept } = job.picture;
    const problem = isKept ? undefined : await keepFile(socialPicture(job.page.title, frame.brand), dirname(copyOf));
    if (problem === undefined) result.picture = writeNoted(file, { copyOf });
  }
  return result;
}
