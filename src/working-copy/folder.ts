import { type Change, type Forge, ForgeFailure, type ListedFile } from '../forge/forge';
import { gitHashOf } from './git-hash';

const siteFile = 'site.json';

/** A folder of this computer to which somebody has let the page. */
export interface Folder {
  kind: 'directory';
  name: string;
  getDirectoryHandle(name: string, options: { create: boolean }): Promise<Folder>;
  getFileHandle(name: string, options: { create: boolean }): Promise<FileInFolder>;
  removeEntry(name: string): Promise<void>;
  entries(): AsyncIterable<[string, Folder | FileInFolder]>;
}

/** A file in such a folder. */
interface FileInFolder {
  kind: 'file';
  getFile(): Promise<Blob>;
  createWritable(): Promise<{ write(content: Uint8Array<ArrayBuffer>): Promise<void>; close(): Promise<void> }>;
}

/**
 * Opens a folder of this computer as the forge of a site: publishing writes into it, site.json last, and only if that
 * is as it was. A folder has no earlier versions, and runs no workflows.
 */
export function openFolder(folder: Folder): Forge {
  const forge: Forge = {
    mayWrite: async () => true,
    async head() {
      const content = await forge.read(siteFile, '');
      if (!content) throw new ForgeFailure('missing');
      return gitHashOf(content);
    },
    async read(path) {
      const file = await fileAt(folder, path, false);
      return file && new Uint8Array(await (await file.getFile()).arrayBuffer());
    },
    async list(path) {
      const within = await folderAt(folder, path.split('/').filter(Boolean), false);
      return within ? listed(within, path === '' ? '' : `${path}/`) : [];
    },
    async commit({ base, changes, branch }) {
      // A folder has only its present content.
      if (branch !== undefined) throw new ForgeFailure('forbidden');
      if ((await forge.head()) !== base) return { moved: true };
      // A file is written before the text that names it.
      const inOrder = [...changes].sort(
        (one, other) => Number(one.path === siteFile) - Number(other.path === siteFile),
      );
      for (const change of inOrder) await write(folder, change);
      return { commit: await forge.head() };
    },
    versions: async () => [],
    propose: () => Promise.reject(new ForgeFailure('forbidden')),
    // It has no branches.
    deleteBranch: async () => true,
    runs: async () => ({ state: 'none' }),
    deployPreview: async () => undefined,
  };
  return forge;
}

async function write(folder: Folder, { path, content }: Change): Promise<void> {
  const steps = path.split('/');
  const name = steps.pop() ?? '';
  const within = await folderAt(folder, steps, content !== null);
  if (content === null) {
    await within?.removeEntry(name).catch(() => {});
    return;
  }
  const wasThere = (await fileAt(folder, path, false)) !== undefined;
  try {
    const file = await fileAt(folder, path, true);
    // A browser writes beside the file, and puts that in its place when it is closed.
    const stream = await file?.createWritable();
    await stream?.write(new Uint8Array(content));
    await stream?.close();
  } catch {
    // A file that was made for it is empty, and would be taken for that of somebody else.
    if (!wasThere) await within?.removeEntry(name).catch(() => {});
    throw new ForgeFailure('forbidden');
  }
}

/** Gives the file at a path, and makes it where `isMade`; undefined where there is none. */
async function fileAt(folder: Folder, path: string, isMade: boolean): Promise<FileInFolder | undefined> {
  const steps = path.split('/');
  const name = steps.pop() ?? '';
  const within = await folderAt(folder, steps, isMade);
  return within?.getFileHandle(name, { create: isMade }).catch(unlessMissing);
}

async function folderAt(folder: Folder, steps: string[], isMade: boolean): Promise<Folder | undefined> {
  let within: Folder | undefined = folder;
  for (const step of steps) within = await within?.getDirectoryHandle(step, { create: isMade }).catch(unlessMissing);
  return within;
}

/** Gives undefined for a missing file; rejects for any other failure. */
function unlessMissing(error: unknown): undefined {
  if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
  throw error;
}

async function listed(folder: Folder, start: string): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  for await (const [name, entry] of folder.entries()) {
    if (entry.kind === 'directory') files.push(...(await listed(entry, `${start}${name}/`)));
    else {
      const content = new Uint8Array(await (await entry.getFile()).arrayBuffer());
      files.push({ path: start + name, bytes: content.length, hash: await gitHashOf(content) });
    }
  }
  return files;
}
