import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { readRange } from './byte-range';
import type { Sendable } from './file-store';
import { isUnchanged, mayContinue } from './validators';

/**
 * Sends a file: nothing of it where the browser has this version, and a part where a part is asked for; returns that
 * it did.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { content, etag, lastModified }: Sendable,
  more: OutgoingHttpHeaders,
): true {
  const headers = { ...more, etag, 'last-modified': lastModified, 'accept-ranges': 'bytes' };
  if (isUnchanged(request.headers, { etag, lastModified })) {
    response.writeHead(304, headers).end();
    return true;
  }
  const { length } = content;
  const isPartial = request.method === 'GET' && mayContinue(request.headers, { etag, lastModified });
  const range = isPartial ? readRange(request.headers.range, length) : undefined;
  if (range === 'none') {
    response.writeHead(416, { 'content-range': `bytes */${length}`, 'content-length': 0 }).end();
    return true;
  }
  const part = range ? content.subarray(range.first, range.last + 1) : content;
  response
    .writeHead(range ? 206 : 200, {
      ...headers,
      'content-length': part.length,
      ...(range && { 'content-range': `bytes ${range.first}-${range.last}/${length}` }),
    })
    .end(part);
  return true;
}
