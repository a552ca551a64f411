import type { JsonObject } from '../manifest';

/** A step from one format of site.json to the next one. */
export interface Migration {
  /** The format to which it leads, from the one before. */
  to: number;
  /** What the step changes, for the owner of the site, without a full stop. */
  says: string;
  /**
   * Edits a value into the new format; whatever the edits do not reach keeps its layout and its notes. It takes any
   * value, also a wrong one, which the check then reports. The number of the format is written afterwards.
   */
  edits: (root: JsonObject) => JsonObject;
}
