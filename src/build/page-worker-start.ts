import type { BlockType } from '../compose/page';
import type { PageFrame } from '../frame/draw-page';
import type { PageJob } from './write-page';

/** What a thread that draws pages is started with. */
export interface WorkerStart {
  frame: PageFrame;
  types: Set<BlockType>;
}

/** A page as it is sent to another thread: as JSON alone. */
export type SentJob = Omit<PageJob, 'page'>;

/** Is sent in the place of jobs to a thread that has nothing more to do. */
export const noMoreJobs = 'no more jobs';
