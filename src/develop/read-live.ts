import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { type CheckOptions, checkSite } from '../checks/check-site';
import { excerpt, formatProblem, sayCounts } from '../checks/format-text';
import { isOfEarlierFormat } from '../checks/other-format';
import type { Problem } from '../checks/problem';
import { type CheckedText, recheck, rightText } from '../checks/recheck';
import type { Assets } from '../compose/assets';
import { prepareSite, type Site } from '../compose/site';
import { type GatheredAssets, readAssets } from '../frame/read-assets';
import { type BytesInMemory, bytesIn, withBytes } from '../manifest/bytes';
import { isEqual } from '../manifest/merge';
import { partLists } from '../manifest/part-lists';
import { allWords } from '../registry/all-words';
import { ownRules } from '../registry/generated/own-rules';
import { createRegistry } from '../registry/registry';
import { openBytes } from '../serve/file-pieces.js';
import { placeInSources } from './place-in-sources';
import type { ShownProblem } from './shown-problem';

/** A site.json as it was last read; its site is the last one without errors. */
export interface Live {
  problems: ShownProblem[];
  site?: Site;
  gathered: GatheredAssets;
  /** Whether there is nothing to read yet: the editor begins a site. */
  isEmpty?: boolean;
  /** The errors in words, for the window of the server. */
  complaint?: string;
  /** The notice of an earlier format, for the window of the server. */
  notice?: string;
  /** The last text without errors. */
  right?: LiveText;
}

/** A text without errors, and everything from which its check followed. */
interface LiveText extends CheckedText {
  bytes: BytesInMemory;
  version: string;
  assets: Assets;
  today: Site['today'];
}

/**
 * Reads and checks a site.json with the code of `version`; where it has errors, the site of `before` stays. After an edit
 * that one page alone shows, only that page is checked.
 */
export function readLive(file: string, version: string, before?: Live): Live {
  const registry = createRegistry(version, allWords);
  const now = new Date();
  const gathered = readAssets(dirname(file));
  const options = { now, registry, showsDrafts: true };
  const again = before && recheckLive(file, gathered.assets, version, options, before);
  // Where nothing else is another, nothing has become wrong.
  if (again) return { problems: [], gathered, ...again };
  // The site of before is prepared anew: the code may be another one.
  const site = before?.site && prepareSite(before.site.manifest, gathered.assets, registry, now, true);
  const last = { ...(site && { site }), gathered, ...(before?.right && { right: before.right }) };
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch {
    const message = `${basename(file)} is gone or cannot be read. Put it back, and the page shows it again.`;
    return { ...last, problems: [{ message, place: basename(file), excerpt: '' }], isEmpty: !existsSync(file) };
  }
  try {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const checked = checkSite(text, gathered.assets, options);
    const { site: rightSite, problems: all } = checked;
    const errors = all.filter(({ severity }) => severity === 'error');
    const problems = errors.map((problem) => shownProblem(problem, file, text));
    const earlier = all.find(isOfEarlierFormat);
    const notice = earlier && formatProblem(earlier, relative('.', file), text);
    if (!rightSite)
      return { ...last, problems, isEmpty: text.trim() === '', complaint: complaintOf(errors, all, file, text) };
    const record = rightText(checked);
    const read = bytesIn(bytes);
    const from = { bytes: read, version, assets: gathered.assets, today: rightSite.today };
    return {
      problems,
      site: rightSite,
      gathered,
      ...(record && { right: { ...record, lists: partLists(read), ...from } }),
      ...(notice !== undefined && { notice }),
    };
  } catch (error) {
    // A rule or a composer that is being edited.
    const { message = String(error), stack = '' } = error instanceof Error ? error : {};
    const failure = { message: `The code failed: ${message}`, place: placeInSources(stack), excerpt: '' };
    return { ...last, problems: [{ ...failure, isOfCode: true }] };
  }
}

/**
 * Checks only what an edit of the last text without errors has changed; gives undefined where that may be more, or
 * something fails. No more of the file is kept in memory than the edited part: to get room for all of it takes longer
 * than to read it.
 */
function recheckLive(
  file: string,
  assets: Assets,
  version: string,
  options: CheckOptions,
  { right, site: lastSite }: Live,
): Pick<Live, 'site' | 'right'> | undefined {
  if (right?.version !== version || lastSite?.registry.version !== version) return undefined;
  // What the rules of a site read, nobody knows.
  if (ownRules.length > 0 || !isEqual(right.assets, assets)) return undefined;
  let text: ReturnType<typeof openBytes> | undefined;
  try {
    text = openBytes(file);
    const rechecked = recheck(right, [right.bytes, text], assets, options, lastSite);
    if (!rechecked || rechecked.site.today !== right.today) return undefined;
    const { site, checked, edit } = rechecked;
    const { from, to, addedBytes, bytes } = edit;
    const whole = withBytes(right.bytes, [from, to - addedBytes], bytes);
    return { site, right: { ...right, ...checked, bytes: whole } };
  } catch {
    // The whole check says what fails here.
    return undefined;
  } finally {
    text?.close();
  }
}

function shownProblem(problem: Problem, file: string, text: string): ShownProblem {
  const { message, line, column, page } = problem;
  const place = `${basename(file)}:${line}:${column}`;
  return { message, place, excerpt: excerpt(problem, text), ...(page === undefined ? {} : { page }) };
}

function complaintOf(errors: Problem[], problems: Problem[], file: string, text: string): string {
  const name = relative('.', file);
  return [
    ...errors.map((problem) => formatProblem(problem, name, text)),
    `${name}: ${sayCounts(problems)}. The site shows as soon as they are mended.`,
  ].join('\n\n');
}
