import type { Pointer } from '../manifest/pointer';

/** How much a problem weighs: only errors stop a build. */
export type Severity = 'error' | 'warning' | 'notice';

/** A slice of site.json that a problem speaks of. */
export interface ProblemPlace {
  pointer: Pointer;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** One thing that is wrong with a site.json, in words for the person who edits it. Lines and columns count from 1. */
export interface Problem extends ProblemPlace {
  /** The id of the rule; `json` and `schema` for what is wrong before rules can look. */
  rule: string;
  severity: Severity;
  message: string;
  /** Where that is, in words: `Home, block 3, card grid`. */
  page?: string;
  /** Other places that have part in it. */
  related?: ProblemPlace[];
}

/** A problem before its place in the text is known. */
export interface Draft {
  rule: string;
  severity: Severity;
  message: string;
  pointer: Pointer;
  /** Whether the name of the property is wrong, rather than its value. */
  part?: 'key' | 'value';
  related?: Pointer[];
}
