import { exampleKey } from '../catalogue/examples';
import { editorPaths, siteHeader } from '../edit-api/addresses';
import type { BuiltSite } from '../edit-api/messages';
import type { Answer } from '../serve/answer';
import { createLocalServer, listenHere, refuseChanges } from '../serve/local-server';
import { createOutbox } from '../serve/outbox';
import { textOfSite } from '../serve/site-texts';
import { type Beginning, createWorkspaceAnswer } from '../workspace/answer-workspace';
import type { CodeSource, OpenCode } from './code-source';
import type { EditorSettings } from './edit-site';
import { type GuestOptions, noGuests, openToGuests } from './guest-door';
import { createLiveSite, type LiveSite, type LiveSiteOptions, type Theme } from './live-site';

/** The settings of the forms in the examples of the catalogue, which have a key of their own. */
const textOfExamples = JSON.stringify({ publicKey: exampleKey });

/** The settings of a server of a site that is edited. */
export interface LiveServerOptions extends Pick<LiveSiteOptions, 'checkFile' | 'exampleFolder'> {
  /** Is called with the site when the file has changed and is checked, without it where that has errors. */
  siteChanged?: NonNullable<LiveSiteOptions['siteChanged']>;
  /** Is called when the checked site may have another theme than before. */
  themeChanged?: (before: Theme, after: Theme) => void;
  /** The site.json to serve. */
  file: string;
  openCode: OpenCode;
  /** The functions that begin a site where there is none yet. */
  beginning: Beginning;
  /** Builds the site into a folder. */
  build: () => Promise<BuiltSite>;
  port: number;
  outboxFolder: string;
  /** The guests whom the site is shown to on other devices; undefined where it is shown to none. */
  guests?: GuestOptions;
}

/** A running server, which reads the site when it is told to or first asked. */
export interface LiveServer {
  address: string;
  /** The addresses for guests; an address at which another program has the port is left out. */
  guestAddresses: string[];
  /** Reads the site; gives the words on errors in it, or on its earlier format. */
  open(): Promise<string | undefined>;
  /** Prepares what nobody waits for yet, once a page was sent. */
  prepare(): Promise<void>;
  /** Answers no more, and ends all that belongs to the server. */
  close(): Promise<void>;
}

/** The server at a port: of the same site, of another one that is edited, or of another program. */
export type PortHolder = 'this-site' | 'another-site' | 'another-program';

/** Serves a site.json on the loopback interface, and to guests on others; returns the server, or who has the port. */
export async function serveLive(options: LiveServerOptions): Promise<LiveServer | { portHolder: PortHolder }> {
  const { file, openCode, beginning, build, port, outboxFolder, guests } = options;
  const outbox = createOutbox({
    folder: outboxFolder,
    texts: () => textOfSite(file)?.concat(textOfExamples),
    taken: () => openedSite?.code.tell('pagewright:trial', null),
  });
  const workspace = createWorkspaceAnswer(file, beginning, build);
  const answers: Answer[] = [outbox, workspace.answer, refuseChanges];
  // The server is ours, so that no request comes to what serves code before it has been looked at.
  const server = createLocalServer(answers);
  const actual = await listenHere(server, port);
  if (actual === undefined) return { portHolder: await findPortHolder(port, workspace.site) };
  const atDoor = guests ? await openToGuests(guests, actual, answers) : noGuests;
  const end = new AbortController();
  let openedSite: OpenedSite | undefined;
  const open = (): OpenedSite => {
    openedSite ??= openSite(
      openCode(server, actual, end.signal),
      options,
      { ...workspace, guestOf: atDoor.of },
      end.signal,
    );
    return openedSite;
  };
  answers.push((request, response) => open().answer(request, response));
  return {
    address: `http://localhost:${actual}/`,
    guestAddresses: atDoor.servers.map(({ host }) => `http://${host}/`),
    open: async () => open().site.checked,
    async prepare() {
      const { code, firstPage, site } = open();
      return code.prepare(firstPage, site.checked);
    },
    async close() {
      end.abort();
      for (const one of [server, ...atDoor.servers.map((guestServer) => guestServer.server)]) {
        one.close();
        one.closeAllConnections();
      }
      await openedSite?.code.close();
    },
  };
}

/** Finds out which server has a port: that of a site refuses requests that name another one. */
async function findPortHolder(port: number, site: string): Promise<PortHolder> {
  try {
    const address = `http://127.0.0.1:${port}${editorPaths.files}drafts`;
    const { status } = await fetch(address, { headers: { [siteHeader]: site }, signal: AbortSignal.timeout(2000) });
    return status === 200 ? 'this-site' : status === 409 ? 'another-site' : 'another-program';
  } catch {
    return 'another-program';
  }
}

/** A site that is served. */
interface OpenedSite {
  code: CodeSource;
  site: LiveSite;
  answer: Answer;
  /** Resolves once a page was sent. */
  firstPage: Promise<void>;
}

/** Opens the reader of the site, which watches its files until the signal. */
function openSite(
  code: CodeSource,
  { file, exampleFolder, checkFile, siteChanged, themeChanged }: LiveServerOptions,
  { token, site: siteName, guestOf }: Pick<EditorSettings, 'token' | 'site' | 'guestOf'>,
  signal: AbortSignal,
): OpenedSite {
  let sent = (): void => {};
  const firstPage = new Promise<void>((resolve) => {
    sent = resolve;
  });
  const editor = { token, site: siteName, guestOf };
  const site = createLiveSite({
    ...{ file, code, editor, exampleFolder, checkFile, siteChanged, themeChanged },
    ...{ sent, signal },
  });
  return { code, site, answer: code.answerWith(site.answer), firstPage };
}
