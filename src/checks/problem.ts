import { type Message, type MessagePart, textOf } from '../manifest/message';
import type { Pointer } from '../manifest/pointer';
import type { Run } from '../manifest/run';

/** The severity of a problem: only errors stop a build. */
export type Severity = 'error' | 'warning' | 'notice';

/** A slice of site.json that a problem speaks of. */
export interface ProblemPlace {
  pointer: Pointer;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** The text that may safely replace the underlined slice. */
  fix?: string;
}

/** One thing that is wrong with a site.json, in words for the person who edits it. Lines and columns count from 1. */
export interface Problem extends ProblemPlace {
  /** The id of the rule; `json` and `schema` for what is wrong before rules can look. */
  rule: string;
  severity: Severity;
  message: string;
  /** The place in words: `Home, block 3, card grid`. */
  page?: string;
  /** Other places that take part; at most `mostRelated` of them. */
  related?: ProblemPlace[];
  /** The number of further places beyond those in `related`. */
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
  /** Its severity once the site is published, where that is higher. */
  onRelease?: Severity;
  message: string;
  /** The parts of the message, where it quotes the file: an editor may show these in other words. */
  parts?: readonly MessagePart[];
  pointer: Pointer;
  /** The place in words; the check writes it. */
  page?: string;
  related?: FindingPlace[];
  further?: number;
  /** The keyword of the schema that is broken, of a schema problem; `minItems` too where a rule says it of an empty list. */
  keyword?: string;
  /** The pointers of missing properties, of a schema problem. */
  missing?: Pointer[];
  /** Present where rules did not look because of it: all of them, or those that wait for a site without errors. */
  stops?: 'all' | 'waiting';
  /** Present where its rule waits until there is no error. */
  waits?: true;
}

/** The details that a rule may give besides the place and the message. */
export interface ReportDetails {
  /** Whether the name of the property is wrong, rather than its value. */
  part?: 'key' | 'value';
  /** The wrong characters inside the text at the pointer: they alone are underlined. */
  run?: Run | undefined;
  /** The name of the property that is missing at the pointer. */
  lacks?: string;
  /** Whether the pointer leads into site.json as it is written, and not into a composed part. */
  isWritten?: true;
  /** The cause: all that one rule reports of one cause is one problem. */
  cause?: string;
  /** Whether the cause lies elsewhere, so that it is one cause whichever templates lead to it. */
  isElsewhere?: true;
  /** Whether it stands on drafts alone. */
  inDraft?: boolean | undefined;
  /** The text that may safely be written in place of the underlined slice, as it stands in the file. */
  fix?: string;
  /** An unknown name, and the only one that was probably meant: a person has to confirm it before it is written. */
  meant?: Meant;
  /** A file of the uploads that nothing needs, so that it may be removed. */
  upload?: string;
  /** The part of the site where the problem is mended, where it is not the one at fault. */
  mendedAt?: Pointer;
}

/** A name as it is written, and the one that was probably meant by it. */
export interface Meant {
  written: string;
  name: string;
}

/** Gives the text of a message, and its parts where it has some, as a finding holds them. */
export function wordingOf(message: Message): Pick<Finding, 'message' | 'parts'> {
  const hasParts = typeof message !== 'string' && message.some((part) => typeof part !== 'string');
  return { message: textOf(message), ...(hasParts && { parts: message }) };
}

/** The most other places that a problem tells. */
export const mostRelated = 20;
