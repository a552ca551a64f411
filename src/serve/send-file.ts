import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Sendable, Validators } from './file-store';

/**
 * Sends a file: only its headers where the browser has this version, or only a part where it asks for one; returns
 * true.
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

/** Tells whether a browser has this version of a file (RFC 9110, 13.2.2): by its tag, else by its date. */
function isUnchanged(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean {
  const knownTag = headers['if-none-match'];
  if (knownTag !== undefined)
    return knownTag.trim() === '*' || knownTag.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag);
  return Date.parse(headers['if-modified-since'] ?? '') >= Date.parse(lastModified);
}

/** Tells whether a part of a file may be sent (RFC 9110, 13.1.5): the request names no version, or this one. */
function mayContinue(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean {
  const version = headers['if-range'];
  return version === undefined || version === etag || version === lastModified;
}

/** The first and the last byte of a part of a file. */
interface ByteRange {
  first: number;
  last: number;
}

/**
 * Gives the part of a file of `size` bytes for which a Range header asks (RFC 9110, 14.2); 'none' where the file has no
 * such part; undefined for the whole file, also where the header asks for several parts, as no browser does.
 */
function readRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '')
    return Number(to) > 0 && size > 0 ? { first: Math.max(0, size - Number(to)), last: size - 1 } : 'none';
  if (to !== '' && Number(to) < Number(from)) return undefined;
  if (Number(from) >= size) return 'none';
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
