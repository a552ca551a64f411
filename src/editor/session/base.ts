import type { SiteText } from '../../edit-api/messages';
import { hasMarks } from '../../manifest/has-marks';
import type { JsonObject } from '../../manifest/manifest';
import { parseManifest } from '../../manifest/parse';
import { printChanges, type Written } from '../../manifest/print-changes';
import { applySplices } from '../../manifest/splice';

/** What is known of the file on the disk: what it says, as it was last read or written. */
export interface Base extends SiteText {
  root: JsonObject;
  /** What this window read or wrote there before, the latest first, as long as nobody else has changed the file. */
  former?: readonly Written[];
}

/** How many former texts are kept, and how many characters they may have in all. */
const mostFormer = { texts: 20, characters: 20_000_000 };

/** The file once a text is written into it; the first that was read stays known, and as many of the latest as there is room for. */
export function writtenOver(former: Base, written: Omit<Base, 'former'>): Base {
  const all = [former, ...(former.former ?? [])];
  let characters = 0;
  const isKept = ({ text }: Written, index: number): boolean => {
    characters += text.length;
    const isFew = index < mostFormer.texts && characters < mostFormer.characters;
    return isFew || index === all.length - 1;
  };
  return { ...written, former: all.filter(isKept).map(({ text, root }) => ({ text, root })) };
}

/** The text that says a site in the place of what a file says: where the site is again as it was, the text that it had. */
export function textOver({ text, root, former = [] }: Base, site: JsonObject): string {
  const known = former.find((one) => one.root === site);
  return known?.text ?? applySplices(text, printChanges(text, root, site, former));
}

/** Where two versions are brought together that git has written into one file. */
const whereToGo = 'Load this page again to bring them together.';

/** Reads a text as the base of edits, or says in words why it cannot be. */
export function readBase(read: SiteText): Base | { failure: string } {
  const { root, fault } = parseManifest(read.text);
  if (fault) {
    const line = read.text.slice(0, fault.offset).split('\n').length;
    if (hasMarks(read.text)) return { failure: `Two versions of site.json meet in it, in line ${line}. ${whereToGo}` };
    return { failure: `site.json cannot be read. Line ${line}: ${fault.message}` };
  }
  return { ...read, root };
}
