import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { buildEdit } from '../build/build-edit';
import { type BuildRecord, knownOf, textOf } from '../build/build-record';
import { type BuildOptions, type Built, buildSite } from '../build/build-site';
import { refuseOutput } from '../build/output-refusal';
import { type Checked, locateFindings } from '../checks/check-site';
import { endOf } from '../checks/end-of';
import { formatProblem, sayCounts } from '../checks/format-text';
import { isOfEarlierFormat } from '../checks/other-format';
import { type Outline, outlineOf, withEntries } from '../checks/outline';
import type { Finding, Problem } from '../checks/problem';
import { type CheckedText, type RightText, recheck, rightText } from '../checks/recheck';
import type { PageAt } from '../compose/compose-page';
import { takeFeeds } from '../compose/feeds';
import { prepareSite, type Site } from '../compose/site';
import { apiOrigin, placeOf } from '../forge/place';
import type { Code } from '../frame/draw-page';
import { readAssets } from '../frame/read-assets';
import type { Bytes } from '../manifest/bytes';
import { asManifest } from '../manifest/manifest';
import { partLists } from '../manifest/part-lists';
import { allWords } from '../registry/all-words';
import { createRegistry } from '../registry/registry';
import { openBytes } from '../serve/file-pieces.js';
import { whyUnreadable } from '../workspace/replace-file';
import { editorKey } from './code-key.js';
import { type ExitCode, type Project, readPages, TextChanged, whyRefused } from './command';
import { refuse } from './options';

/**
 * The end of a build. A good one has what was found, and the text if later edits can be compared with it; a bad one has
 * its exit code.
 */
export type BuildEnd = BuildDone | { code: Exclude<ExitCode, 0> };

interface BuildDone {
  code: 0;
  built: Extract<Built, { pages: number }>;
  warnings: string[];
  findings: Finding[];
  checked?: RightText | CheckedText | undefined;
  /** The key of the editor that is published with the site, where its code is none of the engine's. */
  editor?: string | undefined;
}

/** What a build is asked for. */
interface BuildOrder {
  now: Date;
  /** Whether the editor is published although the site does not ask for it. */
  hasEditor?: boolean | undefined;
  /** A file that has the text of the site.json, where somebody may write that meanwhile. */
  copy?: string | undefined;
}

/** Checks the site.json of a name that is relative to the working directory and writes its site, or says why not. */
export async function checkAndBuild(
  name: string,
  outFolder: string,
  { now, hasEditor, copy }: BuildOrder,
  project: Project,
): Promise<BuildEnd> {
  const reading = readPages(name, project, { now, isTold, copy });
  if ('unreadable' in reading) return { code: refuse(reading.unreadable) };
  const { read, gathered } = reading;
  let editor: string | undefined;
  let report: Pick<BuildDone, 'warnings' | 'findings' | 'checked'> = { warnings: [], findings: [] };
  const pages = sayingProblems(reading.checking, (end) => {
    const { problems, site, findings } = end;
    const isAlone = !project.own && !hasEditor && !site?.manifest.site.editor;
    const checked = isAlone ? rightText(end) : undefined;
    report = { warnings: sayProblems(problems, name, read), findings, checked };
    const outcome = `Nothing was built; ${relative('.', outFolder) || '.'} is as it was.`;
    if (!site) console.error(`${name}: ${sayCounts(problems)}. ${outcome}`);
  });
  const { cacheFolder } = project;
  const refusal = refuseOutput(outFolder, cacheFolder, [project.root, dirname(reading.file)]);
  try {
    if (refusal) return { code: endOf(pages).site ? refuse(refusal) : 1 };
    const built = await buildSite({
      pages,
      gathered,
      loadCode: () => loadCode(project),
      outFolder,
      cacheFolder,
      editorOf: async (site) => {
        if (!hasEditor && !site.manifest.site.editor) return undefined;
        editor = import.meta.env.IS_PUBLISHED ? undefined : editorKey(project.root);
        return await editorOf(read(), site, project, editor);
      },
      onWait: () => console.error('Another build writes into this folder. Waiting until it is done.'),
    });
    if (!built) return { code: 1 };
    if (!built.failures) return { code: 0, built, ...report, editor };
    for (const failure of built.failures) console.error(failure);
    console.error('Nothing was written.');
    return { code: 1 };
  } catch (error) {
    return {
      code: refuse(
        error instanceof CodeFault || error instanceof TextChanged ? error.message : whyUnreadable(outFolder, error),
      ),
    };
  }
}

/**
 * Checks and builds the pages that an edit since the last build has changed, where the edit lies in one page or one
 * entry. Gives undefined, and says nothing, where other pages may differ, too. `copy` is a file that has the text of the
 * site.json of that name.
 */
export async function buildEdited(
  name: string,
  copy: string,
  outFolder: string,
  now: Date,
  record: BuildRecord,
  project: Project,
): Promise<BuildEnd | undefined> {
  const { cacheFolder, codeKey } = project;
  if (whyRefused(name) !== undefined) return undefined;
  const known = knownOf(record, outFolder, cacheFolder);
  if (!known) return undefined;
  const texts: (Bytes & { close(): void })[] = [];
  try {
    const [before, after] = [openBytes(textOf(record, outFolder, cacheFolder)), openBytes(copy)];
    texts.push(before, after);
    const gathered = readAssets(dirname(resolve(name)));
    const registry = createRegistry(codeKey, allWords);
    const { feeds, ...lastCheck } = withEntries(known as Outline, before);
    const lastSite = prepareSite(asManifest(lastCheck.root), gathered.assets, registry, now);
    takeFeeds(lastSite, feeds);
    const rechecked = recheck(lastCheck, [before, after], gathered.assets, { now, registry }, lastSite);
    if (!rechecked) return undefined;
    const { checked, site, pages: edited } = rechecked;
    const { findings } = checked;
    const { pages } = record;
    const loaded = { gathered, loadCode: () => loadCode(project) };
    const built = await buildEdit({ site, edited, ...loaded, pages, outFolder, cacheFolder });
    if (!built || built.failures) return undefined;
    return { code: 0, built, warnings: sayFindings(findings, name, copy), findings, checked };
  } catch {
    // The whole build reports whatever fails here.
    return undefined;
  } finally {
    for (const text of texts) text.close();
  }
}

/** Gives what the next build has to know of a checked text and its site; `file` holds a copy of the text. */
export function keptOf(checked: RightText | CheckedText, site: Site, file: string): Outline {
  const text = openBytes(file);
  try {
    const lists = 'lists' in checked ? checked.lists : partLists(text);
    return outlineOf({ ...checked, lists }, site);
  } finally {
    text.close();
  }
}

/** Says the findings of a text, at the lines on which they stand in a copy of it. */
function sayFindings(findings: Finding[], name: string, copy: string): string[] {
  const told = findings.filter(isTold);
  // A long text is not read where nothing is told of it.
  if (told.length === 0) return [];
  const text = readFileSync(copy, 'utf8');
  return sayProblems(locateFindings(told, text), name, () => text);
}

/** Tells whether a build tells of a problem: who builds a site does not edit it, so notices are for others. */
function isTold(problem: Pick<Problem, 'rule' | 'severity'>): boolean {
  return problem.severity !== 'notice' || isOfEarlierFormat(problem);
}

/** Prints the problems of which a build tells, and gives them as they are printed. */
function sayProblems(problems: Problem[], name: string, read: () => string): string[] {
  const told = problems.filter(isTold);
  if (told.length === 0) return [];
  const text = read();
  const printed = told.map((problem) => `${formatProblem(problem, name, text)}\n`);
  for (const one of printed) console.error(one);
  return printed;
}

/** Hands on the pages of a check, and calls a function with its end before anybody reads it. */
function* sayingProblems(
  checking: Generator<PageAt, Checked>,
  say: (checked: Checked) => void,
): Generator<PageAt, Checked> {
  const checked = yield* checking;
  say(checked);
  return checked;
}

/** The reason why the code that draws pages cannot be bundled, in words. */
class CodeFault extends Error {}

/**
 * Gives the editor that is published with a site, which sends changes to where the site is kept; its code lies under a
 * key of its own, where one is given.
 */
async function editorOf(
  text: string,
  { manifest }: Site,
  { root, codeFolder }: Project,
  key: string | undefined,
): ReturnType<NonNullable<BuildOptions['editorOf']>> {
  const { loadEditor } = await import('../vite/bundle-editor');
  const editorFolder = key === undefined ? codeFolder : join(dirname(codeFolder), key);
  const { repository, forge } = manifest.site;
  const place = repository === undefined ? undefined : placeOf(repository, forge);
  return {
    text,
    bundle: await loadEditor(root, editorFolder),
    forgeOrigin: place && 'kind' in place ? apiOrigin(place) : undefined,
  };
}

/**
 * Gives the code that draws pages. Where it cannot be bundled, throws the reason, in words of the site where its own
 * code is at fault.
 */
async function loadCode({ root, codeFolder, own }: Project): Promise<Code> {
  const vite = await import('../vite/bundle-code');
  try {
    return await vite.loadCode(root, codeFolder);
  } catch (error) {
    const { sayFailure } = await import('../vite/say-failure');
    const { message, place, excerpt } = sayFailure(error, root, own?.say);
    throw new CodeFault([place, message, excerpt, 'Nothing was written.'].filter((part) => part !== '').join('\n'));
  }
}
