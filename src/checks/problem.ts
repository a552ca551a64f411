import type { Pointer } from '../manifest/pointer';
import type { Run } from '../manifest/run';

/** How much a problem weighs: only errors stop a build. */
export type Severity = 'error' | 'warning' | 'notice';

/** A slice of site.json that a problem speaks of. */
export interface ProblemPlace {
  pointer: Pointer;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** What may safely be written in place of the slice. */
  fix?: string;
}

/** One thing that is wrong with a site.json, in words for the person who edits it. Lines and columns count from 1. */
export interface Problem extends ProblemPlace {
  /** The id of the rule; `json` and `schema` for what is wrong before rules can look. */
  rule: string;
  severity: Severity;
  message: string;
  /** Where that is, in words: `Home, block 3, card grid`. */
  page?: string;
  /** Other places that have part in it; at most `mostRelated` of them. */
  related?: ProblemPlace[];
  /** How many further places there are beyond those in `related`. */
  further?: number;
}

/** A place by its pointer, without lines. */
export interface FindingPlace {
  pointer: Pointer;
  run?: Run | undefined;
  fix?: string | undefined;
}

/** One thing that is wrong with the value of a site.json: a problem by its pointer, which knows no lines. */
export interface Finding extends ReportDetails {
  rule: string;
  severity: Severity;
  /** How much it weighs once the site is published, where that is more. */
  onRelease?: Severity;
  message: string;
  pointer: Pointer;
  /** Where that is, in words; the check writes it. */
  page?: string;
  related?: FindingPlace[];
  further?: number;
  /** Of a schema problem, what of the schema is broken, in its own words. */
  keyword?: string;
  /** Of a schema problem, the pointers of the properties that are missing. */
  missing?: Pointer[];
  /** Present where rules did not look because of it: any of them, or those that wait, as they do for every error. */
  stops?: 'all' | 'waiting';
  /** Present where it is looked for only while nothing is wrong. */
  waits?: true;
}

/** What a rule may say besides the place and the message. */
export interface ReportDetails {
  /** Whether the name of the property is wrong, rather than its value. */
  part?: 'key' | 'value';
  /** The wrong characters inside the text at the pointer: they alone are underlined. */
  run?: Run | undefined;
  /** The name of the property that is missing at the pointer. */
  lacks?: string;
  /** Whether the pointer leads into site.json as it is written, and not into a composed part. */
  isWritten?: true;
  /** What is at fault; all that one rule reports of one cause is one problem. */
  cause?: string;
  /** Whether the cause is elsewhere, so that it is one whichever templates lead to it. */
  isElsewhere?: true;
  /** Whether it stands on drafts alone. */
  inDraft?: boolean | undefined;
  /** What may safely be written in place of the underlined slice, as it stands in the file. */
  fix?: string;
  /**
   * A name that stands for nothing, and the only one that was probably meant: somebody has to say so before it is
   * written.
   */
  meant?: Meant;
  /** A file of the uploads that nothing needs, so that it may be removed. */
  upload?: string;
  /** The part of the site where it is mended, where that is not the one at fault. */
  mendedAt?: Pointer;
}

/** A name as it is written, and the one that was probably meant by it. */
export interface Meant {
  written: string;
  name: string;
}

/** Of one cause as many other places are told. */
export const mostRelated = 20;
