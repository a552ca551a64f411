import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Development } from '../develop/develop';
import type { PolicedDocument } from '../frame/security';
import type { CodeSource } from './code-source';
import { send } from './send';

/** The nonce of styles that a page in development puts in itself. */
const nonce = randomUUID();

/** A request, and the code that answers it. */
export interface DocumentRequest {
  development: Development;
  code: Pick<CodeSource, 'withScripts' | 'socketOf'>;
  request: IncomingMessage;
  response: ServerResponse;
}

/** The place in which a document is shown: a window, a frame, or a frame that runs no script. */
export type ShownIn = 'window' | 'frame' | 'picture';

const scriptPattern = /<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs;

/**
 * The attribute by which headings are drawn in the typeface of the theme; on published pages a script sets it, once
 * everything else is loaded.
 */
const withItsTypeface = 'data-display-font';

/** Sends a page under the policy of a published one, with the scripts by which it hears of edits. */
export function sendDocument(
  { development, code, request, response }: DocumentRequest,
  status: number,
  { html, styles, reached }: PolicedDocument,
  shownIn: ShownIn,
): void {
  const prepared =
    shownIn === 'picture'
      ? html.replaceAll(scriptPattern, '').replace('<html', `<html ${withItsTypeface}`)
      : code.withScripts(html);
  const withNonce = prepared.replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}">`);
  const scripts = Array.from(
    withNonce.matchAll(/<script type="module">([\s\S]*?)<\/script>/g),
    ([, script = '']) => script,
  );
  const socket = code.socketOf(request.headers.host);
  const needs = { nonce, scripts, isFramed: shownIn !== 'window', ...(socket !== undefined && { socket }) };
  for (const [name, value] of Object.entries(development.securityHeaders(reached, styles, needs)))
    response.setHeader(name, value);
  send(response, status, '.html', withNonce);
}
