import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { ShownProblem } from '../develop/shown-problem';
import { requestedUrl } from '../serve/answer';
import type { CodeSource, LiveEvent } from './code-source';
import { asksWhetherOther, createEditorAnswer, type EditorSettings, isOfCheckedSite, isOfEditor } from './edit-site';
import { send } from './send';
import { sendDocument } from './send-document';
import { createSiteReader, type SiteVersion } from './site-reader';

const editAccept = 'application/vnd.pagewright+json';
const cataloguePath = '/__catalogue';

/** A site.json that is shown while it is edited. */
export interface LiveSite {
  /** Answers whatever is no code. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Resolves when the site is checked for the first time, with the words for the window of the server: on errors, or on an earlier format. */
  checked: Promise<string | undefined>;
}

/** A site that is shown, as it is written. */
export type SiteManifest = NonNullable<SiteVersion['live']['site']>['manifest'];

/** The theme of a site that is shown. */
export type Theme = SiteManifest['theme'];

/** The settings of a live site. */
export interface LiveSiteOptions {
  /** The site.json. */
  file: string;
  code: CodeSource;
  editor: Pick<EditorSettings, 'token' | 'site' | 'guestOf'>;
  /** The folder of the files that examples of blocks show. */
  exampleFolder: string;
  /** The thread that checks a long site.json. */
  checkFile: string;
  /** Is called with the site when the file has changed and is checked, without it where that has errors. */
  siteChanged: ((site: SiteManifest | undefined) => void) | undefined;
  /** Is called when the checked site may have another theme than before. */
  themeChanged: ((before: Theme, after: Theme) => void) | undefined;
  /** Is called when a document was sent. */
  sent: () => void;
  /** Says when the file is to be watched no more. */
  signal: AbortSignal;
}

/**
 * Serves the pages of a site.json, drawn by the code as it is now, and the catalogue of blocks. An edit of either
 * replaces what was there as a whole, and browsers are told. Code that cannot be loaded changes nothing, and browsers
 * show why.
 */
export function createLiveSite(options: LiveSiteOptions): LiveSite {
  const { file, code, editor, exampleFolder, checkFile, siteChanged, themeChanged, sent, signal } = options;
  const editing = createEditorAnswer({ ...editor, file, loadEditor: code.editor });
  const site = createSiteReader({ file, code, checkFile, signal, changed: () => tell('pagewright:site') });
  code.follow((sources) => {
    tell('pagewright:code');
    // No module of the browser has the styles, so nothing there is replaced.
    if (sources.some((source) => source.endsWith('.css'))) code.reload();
  });

  let lastTold: { of?: SiteVersion['live']; failures: Set<string> } = { failures: new Set() };

  // A page that was drawn before the check is taken away where the site turns out to be wrong.
  void site.first.then((live) => {
    if (live.complaint !== undefined) code.reload();
    followTheme(live);
  });

  /** The theme of the last site that had no errors. */
  let lastTheme: Theme | undefined;

  function followTheme({ site: shown }: SiteVersion['live']): void {
    const [before, after] = [lastTheme, shown?.manifest.theme];
    lastTheme = after ?? before;
    if (before && after && before !== after) themeChanged?.(before, after);
  }

  function problemsOf({ live }: SiteVersion): ShownProblem[] {
    const failure = code.failure();
    return failure ? [failure, ...live.problems] : live.problems;
  }

  function tell(edit: LiveEvent): void {
    tellBrowser(edit).catch(() => {});
  }

  async function tellBrowser(edit: LiveEvent): Promise<void> {
    // A saved site.json may need code that was saved just before it.
    await code.atRest();
    const version = await site.checked();
    followTheme(version.live);
    const problems = problemsOf(version);
    code.tell('pagewright:problems', problems);
    if (problems.length === 0) code.tell(edit, null);
    if (edit === 'pagewright:site') siteChanged?.(version.live.site?.manifest);
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
      return answerFromCatalogue(request, response);
    }
    const liveRequest = { url, isEdit: request.headers.accept === editAccept };
    const soon = await site.beforeCheck(liveRequest);
    const siteVersion = soon?.shown ?? (await site.checked());
    const { development, live } = siteVersion;
    const liveAnswer =
      soon?.answer ?? (await development.answerLive({ ...live, problems: problemsOf(siteVersion) }, liveRequest));
    if (liveAnswer.failed) tellFailed(code.say(development.sayFailed(liveAnswer.failed, file)), live);
    if ('location' in liveAnswer) response.writeHead(302, { location: liveAnswer.location }).end();
    else if ('document' in liveAnswer)
      sendDocument({ development, code, request, response }, liveAnswer.status, liveAnswer.document, 'window');
    else send(response, liveAnswer.status, liveAnswer.ending, liveAnswer.body);
  }

  /** Says in the window of the server why a page cannot be drawn: once for each state of the file and the code. */
  function tellFailed(failure: string, live: SiteVersion['live']): void {
    if (lastTold.of !== live) lastTold = { of: live, failures: new Set() };
    if (lastTold.failures.has(failure)) return;
    lastTold.failures.add(failure);
    console.error(`\n${failure}`);
  }

  async function answerFromCatalogue(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { development, live } = await site.checked();
    const url = requestedUrl(request);
    const answer = await development.answerCatalogueOf(exampleFolder, url, live.site?.manifest.theme);
    if ('file' in answer) send(response, answer.status, extname(url.pathname), answer.file);
    else if ('example' in answer) {
      const shownIn = url.searchParams.has('still') ? 'picture' : 'frame';
      sendDocument({ development, code, request, response }, answer.status, answer.example, shownIn);
    } else send(response, answer.status, '.html', code.withScripts(answer.page));
  }

  return { answer, checked: site.first.then(({ complaint, notice }) => complaint ?? notice) };
}
