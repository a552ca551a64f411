import type { ServerResponse } from 'node:http';
import { mediaTypes } from '../serve/media-types';

/** Answers a request with a body that no browser keeps, of the media type of an ending (`.html`); gives true. */
export function send(response: ServerResponse, status: number, ending: string, body: string | Uint8Array): true {
  const type = mediaTypes[ending] ?? 'application/octet-stream';
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  return true;
}
