import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How often a site.json is looked at, in milliseconds: a save shows at once, and what editors do to a file on the way is over soon. */
const lookEvery = 80;

/** Calls `changed` whenever a site.json, its styles or its uploads are not as they were, until the signal; returns what looks at once. */
export function watchSite(file: string, signal: AbortSignal, changed: () => void): () => void {
  let stamp = stampOf(file);
  const look = (): void => {
    const latest = stampOf(file);
    if (latest === stamp) return;
    stamp = latest;
    changed();
  };
  const looking = setInterval(look, lookEvery);
  signal.addEventListener('abort', () => clearInterval(looking));
  return look;
}

/**
 * Changes with site.json, the styles and the uploads, however they are saved: in place and in pieces, deleted and made anew, moved
 * away and back. What tells of changes by itself loses a file that was gone for a moment.
 */
function stampOf(file: string): string {
  const folder = join(dirname(file), 'uploads');
  try {
    const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    return [file, join(dirname(file), 'styles/site.css'), ...names.sort().map((name) => join(folder, name))]
      .map(stampOfFile)
      .join();
  } catch {
    return '';
  }
}

function stampOfFile(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${file} ${found.ino} ${found.size} ${found.mtimeMs}` : file;
}
