import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Git, gitIn } from './git';

/** A git repository in which a site.json lies, and where its branch is published. */
export interface Repository {
  git: Git;
  /** The folder of site.json, in which git is run. */
  folder: string;
  /** Where that is below the top of the repository, with a slash at its end; empty at the top. */
  prefix: string;
  top: string;
  /** Where git keeps what it knows. */
  gitFolder: string;
  /** The name of the file. */
  name: string;
  branch: string;
  /** The latest commit; none yet in a new repository. */
  head: string | undefined;
  /** Where the branch goes, where there is such a place. */
  remote: { name: string; branch: string; address: string } | undefined;
  /** Whether git knows who makes a commit. */
  knowsWho: boolean;
}

/** A repository; or in words why there is none, or why nothing can be published from it as it is now. */
export type Found = { repository: Repository } | { absent: string } | { refusal: string };

/** What git leaves in its folder while something is not finished, and how that ends. */
const unfinished: [string, string][] = [
  ['MERGE_HEAD', 'A merge has not been finished. Finish it with "git commit", or leave it with "git merge --abort"'],
  [
    'rebase-merge',
    'A rebase has not been finished. Go on with "git rebase --continue", or leave it with "git rebase --abort"',
  ],
  [
    'rebase-apply',
    'A rebase has not been finished. Go on with "git rebase --continue", or leave it with "git rebase --abort"',
  ],
  [
    'CHERRY_PICK_HEAD',
    'A cherry-pick has not been finished. Finish it with "git commit", or leave it with "git cherry-pick --abort"',
  ],
  ['REVERT_HEAD', 'A revert has not been finished. Finish it with "git commit", or leave it with "git revert --abort"'],
];

/** Finds the repository of a site.json. */
export async function findRepository(file: string): Promise<Found> {
  const actual = existsSync(file) ? realpathSync(file) : file;
  const folder = dirname(actual);
  const name = basename(actual);
  const git = gitIn(folder);
  const found = await git(['rev-parse', '--show-toplevel', '--absolute-git-dir', '--show-prefix']);
  if (found.isMissing) return { absent: 'There is no git on this computer.' };
  if (/dubious ownership/.test(found.complaint)) {
    return { refusal: 'This folder belongs to somebody else, so git does not touch it. Give it to yourself first.' };
  }
  const [top, gitFolder, prefix = ''] = found.out.split('\n');
  if (!found.isDone || !top || !gitFolder) return { absent: 'The folder of this site lies in no git repository.' };
  if ((await git(['check-ignore', '-q', '--', name])).isDone) {
    return { absent: `The git repository around this site leaves ${name} out: one of its .gitignore files says so.` };
  }
  const refusal = await whyNotNow(git, gitFolder);
  if (refusal !== undefined) return { refusal };
  const branch = (await git(['symbolic-ref', '-q', '--short', 'HEAD'])).out.trim();
  if (branch === '') {
    return {
      refusal:
        'This folder shows an old commit and no branch ("detached HEAD"), so a publication would belong to none. Go to a branch with "git switch main", then publish again.',
    };
  }
  const head = (await git(['rev-parse', '-q', '--verify', 'HEAD^{commit}'])).out.trim() || undefined;
  const remote = await remoteOf(git, branch);
  if (remote && 'refusal' in remote) return remote;
  const knowsWho = (await isSet(git, 'user.name')) && (await isSet(git, 'user.email'));
  return { repository: { git, folder, prefix, top, gitFolder, name, branch, head, remote, knowsWho } };
}

async function whyNotNow(git: Git, gitFolder: string): Promise<string | undefined> {
  const [, words] = unfinished.find(([name]) => existsSync(join(gitFolder, name))) ?? [];
  if (words) return `${words}, then publish again.`;
  if ((await git(['ls-files', '-u'])).out !== '') {
    return 'Some files still have to be merged: "git status" names them. Do that first, then publish again.';
  }
  if (existsSync(join(gitFolder, 'index.lock'))) {
    return `Git is at work in this folder. Wait until it has ended; if it has, remove the file ${join(gitFolder, 'index.lock')}.`;
  }
  return undefined;
}

async function remoteOf(git: Git, branch: string): Promise<Repository['remote'] | { refusal: string }> {
  const set = async (name: string): Promise<string> => (await git(['config', `branch.${branch}.${name}`])).out.trim();
  const known = (await git(['remote'])).out.split('\n').filter((name) => name !== '');
  const chosen = (await set('remote')) || (known.length === 1 ? known[0] : known.find((name) => name === 'origin'));
  if (chosen === undefined && known.length > 0) {
    return {
      refusal: `This repository knows several others (${known.join(', ')}). Say once to which this branch goes: git push -u ${known[0]} ${branch}`,
    };
  }
  if (chosen === undefined || !known.includes(chosen)) return undefined;
  const merged = (await set('merge')).replace('refs/heads/', '');
  const address = (await git(['remote', 'get-url', '--push', chosen])).out.trim();
  return { name: chosen, branch: merged || branch, address };
}

async function isSet(git: Git, name: 'user.name' | 'user.email'): Promise<boolean> {
  const said = process.env[name === 'user.name' ? 'GIT_COMMITTER_NAME' : 'GIT_COMMITTER_EMAIL'];
  return (said ?? '') !== '' || (await git(['config', name])).out.trim() !== '';
}
