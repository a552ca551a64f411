import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { assetsFolder } from '../addresses/asset-path';
import { isNotFound, pageDataFile, pageFile } from '../addresses/page-address';
import type { ComposedPage, Edition } from '../compose/compose-page';
import type { Site } from '../compose/site';
import { type EditedSite, type PublishedEditor, publishedEditor } from '../edit-documents/published-editor';
import type { Code } from '../frame/draw-page';
import { assetsOfFrame, composeFrame, pageToDraw } from '../frame/frame';
import { linkedDataOf } from '../frame/linked-data/linked-data';
import { madeFiles } from '../frame/made-files';
import type { GatheredAssets } from '../frame/read-assets';
import { type FramedEdition, siteFiles } from '../frame/site-files';
import { hashOf } from '../pictures/hash';
import { keepFiles, keptFolder, namesOfKept } from '../pictures/made-file';
import { socialPicture } from '../pictures/social-picture';
import { drawFirstPage } from './first-page';
import { type Content, type Output, type Published, withOutput } from './output';
import { InTheWay } from './output-content';
import { type PageResult, withPageWriter } from './page-writer';

/** The result of a build, or the failures that kept it from writing anything. */
export type Built = ({ pages: number; rendered: number; failures?: undefined } & Published) | { failures: string[] };

/** What is built, and where it goes. */
export interface BuildOptions {
  site: Site;
  /** Its pages, as the check has composed them. */
  pages: ComposedPage[];
  /** The site and its pages in its further languages. */
  translated?: readonly Edition[] | undefined;
  gathered: GatheredAssets;
  code: Code;
  outFolder: string;
  /** The folder in which builds keep the states of their output, and made pictures. */
  cacheFolder: string;
  /** The most threads that draw pages: unless given, one for each processor, fewer where the site is small. */
  threads?: number;
  /** The editor that is published with the site, from the site.json of which it is made; without it, none is. */
  editor?: Pick<EditedSite, 'text' | 'bundle' | 'forgeOrigin'> | undefined;
  /** Called once where another build has the output folder and is waited for. */
  onWait?: () => void;
}

/**
 * Writes a checked site as static files. A page is rendered only where something that it is made of has changed since
 * the last build into the folder. The new site takes the place of the old one as a whole, and only when all of it is
 * there: a build that fails or is ended leaves the folder as it was.
 */
export function buildSite(options: BuildOptions): Promise<Built> {
  const { outFolder, cacheFolder, onWait } = options;
  return withOutput(outFolder, cacheFolder, (output) => writeSite(options, output), onWait);
}

async function writeSite(options: BuildOptions, output: Output): Promise<Built> {
  const { site, translated = [], gathered, code, cacheFolder, editor: edited } = options;
  const script = `${site.base}${assetsFolder}/${code.bootScript}`;
  const editions = [options, ...translated].map(
    (edition): FramedEdition => ({
      frame: composeFrame(edition.site, gathered, code.renderer, script),
      pages: edition.pages,
    }),
  );
  const pages = editions.flatMap((edition) => edition.pages);
  const { threads = threadsFor(pages.length) } = options;
  const { rendered, failures } = await writePages({ editions, code, threads, cacheFolder }, output);
  if (failures.length > 0) return { failures };
  const shown = new Set([...editions.map(({ frame }) => frame), ...pages].flatMap(({ facts }) => facts.assets));
  const first = edited && (await drawFirstPage(editions[0], code));
  const editor = edited && publishedEditor({ ...edited, site, gathered, shown: withShared(shown, pages), first });
  for (const path of editor?.renditions ?? []) shown.add(path);
  const files = editions.flatMap((edition) => madeFiles(edition.frame, edition.pages, shown, gathered));
  const made = await keepFiles(byPath(files), join(cacheFolder, keptFolder));
  if (made.problems) return { failures: made.problems };
  const others = otherFiles(site, editions, shown, gathered, made.files, code, editor);
  for (const { path, hash, content } of others) output.put(path, hash, content);
  const missing = missingFiles(editions, new Set(others.map(({ path }) => path)));
  if (missing.length > 0) return { failures: missing };
  try {
    return { pages: pages.length, rendered, ...output.publish() };
  } catch (error) {
    if (error instanceof InTheWay) return { failures: [error.message] };
    throw error;
  }
}

/**
 * The number of pages that pays for the start of a thread. A second one saves the first a twentieth of its time on the
 * processor at 300 pages and a tenth at 600, where both together take a sixth more; on busy processors nothing is won
 * up to there.
 */
const pagesOfThread = 300;

function threadsFor(pages: number): number {
  return Math.max(1, Math.min(availableParallelism(), Math.floor(pages / pagesOfThread)));
}

/** Writes the documents and the data of those pages that are new; `rendered` counts the documents. */
async function writePages(
  {
    editions,
    code,
    threads,
    cacheFolder,
  }: Pick<BuildOptions, 'code' | 'cacheFolder'> & { editions: FramedEdition[]; threads: number },
  output: Output,
): Promise<{ rendered: number; failures: string[] }> {
  const frames = editions.map(({ frame: { shell, parts, styles, brand } }) => ({ shell, parts, styles, brand }));
  const pages = editions.flatMap((edition, index) =>
    edition.pages.map(({ page }) => ({ page, frame: edition.frame, number: index })),
  );
  const kept = namesOfKept(join(cacheFolder, keptFolder));
  const types = new Set(pages.flatMap(({ page }) => page.blocks.map(({ type }) => type)));
  const failures: string[] = [];
  let rendered = 0;
  await withPageWriter({ frames, code, types, threads }, async (take) => {
    for (const [index, { page, frame, number }] of pages.entries()) {
      const { parts, brand } = frame;
      const source = JSON.stringify(page);
      const linkedData = frame.linked && linkedDataOf(frame.linked, page);
      const hash = hashOf(parts.key, source, linkedData ?? '');
      const [documentPath, dataPath] = [pageFile(page.path, frame.site), pageDataFile(page.path)];
      const document = output.reuse(documentPath, hash);
      const data = isNotFound(page.path) ? undefined : output.reuse(dataPath, hash);
      if (document === undefined && data === undefined) continue;
      if (document !== undefined) rendered++;
      const done = (result: PageResult): void => {
        if (result.failure !== undefined) failures[index] = result.failure;
        if (result.document) output.add(documentPath, { hash, ...result.document });
        if (result.data) output.add(dataPath, { hash, ...result.data });
      };
      const { name } = socialPicture(page.title, brand);
      const needsPicture = !isNotFound(page.path) && !page.share && !kept.has(name);
      // Pages of the same title have the same picture.
      if (needsPicture) kept.add(name);
      const pictureFolder = needsPicture ? join(cacheFolder, keptFolder) : undefined;
      const drawn = pageToDraw(frame, page, source, linkedData);
      await take({ job: { ...drawn, frame: number, document, data, pictureFolder }, done });
    }
  });
  // Threads end in any order: the failures come in that of the pages.
  return { rendered, failures: failures.flat() };
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
function withShared(shown: ReadonlySet<string>, pages: ComposedPage[]): Set<string> {
  return new Set([...shown, ...pages.flatMap(({ page }) => page.share?.picture ?? [])]);
}

/** Gives of files with the same path the first, as languages share them. */
function byPath<File extends { path: string }>(files: File[]): File[] {
  return [...new Map(files.toReversed().map((file) => [file.path, file])).values()].toReversed();
}

interface OtherFile {
  path: string;
  hash: string;
  content: Content;
}

/** Gives the files beside the pages and their data. */
function otherFiles(
  site: Site,
  editions: FramedEdition[],
  shown: Set<string>,
  gathered: GatheredAssets,
  made: Map<string, string>,
  code: Code,
  editor: PublishedEditor | undefined,
): OtherFile[] {
  const file = (path: string, content: Content): OtherFile => ({
    path,
    // Either the name that a copied file has here or the one that it is kept by tells what is in it.
    hash: 'text' in content ? hashOf(content.text) : hashOf(path, content.copyOf),
    content,
  });
  const ofFrames = byPath(
    editions.flatMap(({ frame: { styles, faces, siteData } }) => [
      file(siteData.path, { text: siteData.text }),
      ...faces.map((face) => file(face.path, { copyOf: face.file })),
      ...[...styles.files].map(([path, text]) => file(path, { text })),
    ]),
  );
  return [
    ...ofFrames,
    ...readdirSync(code.browserFolder).map((name) =>
      file(`${assetsFolder}/${name}`, { copyOf: join(code.browserFolder, name) }),
    ),
    ...[...gathered.files].filter(([path]) => shown.has(path)).map(([path, copyOf]) => file(path, { copyOf })),
    ...[...gathered.flags].filter(([path]) => shown.has(path)).map(([path, text]) => file(path, { text })),
    ...[...made].map(([path, copyOf]) => file(path, { copyOf })),
    ...[...(editor?.files ?? [])].map(([path, content]) => file(path, content)),
    ...[...siteFiles(site, editions, editor?.headers)].map(([path, text]) => file(path, { text })),
  ];
}
