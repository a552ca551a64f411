import { statSync } from 'node:fs';
import { join } from 'node:path';

/** The file behind an address within a built site, as a path within its folder; undefined where there is none. */
export function findFile(folder: string, address: string): string | undefined {
  const candidates = [address, join(address, 'index.html')];
  return candidates.find((path) => !isForHosts(path) && isFile(join(folder, path)));
}

/** Whether a file tells hosts what to do, and visitors nothing. */
function isForHosts(path: string): boolean {
  return /^(_headers|_redirects|\.nojekyll|\.htaccess)$/.test(path);
}

/** Whether there is such a file; no path is too strange to ask about. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
