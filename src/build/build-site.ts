import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { notFoundPath } from '../compose/compose-page';
import type { Page } from '../compose/page';
import type { Site } from '../compose/site';
import { hashOf } from '../pictures/hash';
import { keepFiles, keptFolder } from '../pictures/made-file';
import { madeFiles } from './made-files';
import { type Content, isCurrent, type OutputFile, openStaging, readState, writeOutput } from './output';
import { assetsFolder, type GatheredAssets } from './read-assets';
import { assetAddresses, composeFrame, composePages, type Frame, renderDocumentOf, sliceOf } from './render-site';
import type { Code } from './renderer';
import { htmlPath, siteFiles, slicePath } from './site-files';

/** What a build did, or the failures that kept it from writing anything. */
export type Built =
  | { pages: number; rendered: number; written: number; removed: number; failures?: undefined }
  | { failures: string[] };

interface BuildOptions {
  site: Site;
  gathered: GatheredAssets;
  code: Code;
  outFolder: string;
  /** Where builds keep what they know of their output. */
  cacheFolder: string;
}

/**
 * Writes a checked site as static files. A page is rendered only where something that it is made of
 * has changed since the last build into the folder; all that is new waits beside the folder until the
 * last page is rendered, so that a build that fails leaves the folder as it was.
 */
export async function buildSite({ site, gathered, code, outFolder, cacheFolder }: BuildOptions): Promise<Built> {
  const frame = composeFrame(site, gathered, code);
  const pages = composePages(site);
  await code.renderer.prepareRenderer(new Set(pages.flatMap(({ blocks }) => blocks.map(({ type }) => type))));
  const state = readState(cacheFolder, outFolder);
  const staging = openStaging(outFolder);
  const stage = (path: string, hash: string, content: () => Content | undefined): OutputFile => {
    if (isCurrent(outFolder, path, hash, state)) return { path, hash, isStaged: false };
    const made = content();
    if (made) staging.add(path, made);
    return { path, hash, isStaged: made !== undefined };
  };
  try {
    const slices: OutputFile[] = [];
    const documents: OutputFile[] = [];
    const failures: string[] = [];
    const addresses = new Set(assetAddresses(frame.shellSource));
    for (const page of pages) {
      const source = JSON.stringify(page);
      for (const address of assetAddresses(source)) addresses.add(address);
      const hash = hashOf(frame.key + source);
      if (page.path !== notFoundPath) {
        slices.push(stage(slicePath(page.path), hash, () => ({ text: sliceOf(frame, page, source) })));
      }
      const document = stage(htmlPath(page.path), hash, () => {
        const { html, failure } = renderDocumentOf(frame, page, code, source);
        if (failure === undefined) return { text: html };
        failures.push(failure);
        return undefined;
      });
      documents.push(document);
    }
    if (failures.length > 0) return { failures };
    const made = await keepFiles(madeFiles(frame, pages, addresses, gathered), join(cacheFolder, keptFolder));
    if (made.problems) return { failures: made.problems };
    const others = otherFiles(frame, pages, addresses, gathered, made.files, code).map(({ path, hash, content }) =>
      stage(path, hash, () => content),
    );
    const rendered = documents.filter(({ isStaged }) => isStaged).length;
    const { written, removed } = writeOutput(outFolder, cacheFolder, [...others, ...slices, ...documents], state);
    return { pages: pages.length, rendered, written, removed };
  } finally {
    staging.remove();
  }
}

interface OtherFile {
  path: string;
  hash: string;
  content: Content;
}

/** The files beside the pages and their slices. */
function otherFiles(
  frame: Frame,
  pages: Page[],
  addresses: Set<string>,
  gathered: GatheredAssets,
  made: Map<string, string>,
  code: Code,
): OtherFile[] {
  const file = (path: string, content: Content): OtherFile => ({
    path,
    // Either the name that a copied file has here or the one that it is kept by tells what is in it.
    hash: hashOf('text' in content ? content.text : path + content.copyOf),
    content,
  });
  const { site, styles, font } = frame;
  return [
    ...readdirSync(code.browserFolder).map((name) =>
      file(`${assetsFolder}/${name}`, { copyOf: join(code.browserFolder, name) }),
    ),
    ...[...gathered.files].filter(([path]) => addresses.has(path)).map(([path, copyOf]) => file(path, { copyOf })),
    ...[...made].map(([path, copyOf]) => file(path, { copyOf })),
    ...(font ? [file(font.path, { copyOf: font.file })] : []),
    ...[...styles.files].map(([path, text]) => file(path, { text })),
    ...[...siteFiles(site, pages, styles)].map(([path, text]) => file(path, { text })),
  ];
}
