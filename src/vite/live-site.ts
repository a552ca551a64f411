import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { basename, dirname, extname, join } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { decoded, notFoundPath, pageAddress, pathOfPageData, withoutSlash } from '../addresses/page-address';
import { composers } from '../blocks/compose';
import { readAsset } from '../build/read-asset';
import { type GatheredAssets, readAssets } from '../build/read-assets';
import { composeFrame, type Frame, renderDocumentOf, sliceOf } from '../build/render-site';
import type { Code, Renderer } from '../build/renderer';
import { checkSite } from '../checks/check-site';
import { excerpt } from '../checks/format-text';
import type { Problem } from '../checks/problem';
import type { ShownProblem } from '../checks/shown-problem';
import { composePage, routeSources } from '../compose/compose-page';
import type { Page } from '../compose/page';
import type { Site } from '../compose/site';
import type { Manifest } from '../manifest/manifest';
import { requestedUrl } from '../serve/answer';
import { isCode, noteFailure } from './answer-from-vite';
import { send } from './send';

const editAccept = 'application/vnd.pagewright+json';
const problemsPath = '/__problems';

/** How often a site.json is looked at, in milliseconds: a save shows at once, and what editors do to a file on the way is over soon. */
const lookEvery = 80;

/** A site.json as it was last read: the site is the last one without errors. */
interface Live {
  problems: ShownProblem[];
  site?: Site;
  gathered: GatheredAssets;
}

/** What other plugins may ask of the site that is being edited. */
interface LiveSite {
  /** The theme that it had when it last was without errors. */
  theme(): Manifest['theme'] | undefined;
}

/** Serves the pages of a site.json, tells the browser of every edit, and of what is wrong with it. */
export function liveSite(file: string): Plugin<LiveSite> {
  let live = readLive(file);
  let look: ReturnType<typeof setInterval> | undefined;
  return {
    name: 'pagewright:live-site',
    api: { theme: () => live.site?.manifest.theme },
    buildEnd: () => clearInterval(look),
    configureServer(server) {
      server.watcher.on('all', (_, changed) => {
        if (changed.endsWith('.css')) server.ws.send({ type: 'full-reload' });
      });
      let stamp = stampOf(file);
      look = setInterval(() => {
        const latest = stampOf(file);
        if (latest === stamp) return;
        stamp = latest;
        live = readLive(file, live);
        tellBrowser(server, live);
      }, lookEvery);
      server.middlewares.use((request, response, next) => {
        if (isCode(request)) next();
        else answerRequest(server, live, request, response).then((isAnswered) => isAnswered || next(), next);
      });
      return () => void server.middlewares.use(noteFailure);
    },
  };
}

/**
 * Changes with site.json and the uploads, however they are saved: in place and in pieces, deleted and made anew, moved
 * away and back. What tells of changes by itself loses a file that was gone for a moment.
 */
function stampOf(file: string): string {
  const folder = join(dirname(file), 'uploads');
  try {
    const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    return [file, ...names.sort().map((name) => join(folder, name))].map(stampOfFile).join();
  } catch {
    return '';
  }
}

function stampOfFile(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${file} ${found.ino} ${found.size} ${found.mtimeMs}` : file;
}

/** Reads and checks a site.json; what is wrong with it leaves the site of before in place. */
function readLive(file: string, before?: Live): Live {
  const gathered = readAssets(dirname(file));
  try {
    const text = readFileSync(file, 'utf8');
    const { problems, site } = checkSite(text, gathered.assets, { now: new Date(), composers });
    const shown = problems
      .filter(({ severity }) => severity === 'error')
      .map((problem) => shownProblem(problem, file, text));
    if (site) return { problems: shown, site, gathered };
    return { ...before, problems: shown, gathered: before?.gathered ?? gathered };
  } catch {
    const message = `${basename(file)} is gone or cannot be read. Put it back, and the page shows it again.`;
    return { gathered, ...before, problems: [{ message, place: basename(file), excerpt: '' }] };
  }
}

function shownProblem(problem: Problem, file: string, text: string): ShownProblem {
  const { message, line, column, page } = problem;
  const place = `${basename(file)}:${line}:${column}`;
  return { message, place, excerpt: excerpt(problem, text), ...(page === undefined ? {} : { page }) };
}

function tellBrowser(server: ViteDevServer, { problems }: Live): void {
  server.ws.send('pagewright:problems', problems);
  if (problems.length === 0) server.ws.send('pagewright:site', null);
}

async function answerRequest(
  server: ViteDevServer,
  live: Live,
  request: Connect.IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname } = requestedUrl(request);
  if (pathname === problemsPath) return send(response, 200, '.json', JSON.stringify(live.problems));
  const { site } = live;
  if (!site) return send(response, 500, '.html', await server.transformIndexHtml(pathname, problemsDocument));
  if (pathname !== site.base && (pathname === '/' || `${pathname}/` === site.base)) {
    response.writeHead(302, { location: site.base }).end();
    return true;
  }
  const code = await loadSources(server);
  const frame = composeFrame(site, live.gathered, code, '/src/client/boot.ts');
  const path = pathname.startsWith(site.base) ? pathname.slice(site.base.length) : undefined;
  const asset = path === undefined ? undefined : await readAsset(path, frame, live.gathered);
  if (path !== undefined && asset) return send(response, 200, extname(path), asset);
  const dataOf = path === undefined ? undefined : pathOfPageData(path);
  if (dataOf !== undefined) return sendSlice(response, frame, dataOf);
  return sendPage(server, request, response, frame, code, path === undefined ? notFoundPath : withoutSlash(`/${path}`));
}

/** The code as Vite serves it, in the place of bundled code. */
async function loadSources(server: ViteDevServer): Promise<Code> {
  const renderer = (await server.ssrLoadModule('/src/render/server.tsx')) as Renderer;
  return { key: 'sources', renderer, browserFolder: '', bootScript: '' };
}

function findPage({ site }: Frame, path: string): Page {
  const routes = routeSources(site.manifest);
  const route = routes.find((one) => one.path === path) ?? routes.find((one) => one.path === notFoundPath);
  if (!route) throw new Error('A site without a page for unknown addresses passed the check.');
  return composePage(site, route);
}

function sendSlice(response: ServerResponse, frame: Frame, path: string): boolean {
  const page = findPage(frame, path);
  return send(response, page.path === notFoundPath ? 404 : 200, '.json', sliceOf(frame, page));
}

async function sendPage(
  server: ViteDevServer,
  request: Connect.IncomingMessage,
  response: ServerResponse,
  frame: Frame,
  code: Code,
  path: string,
): Promise<boolean> {
  const { site } = frame;
  const url = requestedUrl(request);
  const redirect = site.redirects.find(({ from }) => decoded(withoutSlash(from)) === decoded(path));
  if (redirect) return lead(response, redirect.to.startsWith('/') ? pageAddress(redirect.to, site) : redirect.to);
  const page = findPage(frame, path);
  const address = page.path === notFoundPath ? url.pathname : pageAddress(path, site);
  if (address !== url.pathname) return lead(response, address + url.search);
  if (request.headers.accept === editAccept) {
    const { shell, key, styles } = frame;
    return send(
      response,
      200,
      'application/json',
      JSON.stringify({ key, shell, page, styles: Object.fromEntries(styles.ofPage(page)) }),
    );
  }
  await code.renderer.prepareRenderer(page.blocks.map(({ type }) => type));
  const { html, failure } = renderDocumentOf(frame, page, code);
  if (html === undefined) return send(response, 500, '.txt', failure);
  const document = await server.transformIndexHtml(request.url ?? path, html);
  return send(response, page.path === notFoundPath ? 404 : 200, '.html', document);
}

/** Leads a browser to another address, which it asks for anew each time. */
function lead(response: ServerResponse, location: string): true {
  response.writeHead(302, { location }).end();
  return true;
}

/** What is served while there is no site to show. */
const problemsDocument = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>site.json</title></head>
<body><script type="module" src="/src/client/problems-only.ts"></script></body></html>`;
