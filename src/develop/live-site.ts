import { extname } from 'node:path';
import {
  decoded,
  isNotFound,
  notFoundPath,
  pageAddress,
  pathOfPageData,
  withoutSlash,
} from '../addresses/page-address';
import { passOn } from '../addresses/pass-on';
import { composePageAt, type PageAt } from '../compose/compose-page';
import { editionsOf } from '../compose/editions';
import { oldAddresses } from '../compose/old-addresses';
import type { Redirect } from '../compose/redirects-in';
import { draftPaths } from '../compose/routes';
import type { Site } from '../compose/site';
import { editorPath } from '../edit-api/addresses';
import { dataOfPage, drawPage } from '../frame/draw-page';
import { escapeXml } from '../frame/escape-xml';
import { composeFrame, type Frame, pageToDraw } from '../frame/frame';
import { readAsset } from '../frame/read-asset';
import type { GatheredAssets } from '../frame/read-assets';
import type { PolicedDocument } from '../frame/security';
import { stylesOf } from '../frame/site-styles';
import * as renderer from '../render/server';
import { type FailedDrawing, failedDrawing } from './failed-drawing';
import type { Live } from './read-live';

/** A request for a page: from a browser that loads it, or from one that shows it already and takes an edit. */
export interface LiveRequest {
  url: URL;
  isEdit: boolean;
}

/**
 * An answer: a document with what its policy has to name, a body typed by an ending, or another address; and why the
 * page cannot be drawn that it is for, where it cannot.
 */
export type LiveAnswer = (
  | { status: number; document: PolicedDocument }
  | { status: number; ending: string; body: Uint8Array | string }
  | { location: string }
) & { failed?: FailedDrawing };

const bootScript = '/src/develop/browser/boot.ts';
const problemsPath = '/__problems';

/** The path at which a browser asks which pages are drafts. */
export const draftsPath = '/__drafts';

/** Answers a browser that asks for a site while it is edited. */
export async function answerLive(live: Live, { url, isEdit }: LiveRequest): Promise<LiveAnswer> {
  const { pathname } = url;
  if (pathname === problemsPath) return { status: 200, ending: '.json', body: JSON.stringify(live.problems) };
  const { site, gathered } = live;
  if (pathname === draftsPath) {
    const drafts = site ? editionsOf(site).flatMap((edition) => [...draftPaths(edition)]) : [];
    return {
      status: 200,
      ending: '.json',
      body: JSON.stringify(drafts.map((path) => (site ? pageAddress(path, site) : path))),
    };
  }
  if (!site && live.isEmpty) return { location: editorPath };
  if (!site) return { status: 500, document: { html: problemsDocument, styles: [], reached: [] } };
  if (pathname !== site.base && (pathname === '/' || `${pathname}/` === site.base))
    return { location: site.base + url.search };
  const path = pathname.startsWith(site.base) ? pathname.slice(site.base.length) : undefined;
  const asset = path === undefined ? undefined : await readAssetOf(path, site, gathered);
  if (path !== undefined && asset) return { status: 200, ending: extname(path), body: asset };
  const dataOf = path === undefined ? undefined : pathOfPageData(path);
  if (dataOf !== undefined) return answerSlice(composePageAt(site, dataOf), gathered);
  return answerPage(site, gathered, path === undefined ? notFoundPath : withoutSlash(`/${path}`), url, isEdit);
}

/** Reads a file that a site has beside its pages, in any of its languages. */
async function readAssetOf(path: string, site: Site, gathered: GatheredAssets): ReturnType<typeof readAsset> {
  for (const edition of editionsOf(site)) {
    const asset = await readAsset(path, frameOf(edition, gathered), gathered);
    if (asset !== undefined) return asset;
  }
  return undefined;
}

const frames = new WeakMap<Site, Frame>();

/** Gives the frame of a site as it was last read, composed once. */
function frameOf(site: Site, gathered: GatheredAssets): Frame {
  const frame = frames.get(site) ?? composeFrame(site, gathered, renderer, bootScript);
  frames.set(site, frame);
  return frame;
}

async function answerSlice(composedPage: PageAt, gathered: GatheredAssets): Promise<LiveAnswer> {
  const { site, page } = composedPage;
  const frame = frameOf(site, gathered);
  const { failed } = await draw(frame, composedPage);
  const body = dataOfPage(frame, pageToDraw(frame, page));
  return { status: statusOf(page.path), ending: '.json', body, ...(failed && { failed }) };
}

/** Draws a page; gives its HTML, or why that cannot be done. Browsers draw the data of one by themselves, and tell nobody. */
async function draw(
  frame: Frame,
  composedPage: PageAt,
): Promise<{ html: Uint8Array; failed?: undefined } | { html?: undefined; failed: FailedDrawing }> {
  const { page } = composedPage;
  await renderer.prepareRenderer(page.blocks.map(({ type }) => type));
  const result = drawPage(frame, pageToDraw(frame, page), renderer);
  return result.html === undefined ? { failed: failedDrawing(composedPage, result) } : { html: result.html };
}

async function answerPage(
  site: Site,
  gathered: GatheredAssets,
  path: string,
  url: URL,
  isEdit: boolean,
): Promise<LiveAnswer> {
  const isFrom = ({ from }: Redirect): boolean => decoded(withoutSlash(from)) === decoded(path);
  const redirect = oldAddresses(site).find(isFrom);
  if (redirect) return { location: passOn(redirect.to, url.search) };
  const composedPage = composePageAt(site, path);
  const { page } = composedPage;
  if (isNotFound(page.path) && isInSmallLetters(path, site))
    return { location: pageAddress(path.toLowerCase(), site) + url.search };
  const address = isNotFound(page.path) ? url.pathname : pageAddress(path, site);
  if (address !== url.pathname) return { location: address + url.search };
  const frame = frameOf(composedPage.site, gathered);
  return isEdit ? answerEdit(frame, composedPage) : answerDocument(frame, composedPage);
}

/**
 * Tells whether an address becomes that of a page when its capitals are made small: the page for unknown addresses
 * leads there.
 */
function isInSmallLetters(path: string, site: Site): boolean {
  const small = path.toLowerCase();
  return small !== path && !isNotFound(composePageAt(site, small).page.path);
}

async function answerEdit(frame: Frame, composedPage: PageAt): Promise<LiveAnswer> {
  const { shell, parts, styles } = frame;
  const { page } = composedPage;
  const { failed } = await draw(frame, composedPage);
  const { key, attributes } = parts;
  const body = JSON.stringify({ key, shell, page, attributes, styles: Object.fromEntries(stylesOf(page, styles)) });
  return { status: 200, ending: '.json', body, ...(failed && { failed }) };
}

async function answerDocument(frame: Frame, composedPage: PageAt): Promise<LiveAnswer> {
  const { page, facts } = composedPage;
  const { html, failed } = await draw(frame, composedPage);
  if (failed) return { status: 500, document: documentOfFailure(failed), failed };
  const styles = stylesOf(page, frame.styles).map(([, css]) => css);
  const document = { html: new TextDecoder().decode(html), styles, reached: [frame.facts.reached, facts.reached] };
  return { status: statusOf(page.path), document };
}

function statusOf(path: string): number {
  return isNotFound(path) ? 404 : 200;
}

/** Gives the document that is served in the place of a page that cannot be drawn, until the next edit. */
function documentOfFailure({ message }: FailedDrawing): PolicedDocument {
  return { html: withoutPage(`<p>${escapeXml(message)}</p>`), styles: [], reached: [] };
}

/** Gives a document without any page of the site; the next edit has it loaded anew. */
function withoutPage(content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>site.json</title></head>
<body>${content}<script type="module" src="/src/develop/browser/problems-only.ts"></script></body></html>`;
}

/** The document that is served while there is no site to show. */
const problemsDocument = withoutPage('');
