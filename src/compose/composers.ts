import type { Day } from '../calendar/day';
import type { Pointer } from '../manifest/pointer';
import type { Composed } from './generated/blocks';
import type { BlockOf, Words } from './page';
import type { Directive } from './registry';
import type { Theme } from './theme';

/** The block types that have a composer. */
export type ComposedType = keyof Composed;

/** Tells of what a composer cannot use: a sentence, at a pointer into the block. */
export type ReportFault = (pointer: Pointer, message: string) => void;

/** What a composer may know and tell besides its block and its faults. */
export interface Surroundings {
  /** The language of the site, which says how days and times are written. */
  language: string;
  /** The time zone of the business, where the site says it. */
  timeZone: string | undefined;
  /** Where the business is, where the site says it: latitude, then longitude. */
  businessAt?: readonly number[] | undefined;
  /** The day for which the page is composed. */
  today: Day;
  /** How pages open where they do not say it themselves. */
  opening: Theme['hero'];
  /** Tells of an address elsewhere on the web that the block has to do with. */
  reach(directive: Directive, address: string): void;
  /** Tells of words of the site itself that the block says as things stand; of those that it may say, its page has no others. */
  say(...words: (keyof Words)[]): void;
}

/**
 * Makes at build time what a block's component needs beyond what is written. Pure, and never in a browser. What is
 * written and not drawn, as things stand, it gives as undefined, and what is drawn otherwise than it is written as it is
 * drawn: pages that differ in what they bring are drawn differently.
 */
export type Composer<T extends ComposedType> = (
  block: Omit<BlockOf<T>, keyof Composed[T]>,
  report: ReportFault,
  surroundings: Surroundings,
) => Composed[T] & Redrawn<T>;

/** Members of a block that are not drawn, or otherwise than they are written. */
type Redrawn<T extends ComposedType> = {
  [Name in Exclude<keyof BlockOf<T>, keyof Composed[T]>]?: BlockOf<T>[Name] | undefined;
};
