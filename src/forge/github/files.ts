import { ForgeFailure, type ListedFile } from '../forge.ts';
import { type Json, neededHash, neededList, neededText, textAt, valueAt } from '../json.ts';
import { encodePath, relativeTo, withinFolder } from '../paths.ts';
import type { GitHub } from './api.ts';

/**
 * Reads a file of up to 100 MB; undefined where the commit has none:
 * https://docs.github.com/rest/repos/contents#get-repository-content
 */
export async function readFile(
  github: GitHub,
  folder: string,
  path: string,
  commit: string,
): Promise<Uint8Array | undefined> {
  const { at } = await github.repository();
  const answer = await github.ask({
    to: `${at}/contents/${encodePath(withinFolder(folder, path))}?ref=${commit}`,
    accept: 'application/vnd.github.raw+json',
    expects: [404],
  });
  if (answer.status === 404) {
    // The file is missing; where the commit or the repository is, too, this throws.
    await github.ask({ to: `${at}/git/commits/${commit}` });
    return undefined;
  }
  if (!/\braw\b/.test(answer.headers.get('content-type') ?? '')) throw new ForgeFailure('trouble');
  return answer.bytes;
}

/** Lists the files below a folder; asks folder by folder where GitHub truncates the list. */
export async function listFiles(github: GitHub, folder: string, below: string, commit: string): Promise<ListedFile[]> {
  const root = withinFolder(folder, below);
  const files: ListedFile[] = [];
  const take = (entry: Json, under: string): void => {
    const path = relativeTo(folder, withinFolder(under, neededText(entry, 'path')));
    const bytes = valueAt(entry, 'size');
    if (path === undefined || textAt(entry, 'type') !== 'blob') return;
    files.push({ path, hash: neededHash(entry, 'sha'), ...(typeof bytes === 'number' ? { bytes } : {}) });
  };
  const walk = async (tree: string, under: string): Promise<void> => {
    const whole = await readTree(github, tree, true);
    if (whole !== undefined) {
      for (const entry of whole) take(entry, under);
      return;
    }
    for (const entry of (await readTree(github, tree, false)) ?? []) {
      if (textAt(entry, 'type') === 'tree') {
        await walk(neededHash(entry, 'sha'), withinFolder(under, neededText(entry, 'path')));
      } else take(entry, under);
    }
  };
  const tree = await treeOf(github, commit, root);
  if (tree !== undefined) await walk(tree, root);
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Gives the hash of the tree of a folder; that of the top is the commit itself. */
async function treeOf(github: GitHub, commit: string, folder: string): Promise<string | undefined> {
  let tree = commit;
  for (const name of folder.split('/').filter((part) => part !== '')) {
    const entries = (await readTree(github, tree, false)) ?? [];
    const entry = entries.find((one) => textAt(one, 'path') === name && textAt(one, 'type') === 'tree');
    if (entry === undefined) return undefined;
    tree = neededHash(entry, 'sha');
  }
  return tree;
}

/** Gives the entries of a tree; undefined where a recursive answer was truncated. */
async function readTree(github: GitHub, tree: string, isRecursive: boolean): Promise<Json[] | undefined> {
  const { at } = await github.repository();
  const json = await github.ask.json({ to: `${at}/git/trees/${tree}${isRecursive ? '?recursive=1' : ''}` });
  return isRecursive && valueAt(json, 'truncated') === true ? undefined : neededList(json, 'tree');
}
