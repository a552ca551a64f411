import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createOutbox, requestedUrl } from './outbox';
import { publicKeysWithin } from './public-keys';

/** The media types of the files of a site, by the end of their names. */
export const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

interface ServeOptions {
  /** The folder of a built site. */
  folder: string;
  /** Where sent forms are kept. */
  outboxFolder: string;
  /** The least time between two forms that the outbox takes, in milliseconds; a second unless given. */
  outboxInterval?: number;
  /** Whether forms go to the e-mail service itself. */
  isLive?: boolean;
}

/**
 * A server for a built site that does what a good static host does: compresses, caches what is named
 * by its content, sends the site's security headers and answers unknown paths with 404.html.
 */
export function createStaticServer({ folder, outboxFolder, outboxInterval, isLive = false }: ServeOptions): Server {
  const answerFromOutbox = createOutbox({
    folder: outboxFolder,
    publicKeys: () => publicKeysWithin(folder),
    ...(outboxInterval !== undefined && { interval: outboxInterval }),
  });
  return createServer((request, response) => {
    answerRequest(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end('The server failed. Its window says why.');
    });
  });

  async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { base, headers } = readHeaders(folder);
    if (isLive ? await forwardForm(request, response) : await answerFromOutbox(request, response)) return;
    const { pathname, search } = requestedUrl(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response
        .writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain' })
        .end('Only GET and HEAD are answered.');
      return;
    }
    if (pathname !== base && (pathname === '/' || `${pathname}/` === base)) {
      response.writeHead(302, { location: base + search }).end();
      return;
    }
    const file = pathname.startsWith(base) ? findFile(folder, pathname.slice(base.length)) : undefined;
    sendFile(request, response, file ?? join(folder, '404.html'), file ? 200 : 404, headers);
  }
}

async function forwardForm(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  if (request.method !== 'POST' || request.url !== '/api/v1.0/email/send-form') return false;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const answer = await fetch('https://api.emailjs.com/api/v1.0/email/send-form', {
    method: 'POST',
    headers: { 'content-type': request.headers['content-type'] ?? '', origin: request.headers.origin ?? '' },
    body: Buffer.concat(chunks),
  }).catch(() => undefined);
  response
    .writeHead(answer?.status ?? 502, { 'content-type': 'text/plain' })
    .end((await answer?.text()) ?? 'No answer.');
  return true;
}

function findFile(folder: string, path: string): string | undefined {
  let decoded: string;
  try {
    decoded = normalize(decodeURIComponent(path));
  } catch {
    return undefined;
  }
  if (decoded.startsWith('..') || decoded.includes('\0')) return undefined;
  const file = join(folder, decoded);
  for (const candidate of [file, `${file}.html`, join(file, 'index.html')]) {
    if (/(^|[\\/])_(headers|redirects)$/.test(candidate)) continue;
    if (isFile(candidate)) return candidate;
  }
  return undefined;
}

/** Whether there is such a file; no path is too strange to ask about. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: number,
  headers: Record<string, string>,
): void {
  const content = readFileSync(file);
  const type = mediaTypes[extname(file)] ?? 'application/octet-stream';
  const isNamedByContent = file.includes('_assets') && status === 200;
  const [encoding, body] = compress(content, type, request.headers['accept-encoding'] ?? '');
  response.writeHead(status, {
    ...headers,
    'content-type': type,
    'content-length': body.length,
    'cache-control': isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function compress(content: Buffer, type: string, accepted: string): [encoding: string | undefined, body: Buffer] {
  if (!/^text\/|json|xml|javascript/.test(type)) return [undefined, content];
  if (/\bbr\b/.test(accepted)) {
    return ['br', brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })];
  }
  return /\bgzip\b/.test(accepted) ? ['gzip', gzipSync(content)] : [undefined, content];
}

/** The headers and the base of a built site, from the `_headers` file that hosts read. */
function readHeaders(folder: string): { base: string; headers: Record<string, string> } {
  const [first = '/*', ...lines] = readFileSync(join(folder, '_headers'), 'utf8').split('\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const header = /^ {2}([\w-]+): (.*)$/.exec(line);
    if (!header?.[1]) break;
    headers[header[1]] = header[2] ?? '';
  }
  return { base: first.replace(/\*$/, ''), headers };
}
