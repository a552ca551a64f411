import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StagedFile } from '../edit-api/messages';
import { composedName } from '../manifest/composed-name';
import { parseManifest } from '../manifest/parse';
import { textsIn } from '../manifest/texts-in';
import type { Repository } from './repository';
import { nothingLost } from './say-refusal';
import { readSiteFile } from './site-file';

/**
 * An index of git with the last commit and the site as it is on the disk, and the files that differ between the two.
 */
export interface Staged {
  index: string;
  files: StagedFile[];
}

/**
 * Makes an index with the site in it, beside the person's own, passes it to `use`, and removes it; gives in words why
 * it could not be made.
 */
export async function withStagedSite<Result>(
  repository: Repository,
  use: (staged: Staged) => Promise<Result>,
): Promise<Result | { refusal: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-index-'));
  try {
    const staged = await stageSite(repository, join(folder, 'index'));
    return 'refusal' in staged ? staged : await use(staged);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function stageSite(repository: Repository, index: string): Promise<Staged | { refusal: string }> {
  const { git, head } = repository;
  const base = head ?? (await git(['mktree'])).out.trim();
  const paths = filesOfSite(repository);
  if ('refusal' in paths) return paths;
  const readTree = await git(['read-tree', base], { index });
  const updateIndex = await git(['update-index', '--add', '-z', '--stdin'], { index, input: paths.join('\0') });
  if (!readTree.isDone || !updateIndex.isDone) {
    const [complaint = ''] = [readTree, updateIndex].filter(({ isDone }) => !isDone).map((one) => one.complaint);
    return {
      refusal: `The files of this site cannot be taken: ${complaint.trim()} ${nothingLost} Show this to whoever set up the site.`,
    };
  }
  const compared = await git(['diff-index', '--cached', '--no-renames', '--name-status', '--relative', '-z', base], {
    index,
  });
  const fields = compared.out.split('\0');
  const files = fields.flatMap((path, place) => (place % 2 === 1 ? [{ path, isNew: fields[place - 1] === 'A' }] : []));
  return { index, files };
}

/** Gives the paths of site.json and of the uploads that it names. */
function filesOfSite({ folder, name }: Repository): string[] | { refusal: string } {
  const siteFile = readSiteFile(join(folder, name));
  if ('failure' in siteFile) return { refusal: siteFile.failure };
  const { root, fault } = parseManifest(siteFile.text);
  if (fault) return { refusal: `${name} cannot be read: ${fault.message}` };
  const words = composedName(textsIn(root).join('\n'));
  return [name, ...uploadsIn(folder).filter((path) => isNamed(composedName(path), words))];
}

function uploadsIn(folder: string): string[] {
  try {
    // Git takes in a link as one, and nothing behind it.
    if (lstatSync(join(folder, 'uploads')).isSymbolicLink()) return [];
    const uploads = readdirSync(join(folder, 'uploads'), { recursive: true, withFileTypes: true });
    const start = folder.length + 1;
    return uploads
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name).slice(start).replaceAll('\\', '/'))
      .sort();
  } catch {
    return [];
  }
}

/** Tells whether a path stands in a text as a whole, and not as the beginning of a longer one. */
function isNamed(path: string, words: string): boolean {
  for (let at = words.indexOf(path); at >= 0; at = words.indexOf(path, at + 1)) {
    if (!/[\w.-]/.test(words.charAt(at + path.length))) return true;
  }
  return false;
}
