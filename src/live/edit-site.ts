import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, extname } from 'node:path';
import type { Development } from '../develop/develop';
import type { Live } from '../develop/read-live';
import { editorPath, editorPaths, siteHeader } from '../edit-api/addresses';
import type { GuestRights } from '../edit-api/messages';
import { type EditorBundle, readBundled } from '../edit-documents/editor-bundle';
import { isFromOwnPage, requestedUrl } from '../serve/answer';
import { chooseEncoding, compress, isCompressible } from '../serve/encoding';
import { mediaTypes } from '../serve/media-types';
import { send } from './send';

/** Tells whether an address is that of the editor. */
export function isOfEditor(path: string): boolean {
  return path === editorPath || path.startsWith(`${editorPath}/`);
}

/** Tells whether the answer at an address of the editor depends on the checked site, and not only on its file. */
export function isOfCheckedSite(path: string): boolean {
  return path === editorPaths.online || path.startsWith(editorPaths.shared);
}

/**
 * Tells whether a request asks only for a newer version than it names; to answer that, the notices of the disk suffice.
 */
export function asksWhetherOther(request: IncomingMessage): boolean {
  return requestedUrl(request).searchParams.has('unless');
}

/** The settings of the editor on the server that serves it. */
export interface EditorSettings {
  /** The site.json that is edited. */
  file: string;
  /** The token with which the editor may write. */
  token: string;
  /** The name that tells the site from others that are edited in the same browser. */
  site: string;
  /** Gives what a guest may do; undefined where a request comes from this machine. */
  guestOf: (request: IncomingMessage) => GuestRights | undefined;
  /** Gives the editor as its code is now, bundled where nobody has. */
  loadEditor: () => Promise<EditorBundle>;
}

/** The answer to what belongs to the editor. */
export interface EditorAnswer {
  answer(
    request: IncomingMessage,
    shown: { development: Development; live: Live },
    response: ServerResponse,
  ): Promise<void>;
}

/**
 * Makes the answer for the editor: its documents, and its scripts, which are bundled at the latest when it is first
 * opened.
 */
export function createEditorAnswer({ file, token, site, guestOf, loadEditor }: EditorSettings): EditorAnswer {
  // All that a document asks for belongs to the one that was sent last; whether the code is another is looked at for that alone.
  let lastBundle: Promise<EditorBundle> | undefined;
  return { answer };

  async function answer(
    request: IncomingMessage,
    { development, live }: { development: Development; live: Live },
    response: ServerResponse,
  ): Promise<void> {
    const { pathname: path, searchParams } = requestedUrl(request);
    if ((request.headers[siteHeader] ?? site) !== site) {
      send(response, 409, '.txt', 'Another site is edited at this address now. Start this one again, too.');
      return;
    }
    if (path === editorPaths.online) {
      if (!isFromOwnPage(request)) {
        send(response, 403, '.txt', 'Only the editor of this site may ask for this.');
        return;
      }
      const state = await development.compareOnline(live, searchParams.getAll('path'), new Date());
      send(response, 200, '.json', JSON.stringify(state));
      return;
    }
    const bundle = await (path === editorPath ? currentBundle() : (lastBundle ?? currentBundle()));
    if (path.startsWith(editorPaths.code)) {
      sendCode(request, response, bundle.folder, basename(path));
      return;
    }
    const guest = guestOf(request);
    const parts = { file, token, site, bundle, ...(guest && { guest }) };
    const { status, ending, body, headers = {} } = await development.answerEditing(live, path, parts);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (headers.etag !== undefined && searchParams.get('unless') === headers.etag) {
      send(response, 200, '.json', 'null');
      return;
    }
    send(response, status, ending, compressed(request, response, ending, body));
  }

  function currentBundle(): Promise<EditorBundle> {
    lastBundle = loadEditor();
    return lastBundle;
  }
}

/** Sends a script or styles, which the browser keeps: their names change with their content. */
function sendCode(request: IncomingMessage, response: ServerResponse, folder: string, name: string): void {
  const takesCompressed = chooseEncoding(request.headers['accept-encoding']) === 'br';
  const body = readBundled(folder, name);
  if (!body) {
    send(response, 404, '.txt', 'There is no such script.');
    return;
  }
  const headers = {
    'content-type': mediaTypes[extname(name)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    ...(takesCompressed && { 'content-encoding': 'br' }),
  };
  response.writeHead(200, headers).end(takesCompressed ? body.compressed : body.plain());
}

/** Gives a longer text compressed, where the browser takes that. */
function compressed(
  request: IncomingMessage,
  response: ServerResponse,
  ending: string,
  body: string | Uint8Array,
): string | Uint8Array {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (!encoding || body.length < 1000 || !isCompressible(mediaTypes[ending] ?? '')) return body;
  response.setHeader('content-encoding', encoding);
  return compress(Buffer.from(body), encoding);
}
