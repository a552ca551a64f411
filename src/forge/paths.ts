import { ForgeFailure } from './forge.ts';

/** Gives the path of a file within the repository. */
export function withinFolder(folder: string, path: string): string {
  return [folder, path].filter((part) => part !== '').join('/');
}

/** Gives the path that a file has relative to a folder; undefined where it does not lie below it. */
export function relativeTo(folder: string, path: string): string | undefined {
  if (folder === '') return path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

/** Writes a path, or the name of a branch, into an address, its slashes as they are. */
export function encodePath(path: string): string {
  assertPath(path);
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Writes a path, or the name of a branch, into an address as one segment. */
export function encodeWhole(path: string): string {
  assertPath(path);
  return encodeURIComponent(path);
}

/** A path that climbs would lead a request to another address of the forge than the one that is meant. */
function assertPath(path: string): void {
  if (path.split('/').some((name) => name === '' || name === '.' || name === '..')) {
    throw new ForgeFailure('refused', { said: `Not a path: ${path}` });
  }
}
