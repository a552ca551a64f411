import type { Day } from '../calendar/day';
import type { Pointer } from '../manifest/pointer';
import type { Directive } from './compose-registry';
import type { Composed } from './generated/blocks';
import type { BlockOf, Words } from './page';
import type { Theme } from './theme';

/** The block types that have a composer. */
export type ComposedType = keyof Composed;

/** Reports what a composer cannot use: a sentence, at a pointer into the block. */
export type ReportFault = (pointer: Pointer, message: string) => void;

/** The surroundings of a block: all that a composer may know and report besides the block and its faults. */
export interface BlockSurroundings {
  /** The language of the site, in which days and times are written. */
  language: string;
  /** The time zone of the site; undefined where it names none. */
  timeZone: string | undefined;
  /** The place of the business, latitude and longitude in degrees; undefined where the site does not say it. */
  businessAt?: readonly number[] | undefined;
  /** Writes an amount in the currency of the site, as `{price:money}` does; undefined where the site names none. */
  writeMoney(amount: number): string | undefined;
  /** The path of the page: `/events`. */
  path: string;
  /** The day for which the page is composed. */
  today: Day;
  /** The opening of pages that do not choose one. */
  opening: Theme['hero'];
  /** Notes an address elsewhere on the web that the block needs. */
  reach(directive: Directive, address: string): void;
  /**
   * Notes words of the site itself that the block needs in its present state; of the words that its type may say, its
   * page brings no others.
   */
  needWords(...words: (keyof Words)[]): void;
}

/**
 * Makes at build time what a block's component needs beyond what is written; pure, and never run in a browser. It gives
 * undefined for members that are written and not drawn, so that two blocks are the same value when they look the same.
 */
export type Composer<T extends ComposedType> = (
  block: Omit<BlockOf<T>, keyof Composed[T]>,
  report: ReportFault,
  surroundings: BlockSurroundings,
) => Composed[T] & Redrawn<T>;

/** The members of a block that a composer replaces, or leaves out. */
type Redrawn<T extends ComposedType> = {
  [Name in Exclude<keyof BlockOf<T>, keyof Composed[T]>]?: BlockOf<T>[Name] | undefined;
};
