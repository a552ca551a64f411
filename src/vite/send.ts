import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';

/** Answers a request with what must not be kept; returns that it was answered. */
export function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): true {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);
  return true;
}

/** The type of a file that a site has, by the end of its name. */
export function typeOf(path: string): string {
  return types[extname(path)] ?? 'application/octet-stream';
}

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.css': 'text/css',
  '.json': 'application/json',
};
