import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Plugin } from 'vite';
import type { ShownProblem } from '../develop/shown-problem';
import { requestedUrl } from '../serve/answer';
import { asksWhetherOther, createEditorAnswer, type EditorSettings, isOfCheckedSite, isOfEditor } from './edit-site';
import type { LateVite } from './late-vite';
import { createLiveCode, type LiveCode, type LiveCodeOptions } from './live-code';
import { send } from './send';
import { sendDocument } from './send-document';
import { createSiteReader, type SiteVersion } from './site-reader';
import { withViteScripts } from './vite-scripts';

const editAccept = 'application/vnd.pagewright+json';
const cataloguePath = '/__catalogue';

/** The times that a change of site.json waits for code that was saved before it; below, the milliseconds each time. */
const mostLooks = 50;
const betweenLooks = 100;

/** A site.json that is shown while it is edited. */
export interface LiveSite {
  /** Answers whatever is no code. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  code: LiveCode;
  /** Resolves when the site is checked for the first time, with the words on errors for the window of the server. */
  checked: Promise<string | undefined>;
  /** Has the editor bundled, where it has not been. */
  bundleEditor(): Promise<unknown>;
  /** Tells of sources that change. */
  plugin: Plugin;
}

/** The settings of a live site. */
export interface LiveSiteOptions extends Omit<LiveCodeOptions, 'tell'> {
  /** The site.json. */
  file: string;
  vite: LateVite;
  editor: Omit<EditorSettings, 'file'>;
  /** The thread that checks a long site.json. */
  checkFile: string;
  /** Is called when a document was sent. */
  sent: () => void;
  /** Says when the file is to be watched no more. */
  signal: AbortSignal;
}

/**
 * Shows the pages of a site.json, drawn by the code as it is in the sources, and the catalogue of blocks. Each edit of
 * either takes the place of what was there as a whole, and the browser is told; code that cannot be loaded changes
 * nothing, and the browser shows why.
 */
export function createLiveSite({ file, editor, checkFile, sent, signal, ...options }: LiveSiteOptions): LiveSite {
  const { root, vite, readCode } = options;
  const editing = createEditorAnswer({ ...editor, file });
  const code = createLiveCode({
    ...options,
    tell(sources) {
      tell('pagewright:code');
      // No module of the browser has the styles, so Vite has nothing to replace.
      if (sources.some((source) => source.endsWith('.css'))) vite.present()?.ws.send({ type: 'full-reload' });
    },
  });
  const site = createSiteReader({ file, code, checkFile, signal, changed: () => tell('pagewright:site') });

  // Of a site that was wrong from the start, what was drawn of it before it was checked is taken away.
  void site.first.then(({ complaint }) => {
    if (complaint !== undefined) vite.present()?.ws.send({ type: 'full-reload' });
  });

  function problemsOf({ live }: SiteVersion): ShownProblem[] {
    const failure = code.failure();
    return failure ? [failure, ...live.problems] : live.problems;
  }

  function tell(edit: string): void {
    tellBrowser(edit).catch(() => {});
  }

  async function tellBrowser(edit: string): Promise<void> {
    await codeAtRest();
    const problems = problemsOf(await site.checked());
    // Where Vite is not there yet, nobody listens.
    vite.present()?.ws.send('pagewright:problems', problems);
    if (problems.length === 0) vite.present()?.ws.send(edit, null);
  }

  /** Waits for code that has changed on the disk, as long as it can be expected: what is written now may be right by that alone. */
  async function codeAtRest(): Promise<void> {
    for (let looks = 0; looks < mostLooks; looks++) {
      if (code.current().version === readCode().key || code.failure()) return;
      await new Promise((resolve) => setTimeout(resolve, betweenLooks));
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = requestedUrl(request);
    const { pathname } = url;
    response.once('close', () => {
      if (String(response.getHeader('content-type')).startsWith('text/html')) sent();
    });
    if (isOfEditor(pathname)) {
      // The editor asks for what it has just written, but for when it asks again and again.
      const version = await site.latest(!asksWhetherOther(request));
      return editing.answer(request, isOfCheckedSite(pathname) ? await site.checked() : version, response);
    }
    if (pathname === cataloguePath || pathname.startsWith(`${cataloguePath}/`)) {
      return answerFromCatalogue(await site.checked(), root, request, response);
    }
    const liveRequest = { url, isEdit: request.headers.accept === editAccept };
    const soon = await site.beforeCheck(liveRequest);
    const siteVersion = soon?.shown ?? (await site.checked());
    const { development, live } = siteVersion;
    const liveAnswer =
      soon?.answer ?? (await development.answerLive({ ...live, problems: problemsOf(siteVersion) }, liveRequest));
    if ('location' in liveAnswer) response.writeHead(302, { location: liveAnswer.location }).end();
    else if ('document' in liveAnswer)
      sendDocument({ development, request, response }, liveAnswer.status, liveAnswer.document, 'window');
    else send(response, liveAnswer.status, liveAnswer.ending, liveAnswer.body);
  }

  return {
    answer,
    code,
    checked: site.first.then(({ complaint }) => complaint),
    bundleEditor: editing.bundle,
    plugin: {
      name: 'pagewright:live-site',
      configureServer({ watcher }) {
        code.lookAgain();
        watcher.on('ready', code.lookAgain);
      },
      hotUpdate({ file: source }) {
        const isSource = ['src', 'schema'].some((folder) => source.startsWith(`${root}/${folder}/`));
        if (isSource && this.environment.name === 'ssr') code.noteChange();
      },
    },
  };
}

async function answerFromCatalogue(
  { development, live }: SiteVersion,
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = requestedUrl(request);
  const theme = live.site?.manifest.theme;
  const answer = await development.answerCatalogueOf(root, url, theme);
  if ('file' in answer) send(response, answer.status, extname(url.pathname), answer.file);
  else if ('example' in answer) {
    const shownIn = url.searchParams.has('still') ? 'picture' : 'frame';
    sendDocument({ development, request, response }, answer.status, answer.example, shownIn);
  } else send(response, answer.status, '.html', withViteScripts(answer.page));
}
