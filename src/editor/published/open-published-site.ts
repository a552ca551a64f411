import { publishedFiles } from '../../edit-api/addresses';
import { placeOf } from '../../forge/place';
import type { Folder } from '../../working-copy/folder';
import { type OpenedCopy, openWorkingCopy } from '../../working-copy/open-copy';
import { showFrom } from '../naming/addresses';

/** Opens the site whose editor was published in a folder, as a copy in the browser, and shows its files from there. */
export async function openPublishedSite(folder: string, clock: () => Date): Promise<OpenedCopy> {
  const { repository = '', forge = '' } = document.documentElement.dataset;
  const place = repository === '' ? undefined : placeOf(repository, isForge(forge) ? forge : undefined);
  const base = folder.replace(/[^/]+\/$/, '');
  const beside = {
    address: folder,
    repository: place && 'kind' in place ? place : undefined,
    fetch: fetch.bind(globalThis),
    isAlone: base === '/' && !sharedHosts.test(location.hostname),
    chooseFolder: chooserOfFolders(),
    askToKeep: () => void navigator.storage?.persist?.().catch(() => {}),
  };
  const workingCopy = await openWorkingCopy(beside, base, clock);
  const address = (path: string): string => workingCopy.uploads.address(path) ?? '';
  showFrom({
    page: folder + publishedFiles.page,
    upload: address,
    small: address,
    face: (name) => `${folder}${publishedFiles.faces}${name}.woff2`,
    shared: () => undefined,
  });
  return workingCopy;
}

/** Hosts at which all sites of one owner share an origin, each in a folder of its own beside the one at the top. */
const sharedHosts = /\.(github|gitlab)\.io$|\.codeberg\.page$/;

/** Gives the choice of a folder to write into, which not every browser has. */
function chooserOfFolders(): (() => Promise<Folder>) | undefined {
  const { showDirectoryPicker } = globalThis as {
    showDirectoryPicker?: (options: { mode: 'readwrite' }) => Promise<Folder>;
  };
  return showDirectoryPicker && (() => showDirectoryPicker.call(globalThis, { mode: 'readwrite' }));
}

function isForge(name: string): name is 'github' | 'forgejo' | 'gitlab' {
  return name === 'github' || name === 'forgejo' || name === 'gitlab';
}
