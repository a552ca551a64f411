import { statSync } from 'node:fs';
import { join } from 'node:path';
import { headersPath, noJekyllPath, redirectsPath } from '../addresses/own-files';

/**
 * Finds what an address within a built site leads to, as hosts do, which see its files and nothing else: a page is
 * `apply.html` for `apply`, or `apply/index.html` for `apply/`. With the slash that is too much, or without the one
 * that is missing, an address is the other form of a page's own.
 */
export function findFile(folder: string, address: string): { file: string } | 'other form' | undefined {
  const has = (file: string): boolean => !forHosts.includes(file) && isFile(join(folder, file));
  if (/^\/|\/\//.test(address)) return undefined;
  const isFolder = address === '' || address.endsWith('/');
  const file = (isFolder ? [`${address}index.html`] : [address, `${address}.html`]).find(has);
  if (file !== undefined) return { file };
  return has(isFolder ? `${address.slice(0, -1)}.html` : `${address}/index.html`) ? 'other form' : undefined;
}

/** What tells hosts what to do, and visitors nothing. */
const forHosts = [headersPath, redirectsPath, noJekyllPath, '.htaccess'];

/** Whether there is such a file; no path is too strange to ask about. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
