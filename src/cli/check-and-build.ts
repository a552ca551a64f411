import { dirname, join, relative } from 'node:path';
import { buildEdit } from '../build/build-edit';
import { type BuildRecord, keptText } from '../build/build-record';
import { type BuildOptions, type Built, buildSite } from '../build/build-site';
import { refuseOutput } from '../build/output-refusal';
import type { Checked } from '../checks/check-site';
import { endOf } from '../checks/end-of';
import { formatProblem, sayCounts } from '../checks/format-text';
import { isOfEarlierFormat } from '../checks/other-format';
import type { Finding, Problem } from '../checks/problem';
import { recheck } from '../checks/recheck';
import type { PageAt } from '../compose/compose-page';
import type { Site } from '../compose/site';
import { apiOrigin, placeOf } from '../forge/place';
import type { Code } from '../frame/draw-page';
import { allWords } from '../registry/all-words';
import { createRegistry } from '../registry/registry';
import { whyUnreadable } from '../workspace/replace-file';
import { editorKey } from './code-key.js';
import { type ExitCode, type Project, readPages, readText, whyRefused } from './command';
import { refuse } from './options';

/** The end of a build: where it ended well, the text of which it was made, and what was found in that; else its exit code. */
export type BuildEnd =
  | { code: 0; built: Extract<Built, { pages: number }>; warnings: string[]; findings: Finding[]; text: string }
  | { code: Exclude<ExitCode, 0> };

/** What a build is asked for. */
interface BuildOrder {
  now: Date;
  /** Whether the editor is published, too, although the site does not say so. */
  hasEditor?: boolean | undefined;
}

/** Checks the site.json of a name that is relative to the working directory and writes its site, or says why not. */
export async function checkAndBuild(
  name: string,
  outFolder: string,
  { now, hasEditor }: BuildOrder,
  project: Project,
): Promise<BuildEnd> {
  const read = readPages(name, project, { now });
  if ('unreadable' in read) return { code: refuse(read.unreadable) };
  const { text, gathered } = read;
  let [warnings, findings]: [string[], Finding[]] = [[], []];
  const pages = sayingProblems(read.checking, ({ problems, site, findings: found }) => {
    [warnings, findings] = [sayProblems(problems, name, text), found];
    const kept = `Nothing was built; ${relative('.', outFolder) || '.'} is as it was.`;
    if (!site) console.error(`${name}: ${sayCounts(problems)}. ${kept}`);
  });
  const { cacheFolder } = project;
  const refusal = refuseOutput(outFolder, cacheFolder, [project.root, dirname(read.file)]);
  if (refusal) return { code: endOf(pages).site ? refuse(refusal) : 1 };
  try {
    const built = await buildSite({
      pages,
      gathered,
      loadCode: () => loadCode(project),
      outFolder,
      cacheFolder,
      editorOf: async (site) =>
        hasEditor || site.manifest.site.editor ? await editorOf(text, site, project) : undefined,
      onWait: () => console.error('Another build writes into this folder. Waiting until it is done.'),
    });
    if (!built) return { code: 1 };
    if (!built.failures) return { code: 0, built, warnings, findings, text };
    for (const failure of built.failures) console.error(failure);
    console.error('Nothing was written.');
    return { code: 1 };
  } catch (error) {
    return { code: refuse(error instanceof CodeFault ? error.message : whyUnreadable(outFolder, error)) };
  }
}

/**
 * Checks and builds what an edit since the last build has changed, where that is one page; undefined where it may be
 * more, and nothing is said yet.
 */
export async function buildEdited(
  name: string,
  outFolder: string,
  { now, hasEditor }: BuildOrder,
  record: BuildRecord,
  project: Project,
): Promise<BuildEnd | undefined> {
  const { cacheFolder, codeKey, own } = project;
  // What the rules of a site read, nobody knows; and the editor is published with the text.
  if (own || hasEditor || whyRefused(name) !== undefined) return undefined;
  const before = keptText(outFolder, cacheFolder, record);
  if (before === undefined) return undefined;
  try {
    const { text, gathered } = readText(name);
    const registry = createRegistry(codeKey, allWords);
    const findings = record.findings as Finding[];
    const rechecked = recheck({ text: before, findings }, text, gathered.assets, { now, registry });
    if (!rechecked || rechecked.site.manifest.site.editor) return undefined;
    const { problems, ...edit } = rechecked;
    const { pages } = record;
    const loaded = { gathered, loadCode: () => loadCode(project) };
    const built = await buildEdit({ ...edit, ...loaded, pages, outFolder, cacheFolder });
    if (!built || built.failures) return undefined;
    return { code: 0, built, warnings: sayProblems(problems, name, text), findings, text };
  } catch {
    // Whatever fails here, the whole build says.
    return undefined;
  }
}

/** Prints the problems of which a build tells, and gives them as they are printed. */
function sayProblems(problems: Problem[], name: string, text: string): string[] {
  const told = problems.filter((problem) => problem.severity !== 'notice' || isOfEarlierFormat(problem));
  const printed = told.map((problem) => `${formatProblem(problem, name, text)}\n`);
  for (const one of printed) console.error(one);
  return printed;
}

/** Hands on the pages of a check, and has its end said before anybody goes on with it. */
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

/** Gives the editor that is published with a site, which sends changes to where the site is kept. */
async function editorOf(
  text: string,
  { manifest }: Site,
  { root, codeFolder }: Project,
): ReturnType<NonNullable<BuildOptions['editorOf']>> {
  const { loadEditor } = await import('../vite/bundle-editor');
  const editorFolder = import.meta.env.IS_PUBLISHED ? codeFolder : join(dirname(codeFolder), editorKey(root));
  const { repository, forge } = manifest.site;
  const place = repository === undefined ? undefined : placeOf(repository, forge);
  return {
    text,
    bundle: await loadEditor(root, editorFolder),
    forgeOrigin: place && 'kind' in place ? apiOrigin(place) : undefined,
  };
}

/** Gives the code that draws pages; where it cannot be bundled, throws why, in words of the site where that is its code. */
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
