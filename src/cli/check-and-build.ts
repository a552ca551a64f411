import { dirname, join, relative } from 'node:path';
import { type BuildOptions, type Built, buildSite } from '../build/build-site';
import { refuseOutput } from '../build/output-refusal';
import { formatProblem, sayCounts } from '../checks/format-text';
import { isOfEarlierFormat } from '../checks/other-format';
import type { Site } from '../compose/site';
import { apiOrigin, placeOf } from '../forge/place';
import type { Code } from '../frame/draw-page';
import { whyUnreadable } from '../workspace/replace-file';
import { editorKey } from './code-key.js';
import { type ExitCode, type Project, readSite } from './command';
import { refuse } from './options';

/** The end of a build: its warnings where it ended well, else its exit code. */
export type BuildEnd =
  | { code: 0; site: Site; built: Extract<Built, { pages: number }>; warnings: string[] }
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
  const read = readSite(name, project, { now });
  if ('unreadable' in read) return { code: refuse(read.unreadable) };
  const { problems, site, pages, translated } = read.checked;
  const printed = problems.filter((problem) => problem.severity !== 'notice' || isOfEarlierFormat(problem));
  const warnings = printed.map((problem) => `${formatProblem(problem, name, read.text)}\n`);
  for (const warning of warnings) console.error(warning);
  if (!site) {
    console.error(
      `${name}: ${sayCounts(problems)}. Nothing was built; ${relative('.', outFolder) || '.'} is as it was.`,
    );
    return { code: 1 };
  }
  const { cacheFolder } = project;
  const refusal = refuseOutput(outFolder, cacheFolder, [project.root, dirname(read.file)]);
  if (refusal) return { code: refuse(refusal) };
  try {
    const code = await loadCode(project);
    if (typeof code === 'string') return { code: refuse(code) };
    const onWait = (): void => console.error('Another build writes into this folder. Waiting until it is done.');
    const editor = hasEditor || site.manifest.site.editor ? await editorOf(read.text, site, project) : undefined;
    const gathered = read.gathered;
    const built = await buildSite({ site, pages, translated, gathered, code, outFolder, cacheFolder, editor, onWait });
    if (!built.failures) return { code: 0, site, built, warnings };
    for (const failure of built.failures) console.error(failure);
    console.error('Nothing was written.');
    return { code: 1 };
  } catch (error) {
    return { code: refuse(whyUnreadable(outFolder, error)) };
  }
}

/** Gives the editor that is published with a site, which sends changes to where the site is kept. */
async function editorOf(
  text: string,
  { manifest }: Site,
  { root, codeFolder }: Project,
): Promise<BuildOptions['editor']> {
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

/** Gives the code that draws pages; where it cannot be bundled, says why, in words of the site where that is its code. */
async function loadCode({ root, codeFolder, own }: Project): Promise<Code | string> {
  const vite = await import('../vite/bundle-code');
  try {
    return await vite.loadCode(root, codeFolder);
  } catch (error) {
    const { sayFailure } = await import('../vite/say-failure');
    const { message, place, excerpt } = sayFailure(error, root, own?.say);
    return [place, message, excerpt, 'Nothing was written.'].filter((part) => part !== '').join('\n');
  }
}
