import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { checkSite } from '../checks/check-site';
import { excerpt, formatProblem, sayCounts } from '../checks/format-text';
import { isOfEarlierFormat } from '../checks/other-format';
import type { Problem } from '../checks/problem';
import { prepareSite, type Site } from '../compose/site';
import { type GatheredAssets, readAssets } from '../frame/read-assets';
import { allWords } from '../registry/all-words';
import { createRegistry } from '../registry/registry';
import { placeInSources } from './place-in-sources';
import type { ShownProblem } from './shown-problem';

/** A site.json as it was last read; its site is the last one without errors. */
export interface Live {
  problems: ShownProblem[];
  site?: Site;
  gathered: GatheredAssets;
  /** Whether there is nothing to read yet: the editor begins a site. */
  isEmpty?: boolean;
  /** The words on the errors, for the window of the server. */
  complaint?: string;
  /** The words on a site of an earlier format, for the same. */
  notice?: string;
}

/** Reads and checks a site.json with the code of `version`; where it has errors, the site of `before` stays. */
export function readLive(file: string, version: string, before?: Live): Live {
  const registry = createRegistry(version, allWords);
  const now = new Date();
  const gathered = readAssets(dirname(file));
  // The site of before is prepared anew: the code may be another one.
  const site = before?.site && prepareSite(before.site.manifest, gathered.assets, registry, now, true);
  const last = { ...(site && { site }), gathered };
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    const message = `${basename(file)} is gone or cannot be read. Put it back, and the page shows it again.`;
    return { ...last, problems: [{ message, place: basename(file), excerpt: '' }], isEmpty: !existsSync(file) };
  }
  const isEmpty = text.trim() === '';
  try {
    const checked = checkSite(text, gathered.assets, { now, registry, showsDrafts: true });
    const errors = checked.problems.filter(({ severity }) => severity === 'error');
    const problems = errors.map((problem) => shownProblem(problem, file, text));
    const earlier = checked.problems.find(isOfEarlierFormat);
    const notice = earlier && formatProblem(earlier, relative('.', file), text);
    if (checked.site) return { problems, site: checked.site, gathered, ...(notice !== undefined && { notice }) };
    return { ...last, problems, isEmpty, complaint: complaintOf(errors, checked.problems, file, text) };
  } catch (error) {
    // A rule or a composer that is being edited.
    const { message = String(error), stack = '' } = error instanceof Error ? error : {};
    const failure = { message: `The code failed: ${message}`, place: placeInSources(stack), excerpt: '' };
    return { ...last, problems: [{ ...failure, isOfCode: true }] };
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
