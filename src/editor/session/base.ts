import type { SiteText } from '../../edit-api/messages';
import { hasMarks } from '../../manifest/has-marks';
import type { JsonObject } from '../../manifest/manifest';
import { migrateText, type TakenStep } from '../../manifest/migrations/migrate';
import { parseManifest } from '../../manifest/parse';
import { type ParsedText, printChanges } from '../../manifest/print-changes';
import { applySplices } from '../../manifest/splice';

/**
 * The file on the disk as it was last read or written: its text, its version and its value. For a file of an earlier
 * format, text and value are migrated to today's, which the next save writes.
 */
export interface Base extends SiteText {
  root: JsonObject;
  /** The migrations from the format of the file to today's; absent where the file has it. */
  taken?: readonly TakenStep[];
  /** The texts that this window read or wrote there before, the latest first, until somebody else changes the file. */
  former?: readonly ParsedText[];
}

/** The most former texts that are kept, and the most characters that they may have together. */
const mostFormer = { texts: 20, characters: 20_000_000 };

/**
 * Gives the base once a text is written into the file. Of former texts it keeps the first, and as many of the latest as
 * there is room for.
 */
export function baseAfterWriting(former: Base, written: Omit<Base, 'former'>): Base {
  const all = [former, ...(former.former ?? [])];
  let characters = 0;
  const isKept = ({ text }: ParsedText, index: number): boolean => {
    characters += text.length;
    const isFew = index < mostFormer.texts && characters < mostFormer.characters;
    return isFew || index === all.length - 1;
  };
  return { ...written, former: all.filter(isKept).map(({ text, root }) => ({ text, root })) };
}

/**
 * Prints a site over the text of a file, with as few changes as there can be; a site that was in the file before gets
 * the text that it had.
 */
export function textOver({ text, root, former = [] }: Base, site: JsonObject): string {
  const version = former.find((one) => one.root === site);
  return version?.text ?? applySplices(text, printChanges(text, root, site, former));
}

/** The way to bring two versions together that git has written into one file. */
const whereToGo = 'Load this page again to bring them together.';

/** Reads a text as the base of edits, in the format of today, or says in words why it cannot be one. */
export function readBase(read: SiteText): Base | { failure: string } {
  const { root, fault } = parseManifest(read.text);
  if (fault) {
    const line = read.text.slice(0, fault.offset).split('\n').length;
    if (hasMarks(read.text)) return { failure: `Two versions of site.json meet in it, in line ${line}. ${whereToGo}` };
    return { failure: `site.json cannot be read. Line ${line}: ${fault.message}` };
  }
  const migrated = migrateText(read.text, root);
  const { taken, text } = migrated;
  return { ...read, text, root: migrated.root, ...(taken.length > 0 && { taken }) };
}
