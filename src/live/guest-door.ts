import type { IncomingMessage, Server } from 'node:http';
import { assetsFolder } from '../addresses/asset-path';
import { editorPath, editorPaths } from '../edit-api/addresses';
import { type Answer, answerInWords, requestedUrl } from '../serve/answer';
import { createGuestGate, type GuestSettings } from '../serve/guests';
import { createLocalServer, listenHere } from '../serve/local-server';
import { hostOf } from '../serve/private-addresses';
import { isCodePath } from './code-source';
import { type EditorSettings, isOfEditor } from './edit-site';
import { send } from './send';

/** The guests whom a site is shown to. */
export interface GuestOptions extends Pick<GuestSettings, 'code' | 'mayWrite' | 'until' | 'now'> {
  /** The addresses of this machine at which they reach it. */
  addresses: string[];
}

/** The servers for guests, by their hosts, and what the guest who sends a request may do. */
export interface Door {
  servers: { host: string; server: Server }[];
  of: EditorSettings['guestOf'];
}

/** The door where the site is shown to nobody else. */
export const noGuests: Door = { servers: [], of: () => undefined };

/** Serves guests at each of their addresses where no other program has the port. */
export async function openToGuests(
  { addresses, ...settings }: GuestOptions,
  port: number,
  answers: Answer[],
): Promise<Door> {
  const come = new WeakSet<IncomingMessage>();
  const gate = createGuestGate({ ...settings, start: editorPath });
  const servers: Door['servers'] = [];
  for (const address of addresses) {
    const host = hostOf(address, port);
    const server = createLocalServer(
      [
        gate,
        keepFromGuests,
        async (request, response) => {
          come.add(request);
          for (const answer of answers) if (await answer(request, response)) return true;
          return false;
        },
      ],
      (asked) => asked.toLowerCase() === host,
    );
    // A network may be gone by now, and another program have the port in one.
    const isListening = await listenHere(server, port, address).catch(() => undefined);
    if (isListening !== undefined) servers.push({ host, server });
  }
  const rights = settings.mayWrite ? 'edit' : 'look';
  return { servers, of: (request) => (come.has(request) ? rights : undefined) };
}

/**
 * The files of the site that guests may read, besides earlier versions, and those that they may write, besides uploads.
 */
const readable = ['site', 'beginning', 'versions'];
const writable = ['site', 'unused', 'needed', 'renamed'];

/**
 * Refuses guests everything but the editor and the files of the site: the pages, whose forms would really be sent, the
 * outbox, the code of the engine, the drafts of other windows, and whatever starts a process or asks the internet.
 * Other answers take the requests that it lets pass.
 */
const keepFromGuests: Answer = async (request, response) => {
  const { pathname } = requestedUrl(request);
  if (pathname === '/') {
    response.writeHead(302, { location: editorPath, 'cache-control': 'no-store' }).end();
    return true;
  }
  const { files, online } = editorPaths;
  if (pathname.startsWith(files)) {
    const name = pathname.slice(files.length);
    if (name === 'published') return send(response, 200, '.json', JSON.stringify({ absent: publishedElsewhere }));
    const isAllowed =
      request.method === 'GET'
        ? readable.includes(name) || name.startsWith('versions/')
        : writable.includes(name) || name.startsWith('uploads/');
    return isAllowed ? false : answerInWords(response, 403, publishedElsewhere);
  }
  if (isOfEditor(pathname) && pathname !== online) return false;
  // The page in the editor shows pictures from where its visitors get them.
  if (pathname.includes(`/${assetsFolder}/`) && !isCodePath(pathname)) return false;
  return answerInWords(response, 403, 'Other devices are shown the editor alone. Open it at /__edit.');
};

/** The refusal of what only this machine may do. */
const publishedElsewhere = 'This is done on the computer where npm start runs, and on no other device.';
