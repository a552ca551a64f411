import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { Development } from '../develop/develop';
import type { Live } from '../develop/live-site';
import type { ShownProblem } from '../develop/shown-problem';
import type { PolicedDocument } from '../frame/security';
import { requestedUrl } from '../serve/answer';
import { isCode, noteFailure } from './answer-from-vite';
import { createEditorAnswer, type EditorSettings, isOfEditor } from './edit-site';
import { type CodeVersion, createLiveCode, type LiveCode } from './live-code';
import { send } from './send';
import { watchSite } from './watch-site';

const editAccept = 'application/vnd.pagewright+json';
const cataloguePath = '/__catalogue';

/** How long a change of site.json waits for code that was saved before it: so many times, so many milliseconds. */
const mostLooks = 50;
const betweenLooks = 100;

/** Marks the styles that a page in development puts in itself. */
const nonce = randomUUID();

/** The site as the code of one moment has read it. */
interface Shown extends CodeVersion {
  live: Live;
}

/**
 * Serves the pages of a site.json, drawn by the code as it is in the sources, and the catalogue of blocks. Each edit of
 * either takes the place of what was there as a whole, and the browser is told; code that cannot be loaded changes
 * nothing, and the browser shows why. `codeKey` gives the version of the code on the disk.
 */
export function liveSite(file: string, codeKey: () => string, editor: Omit<EditorSettings, 'file'>): Plugin {
  const answerEditor = createEditorAnswer({ ...editor, file });
  let code: LiveCode;
  let shown: Shown | undefined;
  let watched: ReturnType<typeof watchSite> | undefined;

  /** The site, read anew where the code is another one than it was. */
  async function show(): Promise<Shown> {
    const current = await code.current();
    if (shown?.version === current.version && shown.development === current.development) return shown;
    shown = { ...current, live: current.development.readLive(file, current.version, shown?.live) };
    return shown;
  }

  function problemsOf({ live }: Shown): ShownProblem[] {
    const failure = code.failure();
    return failure ? [failure, ...live.problems] : live.problems;
  }

  /** Waits for code that has changed on the disk, as long as it can be expected: what is written now may be right by that alone. */
  async function codeAtRest(): Promise<void> {
    for (let looks = 0; looks < mostLooks; looks++) {
      const { version } = await code.current();
      if (version === codeKey() || code.failure()) return;
      await new Promise((resolve) => setTimeout(resolve, betweenLooks));
    }
  }

  async function tellBrowser(server: ViteDevServer, edit: string): Promise<void> {
    await codeAtRest();
    const problems = problemsOf(await show());
    server.ws.send('pagewright:problems', problems);
    if (problems.length === 0) server.ws.send(edit, null);
  }

  return {
    name: 'pagewright:live-site',
    buildEnd: () => watched?.stop(),
    configureServer(server) {
      const tell = (edit: string): void => void tellBrowser(server, edit).catch(() => {});
      code = createLiveCode(server, codeKey, (sources) => {
        tell('pagewright:code');
        // No module of the browser has the styles, so Vite has nothing to replace.
        if (sources.some((source) => source.endsWith('.css'))) server.ws.send({ type: 'full-reload' });
      });
      // Whoever asks for a page hears why there is none.
      code.current().catch(() => {});
      watched = watchSite(file, () => {
        if (!shown) return;
        shown.live = shown.development.readLive(file, shown.version, shown.live);
        tell('pagewright:site');
      });
      server.middlewares.use((request, response, next) => {
        if (isCode(request)) return next();
        // The editor asks for what it has just written.
        if (isOfEditor(requestedUrl(request).pathname)) watched?.look();
        show()
          .then((now) => ({ ...now, live: { ...now.live, problems: problemsOf(now) } }))
          .then((now) => {
            const { pathname } = requestedUrl(request);
            if (isOfEditor(pathname)) return answerEditor(request, now, response);
            return answerRequest(server, now, request, response);
          })
          .catch(next);
      });
      return () => void server.middlewares.use(noteFailure);
    },
    hotUpdate({ file: source, server }) {
      const isSource = ['src', 'schema'].some((folder) => source.startsWith(`${server.config.root}/${folder}/`));
      if (isSource && this.environment.name === 'ssr') code.noteChange(source);
    },
  };
}

async function answerRequest(
  server: ViteDevServer,
  { development, live }: Shown,
  request: Connect.IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = requestedUrl(request);
  const { pathname } = url;
  const asked = { server, development, request, response };
  if (pathname === cataloguePath || pathname.startsWith(`${cataloguePath}/`)) {
    const theme = live.site?.manifest.theme;
    const answer = await development.answerCatalogueOf(server.config.root, url, theme);
    if ('file' in answer) send(response, answer.status, extname(pathname), answer.file);
    else if ('example' in answer)
      await sendDocument(asked, answer.status, answer.example, url.searchParams.has('still') ? 'picture' : 'frame');
    else send(response, answer.status, '.html', await server.transformIndexHtml(pathname, answer.page));
    return;
  }
  const answer = await development.answerLive(live, { url, isEdit: request.headers.accept === editAccept });
  if ('location' in answer) response.writeHead(302, { location: answer.location }).end();
  else if ('document' in answer) await sendDocument(asked, answer.status, answer.document, 'window');
  else send(response, answer.status, answer.ending, answer.body);
}

interface Asked {
  server: ViteDevServer;
  development: Development;
  request: Connect.IncomingMessage;
  response: ServerResponse;
}

/** Where a document is shown: in a window, in a frame, or in one that runs no script, which then says nothing of those that it refuses. */
type ShownIn = 'window' | 'frame' | 'picture';

const scriptPattern = /<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs;

/** Has headings drawn in the typeface of the theme, which a script asks for otherwise, once all else is there. */
const withItsTypeface = 'data-display-font';

/** Sends a page under the policy of a published one, to which is added what Vite puts into it and its socket. */
async function sendDocument(
  { server, development, request, response }: Asked,
  status: number,
  { html, styles, reached }: PolicedDocument,
  shownIn: ShownIn,
): Promise<void> {
  const transformed =
    shownIn === 'picture'
      ? html.replaceAll(scriptPattern, '').replace('<html', `<html ${withItsTypeface}`)
      : await server.transformIndexHtml(request.url ?? '/', html);
  const withNonce = transformed.replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}">`);
  const scripts = Array.from(
    withNonce.matchAll(/<script type="module">([\s\S]*?)<\/script>/g),
    ([, script = '']) => script,
  );
  const needs = { nonce, scripts, socket: `ws://${request.headers.host}`, isFramed: shownIn !== 'window' };
  for (const [name, value] of Object.entries(development.securityHeaders(reached, styles, needs)))
    response.setHeader(name, value);
  send(response, status, '.html', withNonce);
}
