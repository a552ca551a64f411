import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { notFoundPath } from '../compose/compose-page';
import type { Page } from '../compose/page';
import type { Site } from '../compose/site';
import { hashOf } from './hash';
import { type Content, isCurrent, type OutputFile, readState, writeOutput } from './output';
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
 * has changed since the last build into the folder; everything is rendered before the first file is
 * written.
 */
export async function buildSite({ site, gathered, code, outFolder, cacheFolder }: BuildOptions): Promise<Built> {
  const frame = composeFrame(site, code);
  const pages = composePages(site);
  await code.renderer.prepareRenderer(new Set(pages.flatMap(({ blocks }) => blocks.map(({ type }) => type))));
  const state = readState(cacheFolder, outFolder);
  const current = (path: string, hash: string): boolean => isCurrent(outFolder, path, hash, state);
  const slices: OutputFile[] = [];
  const documents: OutputFile[] = [];
  const failures: string[] = [];
  const addresses = new Set(assetAddresses(JSON.stringify(frame.shell)));
  for (const page of pages) {
    const source = JSON.stringify(page);
    for (const address of assetAddresses(source)) addresses.add(address);
    const hash = hashOf(frame.key + source);
    if (page.path !== notFoundPath) {
      const slice = { path: slicePath(page.path), hash };
      slices.push(current(slice.path, hash) ? slice : { ...slice, content: { text: sliceOf(frame, page) } });
    }
    const document = { path: htmlPath(page.path), hash };
    if (current(document.path, hash)) documents.push(document);
    else {
      const { html, failure } = renderDocumentOf(frame, page, code);
      if (failure !== undefined) failures.push(failure);
      else documents.push({ ...document, content: { text: html } });
    }
  }
  if (failures.length > 0) return { failures };
  const others = otherFiles(frame, pages, addresses, gathered, code).map(
    (file): OutputFile => (current(file.path, file.hash) ? { path: file.path, hash: file.hash } : file),
  );
  const rendered = documents.filter(({ content }) => content).length;
  const { written, removed } = writeOutput(outFolder, cacheFolder, [...others, ...slices, ...documents], state);
  return { pages: pages.length, rendered, written, removed };
}

function otherFiles(
  frame: Frame,
  pages: Page[],
  addresses: Set<string>,
  gathered: GatheredAssets,
  code: Code,
): Required<OutputFile>[] {
  const file = (path: string, content: Content): Required<OutputFile> => ({
    path,
    hash: 'text' in content ? hashOf(content.text) : hashOf(path),
    content,
  });
  const { site, styles, font } = frame;
  return [
    ...readdirSync(code.browserFolder).map((name) =>
      file(`${assetsFolder}/${name}`, { copyOf: join(code.browserFolder, name) }),
    ),
    ...[...gathered.files].filter(([path]) => addresses.has(path)).map(([path, copyOf]) => file(path, { copyOf })),
    ...(font ? [file(font.path, { copyOf: font.file })] : []),
    ...[...styles.files].map(([path, text]) => file(path, { text })),
    ...[...siteFiles(site, pages, styles)].map(([path, text]) => file(path, { text })),
  ];
}
