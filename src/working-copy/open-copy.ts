import type { Assets } from '../compose/assets';
import type { Workspace } from '../edit-api/workspace';
import type { ForgeWorld } from '../forge/forge';
import type { Conflict } from '../manifest/merge';
import { mergeTexts } from '../manifest/merge-texts';
import { connectForge } from './connection';
import { openCopy, type SiteCopy } from './copy';
import { listUploads } from './listed-uploads';
import { answeredInPlace, type PublishedPlace, readBeside, readJsonBeside } from './place-of-site';
import { reaches } from './reaches';
import { isOfSite } from './site-text';
import { type CopiedUploads, openUploads } from './uploads';
import { workingCopy } from './workspace';

/** A working copy that was opened, and the places that were changed both here and on the site since. */
export interface OpenedCopy {
  workspace: Workspace;
  uploads: CopiedUploads;
  conflicts: Conflict[];
}

/**
 * Opens the copy of a published site in the browser's database, or begins one. Merges the site.json beside the editor
 * into it, where that has changed; rejects where neither can be read. `wait` waits before a forge is asked again.
 */
export async function openWorkingCopy(
  place: PublishedPlace,
  base: string,
  now: () => Date,
  wait: ForgeWorld['wait'] = waitByClock,
): Promise<OpenedCopy> {
  const { address, repository } = place;
  const name = `published ${address} ${repository ? `${repository.address} ${repository.branch ?? ''}` : ''}`.trim();
  const [copy, assets, text] = await Promise.all([
    openCopy(name),
    readJsonBeside<Assets>(place, 'assets'),
    readBeside(place, 'site'),
  ]);
  const conflicts = await takeInSeen(copy, text, now).catch(async (error): Promise<Conflict[]> => {
    // Where a newer text cannot be had, or has no room, the copy that is here can be worked on.
    if (await copy.site()) return [];
    throw error;
  });
  await dropSeen(copy, assets);
  const world = { fetch: place.fetch, now: () => now().getTime(), wait };
  const connection = await connectForge({
    place: repository,
    copy,
    world,
    mayRemember: place.isAlone,
    chooseFolder: place.chooseFolder,
  });
  const listed = listUploads(connection);
  const uploads = openUploads(copy, assets, base, listed);
  const workspace = workingCopy({ name, place, copy, uploads, listed, connection, now });
  return { workspace, uploads, conflicts };
}

/** Merges the site.json beside the editor into the copy, where it has changed since the last look. */
async function takeInSeen(copy: SiteCopy, text: string, now: () => Date): Promise<Conflict[]> {
  if (!isOfSite(text, (await copy.site())?.base)) throw new Error(answeredInPlace);
  const site = await copy.see(text);
  // The host builds in its own time: what it shows may be older than what was published from here.
  if (!site || site.base === text || !reaches(text, site)) return [];
  const merged = mergeTexts(site.base, site.text, text);
  if ('failure' in merged) return [];
  await copy.rebase(site.version, { text: merged.text, base: text }, now());
  return merged.conflicts;
}

/** Removes the files from the copy that the site has by now, and those that it has removed by now. */
async function dropSeen(copy: SiteCopy, { pictures, files }: Assets): Promise<void> {
  for (const [path, { content, isSent }] of await copy.files()) {
    const isThere = path in pictures || path in files;
    if (isSent && isThere === (content !== undefined)) await copy.dropFile(path);
  }
}

function waitByClock(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
