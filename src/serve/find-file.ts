import { statSync } from 'node:fs';
import { join } from 'node:path';
import { headersPath, noJekyllPath, redirectsPath } from '../addresses/own-files';

/**
 * Finds the file of an address within a built site, as hosts do: `apply.html` for `apply`, or `apply/index.html` for
 * `apply/`. Gives 'other form' where a slash more or less would lead to a page; undefined where there is nothing.
 */
export function findFile(folder: string, address: string): { file: string } | 'other form' | undefined {
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
