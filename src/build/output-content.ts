import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFiles, ownFolders } from '../addresses/own-files';
import type { OutputState } from './output-state';

/** The content of an output folder that the next site does not take over. */
interface FolderContent {
  /** Files that no build has written, and folders without any file: they stay. */
  foreign: string[];
  emptyFolders: string[];
  /** Files that a build has written and the next site does not have. */
  outdated: string[];
}

/**
 * Sorts the content of an output folder, by the state that the last build noted. Throws a sentence where a file that no
 * build has written is in the way.
 */
export function sortOut(outFolder: string, state: OutputState, next: OutputState): FolderContent {
  const content: FolderContent = { foreign: [], emptyFolders: [], outdated: [] };
  if (!existsSync(outFolder)) return content;
  const hasState = state.size > 0;
  const isOurs = (path: string): boolean => state.has(path) || (!hasState && looksWritten(path, join(outFolder, path)));
  for (const entry of readdirSync(outFolder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(outFolder.length + 1).replaceAll('\\', '/');
    if (entry.isDirectory()) {
      if (next.has(path)) throw inTheWay(path, 'a folder');
      if (readdirSync(file).length === 0) content.emptyFolders.push(path);
    } else if (next.has(path)) {
      if (!isOurs(path)) throw inTheWay(path, 'a file');
    } else if (isOurs(path)) content.outdated.push(path);
    else content.foreign.push(path);
  }
  return content;
}

/** The reason why a build cannot put a file in its place, in words. */
export class InTheWay extends Error {}

function inTheWay(path: string, what: string): InTheWay {
  return new InTheWay(
    `The site needs the name ${path}, and the output folder has ${what} of your own there. Move it away, then build again.`,
  );
}

/**
 * Tells whether a file looks like one that builds write, where the folder has no state: another copy of the project, or
 * an earlier cache, may have built it.
 */
function looksWritten(path: string, file: string): boolean {
  if (ownFiles.includes(path) || ownFolders.some((folder) => path.startsWith(`${folder}/`))) return true;
  return path.endsWith('.html') && signs.test(readFileSync(file, 'utf8'));
}

/** The signs of documents that builds write: at their end, or of the small pages of redirects in their head. */
const signs =
  /<script type="module" src="[^"]*" data-site="|<script type="application\/json" id="page-data">|<meta name="robots" content="noindex">\n<link rel="canonical"[^\n]*\n(<noscript>)?<meta http-equiv="refresh"/;
