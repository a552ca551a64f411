import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { assetsFolder } from '../addresses/asset-path';
import type { PageAt } from '../compose/compose-page';
import type { Site } from '../compose/site';
import { type EditedSite, type PublishedEditor, publishedEditor } from '../edit-documents/published-editor';
import type { Code } from '../frame/draw-page';
import { assetsOfFrame } from '../frame/frame';
import { madeFiles } from '../frame/made-files';
import type { NotedPage } from '../frame/noted-page';
import type { GatheredAssets } from '../frame/read-assets';
import { type FramedEdition, siteFiles } from '../frame/site-files';
import { keepFiles, keptFolder } from '../pictures/made-file';
import { type CheckedPages, drawPages } from './draw-pages';
import { drawFirstPage } from './first-page';
import { type Output, type Published, withOutput } from './output';
import { InTheWay } from './output-content';
import type { Content } from './output-state';

/** The result of a build with the site that was built, or the failures that kept it from writing anything. */
export type Built =
  | ({ site: Site; pages: number; rendered: number; failures?: undefined } & Published)
  | { failures: string[] };

/** The pages to build, the code and files to draw them with, and the folders. */
export interface BuildOptions {
  /** Its pages, as the check composes them. */
  pages: CheckedPages;
  gathered: GatheredAssets;
  /** Loads the code that draws pages; not called where no page is to be drawn. */
  loadCode(): Promise<Code>;
  outFolder: string;
  /** The folder in which builds keep the states of their output, and made pictures. */
  cacheFolder: string;
  /** The most threads that draw pages: unless given, one for each processor, fewer where the site is small. */
  threads?: number;
  /** Gives the editor that is published with a site, from the site.json of which it is made; without it, none is. */
  editorOf?(site: Site): Promise<Pick<EditedSite, 'text' | 'bundle' | 'forgeOrigin'> | undefined>;
  /** Called once where another build has the output folder and is waited for. */
  onWait?: () => void;
}

/**
 * Writes a site as static files while it is checked; nothing where it turns out to be wrong. A page is rendered only
 * where something that it is made of has changed since the last build into the folder. The new site takes the place of
 * the old one as a whole, and only when all of it is there: a build that fails or is ended leaves the folder as it was.
 */
export async function buildSite(options: BuildOptions): Promise<Built | undefined> {
  const { outFolder, cacheFolder, onWait } = options;
  const first = options.pages.next();
  // Findings before the first page need neither the code nor the folder.
  if (first.done) return undefined;
  return withOutput(outFolder, cacheFolder, (output) => writeSite(first.value, options, output), onWait);
}

async function writeSite(first: PageAt, options: BuildOptions, output: Output): Promise<Built | undefined> {
  const { gathered, loadCode, cacheFolder, editorOf, threads } = options;
  const drawing = { loadCode, gathered, cacheFolder, threadsFor: threads === undefined ? threadsFor : () => threads };
  const drawnPages = await drawPages(first, options.pages, drawing, output);
  if (!drawnPages) return undefined;
  const { site, code, editions, rendered, failures } = drawnPages;
  if (failures.length > 0) return { failures };
  const pages = editions.flatMap((edition) => edition.pages);
  const shownAssets = new Set([...editions.map(({ frame }) => frame), ...pages].flatMap(({ facts }) => facts.assets));
  const edited = await editorOf?.(site);
  const home = edited && (await drawFirstPage(editions[0]?.frame, code));
  const editor =
    edited && publishedEditor({ ...edited, site, gathered, shown: withShared(shownAssets, pages), first: home });
  for (const path of editor?.renditions ?? []) shownAssets.add(path);
  const files = editions.flatMap((edition) => madeFiles(edition.frame, edition.pages, shownAssets, gathered));
  const keptFiles = await keepFiles(files, join(cacheFolder, keptFolder));
  if (keptFiles.problems) return { failures: keptFiles.problems };
  const others = otherFiles(site, editions, shownAssets, gathered, keptFiles.files, code, editor);
  for (const [path, content] of others) output.put(path, content);
  const missing = missingFiles(editions, new Set(others.map(([path]) => path)));
  if (missing.length > 0) return { failures: missing };
  try {
    return { site, pages: pages.length, rendered, ...output.publish() };
  } catch (error) {
    if (error instanceof InTheWay) return { failures: [error.message] };
    throw error;
  }
}

/**
 * The number of pages from which on one more thread pays for its start. At 300 pages a second thread saves the first a
 * twentieth of its processor time, at 600 a tenth, while both together take a sixth more; on busy processors fewer
 * pages gain nothing.
 */
const pagesOfThread = 300;

function threadsFor(pages: number): number {
  return Math.max(1, Math.min(availableParallelism(), Math.floor(pages / pagesOfThread)));
}

/** Gives a sentence for every file that a page names and the build does not write: a fault of ours. */
function missingFiles(editions: FramedEdition[], written: Set<string>): string[] {
  const named = editions.flatMap(({ frame, pages }) => [
    { by: 'Every page', assets: assetsOfFrame(frame) },
    ...pages.map(({ page, facts }) => ({ by: `The page "${page.path}"`, assets: facts.assets })),
  ]);
  return named.flatMap(({ by, assets }) =>
    assets
      .filter((path) => !written.has(path))
      .map((path) => `${by} shows ${path}, and the build does not write that file. This is a fault of Pagewright.`),
  );
}

/** Adds to the paths of files that pages show the pictures that others show where pages are shared. */
function withShared(shownAssets: ReadonlySet<string>, pages: NotedPage[]): Set<string> {
  return new Set([...shownAssets, ...pages.flatMap(({ page }) => page.share?.picture ?? [])]);
}

/** Gives the files beside the pages and their data; languages share some of them. */
function otherFiles(
  site: Site,
  editions: FramedEdition[],
  shownAssets: Set<string>,
  gathered: GatheredAssets,
  keptFiles: Map<string, string>,
  code: Code,
  editor: PublishedEditor | undefined,
): [path: string, content: Content][] {
  const copies = (files: Iterable<[path: string, file: string]>): [string, Content][] =>
    [...files].map(([path, copyOf]) => [path, { copyOf }]);
  const texts = (files: Iterable<[path: string, text: string]>): [string, Content][] =>
    [...files].map(([path, text]) => [path, { text }]);
  const isShown = ([path]: [path: string, ...unknown[]]): boolean => shownAssets.has(path);
  const ofFrames = editions.flatMap(({ frame: { styles, faces, siteData } }) => [
    ...texts([[siteData.path, siteData.text], ...styles.files]),
    ...copies(faces.map(({ path, file }) => [path, file])),
  ]);
  return [
    ...ofFrames,
    ...copies(
      readdirSync(code.browserFolder).map((name) => [`${assetsFolder}/${name}`, join(code.browserFolder, name)]),
    ),
    ...copies([...gathered.files].filter(isShown)),
    ...texts([...gathered.flags].filter(isShown)),
    ...copies(keptFiles),
    ...(editor?.files ?? []),
    ...texts(siteFiles(site, editions, editor?.headers)),
  ];
}
