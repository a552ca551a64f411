import { writeFileSync } from 'node:fs';
import { dataOfPage, drawPage, type PageFrame, type PageToDraw } from '../frame/draw-page';
import type { Renderer } from '../frame/renderer';
import { keepFile } from '../pictures/made-file';
import { socialPicture } from '../pictures/social-picture';
import { notedOf, type WrittenFile } from './output-state';

/** A page to be drawn, and where its files go. */
export interface PageJob extends PageToDraw {
  /** Where its document is to be written, where that is new. */
  document?: string | undefined;
  /** Where its data are to be written, where these are new. */
  data?: string | undefined;
  /** The folder in which its picture for sharing is to be kept, where that is not there yet. */
  pictureFolder?: string | undefined;
}

/** What is noted of the files of a page that were written, or why its document could not be drawn. */
export interface PageResult {
  document?: Noted;
  data?: Noted;
  failure?: string;
}

type Noted = Pick<WrittenFile, 'size' | 'time'>;

/**
 * Draws a page and writes its files. A picture for sharing that cannot be made is left for whoever needs it and says
 * why.
 */
export async function writePage(frame: PageFrame, job: PageJob, renderer: Renderer): Promise<PageResult> {
  const result: PageResult = {};
  if (job.document !== undefined) {
    const { html, failure } = drawPage(frame, job, renderer);
    if (failure !== undefined) return { failure };
    result.document = write(job.document, html);
  }
  if (job.data !== undefined) result.data = write(job.data, dataOfPage(frame, job));
  if (job.pictureFolder) await keepFile(socialPicture(job.page.title, frame.identity), job.pictureFolder);
  return result;
}

function write(file: string, content: Uint8Array | string): Noted {
  writeFileSync(file, content);
  return notedOf(file);
}
