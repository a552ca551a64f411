import { writeFileSync } from 'node:fs';
import { dataOfPage, drawPage, type PageFrame, type PageToDraw } from '../frame/draw-page';
import type { Renderer } from '../frame/renderer';
import { notedOf, type WrittenFile } from './output-state';

/** A page to be drawn, and where its files go. */
export interface PageJob extends PageToDraw {
  /** Where its document is to be written, where that is new. */
  document?: string | undefined;
  /** Where its data are to be written, where these are new. */
  data?: string | undefined;
}

/** What is noted of the files of a page that were written, or why its document could not be drawn. */
export interface PageResult {
  document?: Noted;
  data?: Noted;
  failure?: string;
}

type Noted = Pick<WrittenFile, 'size' | 'time'>;

/** Draws a page and writes its files. */
export function writePage(frame: PageFrame, job: PageJob, renderer: Renderer): PageResult {
  const result: PageResult = {};
  if (job.document !== undefined) {
    const { html, failure } = drawPage(frame, job, renderer);
    if (failure !== undefined) return { failure };
    result.document = write(job.document, html);
  }
  if (job.data !== undefined) result.data = write(job.data, dataOfPage(frame, job));
  return result;
}

function write(file: string, content: Uint8Array | string): Noted {
  writeFileSync(file, content);
  return notedOf(file);
}
