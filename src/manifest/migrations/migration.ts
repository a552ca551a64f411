import type { JsonObject } from '../manifest';

/** A step from one format of site.json to the next one. */
export interface Migration {
  /** The format that it leads to; it is for files of the one before. */
  to: number;
  /** What the step changes, for the owner of the site, without a full stop. */
  says: string;
  /**
   * Gives the value as the new format has it, by edits, so that whatever they do not reach keeps its layout and its
   * notes. It takes any value, also a wrong one, which the check then tells of. The number of the format is written
   * after it.
   */
  edits: (root: JsonObject) => JsonObject;
}
