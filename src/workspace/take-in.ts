import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Conflict } from '../manifest/merge';
import { mergeTexts } from '../manifest/merge-texts';
import { historyOf } from './history';
import type { Repository } from './repository';
import { nothingLost, ownWords, sayBranch, sayRefusal, sayTarget, withAdvice } from './say-refusal';
import { readSiteFile, writeSiteFile } from './site-file';

/** The result of merging published commits: the conflicts, or the reason, in words, why it could not be done. */
export type TakeInResult = { isTaken: boolean; conflicts: Conflict[] } | { refusal: string };

const nothing: TakeInResult = { isTaken: false, conflicts: [] };

/**
 * Merges the commits of a remote into the branch: site.json part by part, other files as wholes. Afterwards the branch
 * has all of theirs, and site.json differs from it by one's own changes; where that is impossible, nothing has changed.
 */
export async function takeIn(repository: Repository): Promise<TakeInResult> {
  const { git, head, remote } = repository;
  if (!remote) return nothing;
  const listed = await git(['ls-remote', '--heads', remote.name, `refs/heads/${remote.branch}`], { seconds: 45 });
  if (!listed.isDone) return { refusal: sayRefusal(listed, remote) };
  const [theirs = ''] = listed.out.split(/\s/);
  if (theirs === '' || (await isWithin(repository, theirs))) return nothing;
  const fetched = await git(['fetch', '--no-tags', remote.name, `refs/heads/${remote.branch}`], { seconds: 300 });
  if (!fetched.isDone) return { refusal: sayRefusal(fetched, remote) };
  const base = head && (await git(['merge-base', head, theirs])).out.trim();
  if (!head || !base) {
    return {
      refusal: withAdvice(
        `What is published at ${sayTarget(remote)} has nothing in common with this folder: it may be another site. ${nothingLost} Ask whoever set up the site.`,
        `${sayBranch(remote)} has a history of its own; "git clone" makes a folder that belongs to it.`,
      ),
    };
  }
  return bring({ ...repository, head }, base, theirs);
}

/** Tells whether the branch holds a commit. */
async function isWithin({ git, head }: Repository, commit: string): Promise<boolean> {
  return head !== undefined && (await git(['merge-base', '--is-ancestor', commit, head])).isDone;
}

async function bring(repository: Repository & { head: string }, base: string, theirs: string): Promise<TakeInResult> {
  const { git, folder, name, head, branch } = repository;
  const file = join(folder, name);
  const siteFile = readSiteFile(file);
  if ('failure' in siteFile) return { refusal: siteFile.failure };
  const published = await textIn(repository, theirs);
  const merged =
    published === undefined
      ? { text: siteFile.text, conflicts: [] }
      : mergeTexts((await textIn(repository, base)) ?? '{}', siteFile.text, published);
  if ('failure' in merged)
    return {
      refusal: `What somebody else has published in ${name} cannot be read: ${merged.failure} ${nothingLost} Ask them to mend it; then publish again.`,
    };
  const next = base === head ? { commit: theirs } : await mergeCommit(repository, base, theirs);
  if ('refusal' in next) return next;
  const scratch = mkdtempSync(join(tmpdir(), 'pagewright-index-'));
  try {
    const hindrance = await whyNotMoved(repository, next.commit, join(scratch, 'index'));
    if (hindrance !== undefined) return { refusal: hindrance };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  historyOf(file).storeFormer(siteFile.text, new Date());
  const written = writeSiteFile(file, merged.text, siteFile.version);
  if (!('version' in written)) return { refusal: 'failure' in written ? written.failure : changedMeanwhile(name) };
  await setEntry(repository, next.commit);
  const readTree = await git(['read-tree', '-m', '-u', head, next.commit]);
  if (!readTree.isDone) {
    await setEntry(repository, head);
    writeSiteFile(file, siteFile.text, written.version);
    return { refusal: sayNotTaken(readTree.complaint) };
  }
  await git(['update-ref', '-m', 'publish: take in', `refs/heads/${branch}`, next.commit, head]);
  return { isTaken: true, conflicts: merged.conflicts };
}

/** Says that site.json was changed while it was being published. */
export function changedMeanwhile(name: string): string {
  return `${name} was changed while it was being published. ${nothingLost} Look at what differs, then publish again.`;
}

/** Reads the text of site.json in a commit, as git would write it to the disk. */
export async function textIn({ git, prefix, name }: Repository, commit: string): Promise<string | undefined> {
  const catFile = await git(['cat-file', '--filters', `${commit}:${prefix}${name}`]);
  return catFile.isDone ? catFile.out : undefined;
}

/** Says why the folder cannot be moved to a commit, tried on a copy of the index; undefined where it can. */
async function whyNotMoved(repository: Repository, commit: string, index: string): Promise<string | undefined> {
  const { git, gitFolder, head = '' } = repository;
  await git(['update-index', '-q', '--refresh']);
  if (existsSync(join(gitFolder, 'index'))) copyFileSync(join(gitFolder, 'index'), index);
  await setEntry(repository, commit, index);
  const dryRun = await git(['read-tree', '-m', '-u', '-n', head, commit], { index });
  if (dryRun.isDone) return undefined;
  const [, entry, untracked] = /Entry '(.+?)'|file '(.+?)' would be/.exec(dryRun.complaint) ?? [];
  const path = entry ?? untracked;
  if (path === undefined) return sayNotTaken(dryRun.complaint);
  return entry
    ? withAdvice(
        `Somebody else has published another ${path}, which was changed on this computer, too. ${nothingLost} Ask whoever set up the site to bring both together; then publish again.`,
        'commit the one here, or put it away with "git stash".',
      )
    : `Somebody else has published a file ${path}, and another one of that name lies here. ${nothingLost} Give yours another name; then publish again.`;
}

function sayNotTaken(complaint: string): string {
  return `What somebody else has published meanwhile cannot be taken in: ${ownWords(complaint)} ${nothingLost} Show this to whoever set up the site.`;
}

/** Sets site.json in an index to its content in a commit. */
async function setEntry({ git, prefix, name }: Repository, commit: string, index?: string): Promise<void> {
  const listed = await git(['ls-tree', '--full-tree', '-z', commit, `${prefix}${name}`]);
  const [, mode, hash] = /^(\d+) blob ([0-9a-f]+)\t/.exec(listed.out) ?? [];
  if (hash === undefined) return;
  const input = `${mode} ${hash} 0\t${prefix}${name}\0`;
  await git(['update-index', '-z', '--index-info'], { input, ...(index !== undefined && { index }) });
}

/** Makes a merge commit; it has the merged site.json, with their version in conflicts. */
async function mergeCommit(
  repository: Repository & { head: string },
  base: string,
  theirs: string,
): Promise<{ commit: string } | { refusal: string }> {
  const { git, head, prefix, name } = repository;
  const scratch = mkdtempSync(join(tmpdir(), 'pagewright-index-'));
  const index = join(scratch, 'index');
  try {
    const read = await git(['read-tree', '-i', '-m', '--aggressive', base, head, theirs], { index });
    const listed = await git(['ls-files', '-u', '-z', '--full-name', `${repository.top}`], { index });
    const paths = new Set(listed.out.split('\0').flatMap((line) => line.split('\t').slice(1)));
    const [both] = [...paths].filter((path) => path !== prefix + name);
    if (!read.isDone || both !== undefined) {
      return {
        refusal: withAdvice(
          `${both ?? 'A file'} was changed here and by somebody else. ${nothingLost} Ask whoever set up the site to bring both together; then publish again.`,
          '"git pull" does, in a terminal.',
        ),
      };
    }
    if (paths.size > 0) {
      const [was, mine, other] = await Promise.all([base, head, theirs].map((commit) => textIn(repository, commit)));
      const merged = mergeTexts(was ?? '{}', other ?? mine ?? '{}', mine ?? '{}');
      if ('failure' in merged)
        return {
          refusal: `What you and somebody else have written in ${name} cannot be brought together: ${merged.failure} ${nothingLost}`,
        };
      const blob = await git(['hash-object', '-w', '--stdin', `--path=${name}`], { input: merged.text });
      const entry = `0 ${'0'.repeat(head.length)}\t${prefix}${name}\x00100644 ${blob.out.trim()}\t${prefix}${name}\0`;
      await git(['update-index', '-z', '--index-info'], { index, input: entry });
    }
    const tree = (await git(['write-tree'], { index })).out.trim();
    const message = 'Bring together what was published meanwhile';
    const commitTree = await git(['commit-tree', tree, '-p', head, '-p', theirs, '-m', message]);
    return commitTree.isDone ? { commit: commitTree.out.trim() } : { refusal: ownWords(commitTree.complaint) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
