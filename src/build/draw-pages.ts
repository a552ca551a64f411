import { assetsFolder } from '../addresses/asset-path';
import { isNotFound, pageDataFile, pageFile } from '../addresses/page-address';
import type { PageAt } from '../compose/compose-page';
import { editionsOf } from '../compose/editions';
import { routeSources } from '../compose/routes';
import type { Site } from '../compose/site';
import type { Code } from '../frame/draw-page';
import { composeFrame, type Frame, pageToDraw } from '../frame/frame';
import { linkedDataOf } from '../frame/linked-data/linked-data';
import { notePage } from '../frame/noted-page';
import type { GatheredAssets } from '../frame/read-assets';
import type { FramedEdition } from '../frame/site-files';
import { hashOf } from '../pictures/hash';
import { collectGarbage } from './collect-garbage';
import type { Output } from './output';
import { type PageJob, type PageResult, type TakenPage, withPageWriter } from './page-writer';
import { addingPictures } from './shared-pictures';

/** The pages of a site as its check composes them, one after the other; at their end the site, where it is right. */
export type CheckedPages = Iterator<PageAt, { site?: Site | undefined }>;

interface DrawOptions {
  loadCode(): Promise<Code>;
  gathered: GatheredAssets;
  cacheFolder: string;
  /** The most threads that draw, by the number of pages. */
  threadsFor(pages: number): number;
}

/** The result of drawing a site. */
interface Drawn {
  /** The code that has drawn it. */
  code: Code;
  /** The site in each of its languages, the main one first. */
  editions: FramedEdition[];
  /** The number of documents that were new. */
  rendered: number;
  /** Why documents could not be drawn, in the order of the pages. */
  failures: string[];
}

/**
 * Writes the documents and the data of those pages that are new, while the check goes on, and keeps no page. Gives
 * nothing where the site turns out to be wrong: what fails in drawing it follows from that.
 */
export async function drawPages(
  first: PageAt,
  rest: CheckedPages,
  options: DrawOptions,
  output: Output,
): Promise<(Drawn & { site: Site }) | undefined> {
  let step: ReturnType<CheckedPages['next']> = { value: first };
  let drawn: Drawn | undefined;
  let failed: { error: unknown } | undefined;
  try {
    drawn = await drawEach(first.site, options, output, async (draw) => {
      for (; !step.done; step = rest.next()) await draw(step.value);
    });
  } catch (error) {
    failed = { error };
  }
  while (!step.done) step = rest.next();
  // Where the check itself has failed, it has no end.
  const end: typeof step.value | undefined = step.value;
  if (failed && (!end || end.site)) throw failed.error;
  return drawn && end?.site && { ...drawn, site: end.site };
}

/** Draws each page that a task hands over. */
async function drawEach(
  main: Site,
  { loadCode, gathered, cacheFolder, threadsFor }: DrawOptions,
  output: Output,
  task: (draw: (page: PageAt) => Promise<void>) => Promise<void>,
): Promise<Drawn> {
  const code = await loadCode();
  const sites = editionsOf(main);
  const editions = sites.map((site): FramedEdition => ({ frame: frameOf(site, gathered, code), pages: [] }));
  const frames = editions.map(({ frame: { shell, parts, styles, brand } }) => ({ shell, parts, styles, brand }));
  const threads = threadsFor(sites.reduce((sum, site) => sum + routeSources(site).length, 0));
  const withPicture = addingPictures(cacheFolder, output);
  const failures: string[] = [];
  let rendered = 0;
  let count = 0;
  let language: number | undefined;
  await withPageWriter({ frames, code, threads }, (take) =>
    task(async (page) => {
      const number = sites.indexOf(page.site);
      const edition = editions[number];
      if (!edition) throw new Error(`The page "${page.page.path}" is in no language of its site.`);
      // Nobody needs what was known of the pages of the language before.
      if (number !== language && sites.length > 1) collectGarbage();
      language = number;
      edition.pages.push(notePage(page, edition.frame.styles));
      const index = count++;
      const pageTask = pageToTake(page, edition.frame, output, (result) => {
        if (result.failure !== undefined) failures[index] = result.failure;
      });
      if (!pageTask) return;
      if (pageTask.job.document !== undefined) rendered++;
      await take(withPicture({ ...pageTask, job: { ...pageTask.job, frame: number } }));
    }),
  );
  // Threads end in any order: the failures come in that of the pages.
  return { code, editions, rendered, failures: failures.flat() };
}

/** Makes the frame of a site in one language. */
export function frameOf(edition: Site, gathered: GatheredAssets, { renderer, bootScript }: Code): Frame {
  return composeFrame(edition, gathered, renderer, `${edition.base}${assetsFolder}/${bootScript}`);
}

/** Gives what a page is made of, and the hash by which its files are noted. */
export function sourceOf(
  { page }: PageAt,
  { parts, linked }: Frame,
): Pick<PageJob, 'source' | 'linkedData'> & { hash: string } {
  const source = JSON.stringify(page);
  const linkedData = linked && linkedDataOf(linked, page);
  return { source, ...(linkedData !== undefined && { linkedData }), hash: hashOf(parts.key, source, linkedData ?? '') };
}

/** Gives a page to be drawn, with the paths of those of its files that are new; nothing where none is. */
export function pageToTake(
  composed: PageAt,
  frame: Frame,
  output: Output,
  hear: (result: PageResult) => void,
): TakenPage | undefined {
  const { page } = composed;
  const { source, linkedData, hash } = sourceOf(composed, frame);
  const [documentPath, dataPath] = [pageFile(page.path, frame.site), pageDataFile(page.path)];
  const document = output.reuse(documentPath, hash);
  const data = isNotFound(page.path) ? undefined : output.reuse(dataPath, hash);
  if (document === undefined && data === undefined) return undefined;
  const done = (result: PageResult): void => {
    hear(result);
    if (result.document) output.add(documentPath, { hash, ...result.document });
    if (result.data) output.add(dataPath, { hash, ...result.data });
  };
  return { job: { ...pageToDraw(frame, page, source, linkedData), frame: 0, document, data }, done };
}
