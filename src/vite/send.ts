import type { ServerResponse } from 'node:http';
import { mediaTypes } from '../serve/media-types';

/** Answers a request with what must not be kept, typed by the end of a file's name (`.html`); returns that it was answered. */
export function send(response: ServerResponse, status: number, ending: string, body: string | Uint8Array): true {
  const type = mediaTypes[ending] ?? 'application/octet-stream';
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  return true;
}
