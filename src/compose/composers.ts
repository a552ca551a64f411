import type { Pointer } from '../manifest/pointer';
import type { Composed } from './generated/blocks';
import type { BlockOf } from './page';

/** The block types that have a composer. */
export type ComposedType = keyof Composed;

/** Tells of what a composer cannot use: a sentence, at a pointer into the block. */
export type ReportFault = (pointer: Pointer, message: string) => void;

/** Makes at build time what a block's component needs beyond what is written. Pure, and never in a browser. */
export type Composer<T extends ComposedType> = (
  block: Omit<BlockOf<T>, keyof Composed[T]>,
  report: ReportFault,
) => Composed[T];
