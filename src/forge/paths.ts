import { ForgeFailure } from './forge.ts';

/** Gives the path of a file in the repository by its path in the folder of site.json. */
export function withinFolder(folder: string, path: string): string {
  return [folder, path].filter((part) => part !== '').join('/');
}

/** Gives the path of a file relative to a folder; undefined where the file is not below it. */
export function relativeTo(folder: string, path: string): string | undefined {
  if (folder === '') return path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

/** Encodes a path, or the name of a branch, for an address, and keeps its slashes. */
export function encodePath(path: string): string {
  assertPath(path);
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Encodes a path, or the name of a branch, as one segment of an address. */
export function encodeWhole(path: string): string {
  assertPath(path);
  return encodeURIComponent(path);
}

/** Throws for a path with `..` or empty names, which would lead a request to another address of the forge. */
function assertPath(path: string): void {
  if (path.split('/').some((name) => name === '' || name === '.' || name === '..')) {
    throw new ForgeFailure('refused', { said: `Not a path: ${path}` });
  }
}
