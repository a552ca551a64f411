import { existsSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { headersPath, noJekyllPath, redirectsPath } from '../addresses/own-files';
import { notFoundPath, pageFile } from '../addresses/page-address';
import { type Answer, answerInWords, requestedUrl } from './answer';
import { chooseEncoding, isCompressible } from './encoding';
import { FileStore } from './file-store';
import { readHeadersFile } from './headers-file';
import { mediaTypes } from './media-types';
import { sendFile } from './send-file';

const notFoundFile = pageFile(notFoundPath, { trailingSlash: false });

/** Makes an answer from the files of a built site, like a host that reads `_headers`. */
export function answerFromFolder(folder: string): Answer {
  const store = new FileStore();
  return async (request, response) => {
    const site = readHeadersFile(folder);
    if (!site || !existsSync(join(folder, notFoundFile))) {
      return answerInWords(response, 503, `There is no built site in ${folder}. Run npm run build, then load again.`);
    }
    const { base, headersOf } = site;
    const { pathname, search } = requestedUrl(request);
    if (pathname !== base && (pathname === '/' || `${pathname}/` === base)) return lead(response, base + search);
    const address = pathname.startsWith(base) ? decodeURIComponent(pathname.slice(base.length)) : undefined;
    const foundFile = address === undefined ? undefined : findFile(folder, address);
    if (foundFile === 'other form') {
      return lead(response, (pathname.endsWith('/') ? pathname.slice(0, -1) : `${pathname}/`) + search);
    }
    const path = foundFile?.file ?? nearestNotFound(folder, address ?? '');
    const type = mediaTypes[extname(path)] ?? 'application/octet-stream';
    const encoding = isCompressible(type) ? chooseEncoding(request.headers['accept-encoding']) : undefined;
    const file = store.read(join(folder, path), encoding);
    const headers = {
      'cache-control': 'no-cache',
      ...headersOf(address === undefined ? base : pathname),
      'content-type': type,
      ...(encoding && { 'content-encoding': encoding }),
      vary: 'accept-encoding',
    };
    if (foundFile) return sendFile(request, response, file, headers);
    response
      .writeHead(404, { ...headers, 'cache-control': 'no-cache', 'content-length': file.content.length })
      .end(file.content);
    return true;
  };
}

/** Finds the page for unknown addresses that is nearest to an address within a built site: the one in its language. */
function nearestNotFound(folder: string, address: string): string {
  const names = address.split('/').slice(0, -1);
  const files = names.map((_, index) => [...names.slice(0, names.length - index), notFoundFile].join('/'));
  return files.find((file) => findFile(folder, file)) ?? notFoundFile;
}

/** Redirects to the one address of a page, permanently, as hosts do; but no browser remembers it. */
function lead(response: ServerResponse, location: string): true {
  return answerInWords(response, 301, `This is at ${location}.`, { location });
}

/**
 * Finds the file of an address within a built site, as hosts do: `apply.html` for `apply`, or `apply/index.html` for
 * `apply/`. Gives 'other form' where a slash more or less would lead to a page; undefined where there is nothing.
 */
function findFile(folder: string, address: string): { file: string } | 'other form' | undefined {
  const has = (file: string): boolean => !forHosts.includes(file) && isFile(join(folder, file));
  if (/^\/|\/\//.test(address)) return undefined;
  const isFolder = address === '' || address.endsWith('/');
  const file = (isFolder ? [`${address}index.html`] : [address, `${address}.html`]).find(has);
  if (file !== undefined) return { file };
  return has(isFolder ? `${address.slice(0, -1)}.html` : `${address}/index.html`) ? 'other form' : undefined;
}

/** The files that are meant for hosts: no visitor gets them. */
const forHosts = [headersPath, redirectsPath, noJekyllPath, '.htaccess'];

/** Tells whether a path is that of a file, for any path. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
