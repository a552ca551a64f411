import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Git, gitIn } from './git';
import { nothingLost, withAdvice } from './say-refusal';

/** A git repository in which a site.json lies, and where its branch is published. */
export interface Repository {
  git: Git;
  /** The folder of site.json, in which git is run. */
  folder: string;
  /** The path of that folder below the top of the repository, with a slash at its end; empty at the top. */
  prefix: string;
  top: string;
  /** The folder of git's own files. */
  gitFolder: string;
  /** The name of the file. */
  name: string;
  branch: string;
  /** The latest commit; none yet in a new repository. */
  head: string | undefined;
  /** The remote that the branch is pushed to, where there is one. */
  remote: { name: string; branch: string; address: string } | undefined;
  /** Whether git knows the author of a commit. */
  knowsWho: boolean;
}

/** A repository; or the reason, in words, why there is none, or why nothing can be published from it now. */
export type RepositoryResult = { repository: Repository } | { absent: string } | { refusal: string };

/**
 * The files that git leaves in its folder while an operation is unfinished, each with its name and the command that
 * ends it.
 */
const unfinished: [file: string, what: string, command: string][] = [
  ['MERGE_HEAD', 'a merge', 'git commit'],
  ['rebase-merge', 'a rebase', 'git rebase --continue'],
  ['rebase-apply', 'a rebase', 'git rebase --continue'],
  ['CHERRY_PICK_HEAD', 'a cherry-pick', 'git commit'],
  ['REVERT_HEAD', 'a revert', 'git commit'],
];

/** Finds the repository of a site.json. */
export async function findRepository(file: string): Promise<RepositoryResult> {
  const actual = existsSync(file) ? realpathSync(file) : file;
  const folder = dirname(actual);
  const name = basename(actual);
  const git = gitIn(folder);
  const revParse = await git(['rev-parse', '--show-toplevel', '--absolute-git-dir', '--show-prefix']);
  if (revParse.isMissing)
    return {
      absent: withAdvice(
        'Nobody but you can see this site yet: it lies on this computer alone, which lacks the program that sends it with one press.',
        'it is git; git-scm.com has it for every computer.',
      ),
    };
  if (/dubious ownership/.test(revParse.complaint)) {
    return {
      refusal: withAdvice(
        `The folder of the site belongs to another user of this computer, so it cannot be published from here. ${nothingLost} Ask whoever set up the site to give it to you.`,
        'git calls that dubious ownership.',
      ),
    };
  }
  const [top, gitFolder, prefix = ''] = revParse.out.split('\n');
  if (!revParse.isDone || !top || !gitFolder)
    return {
      absent: withAdvice(
        'Nobody but you can see this site yet: it lies on this computer alone, and its folder is connected to no place on the internet.',
        'it lies in no git repository.',
      ),
    };
  if ((await git(['check-ignore', '-q', '--', name])).isDone) {
    return {
      absent: withAdvice(
        `The folder around this site publishes other files, and leaves ${name} out.`,
        'a .gitignore of its git repository says so.',
      ),
    };
  }
  const refusal = await whyNotNow(git, gitFolder);
  if (refusal !== undefined) return { refusal };
  const branch = (await git(['symbolic-ref', '-q', '--short', 'HEAD'])).out.trim();
  if (branch === '') {
    return {
      refusal: withAdvice(
        `The folder shows an earlier version of the site, so that nobody would see what you publish. ${nothingLost} Ask whoever set up the site to go back to the latest; then publish again.`,
        'it is on no branch ("detached HEAD"); "git switch main" goes to one.',
      ),
    };
  }
  const head = (await git(['rev-parse', '-q', '--verify', 'HEAD^{commit}'])).out.trim() || undefined;
  const remote = await remoteOf(git, branch);
  if (remote && 'refusal' in remote) return remote;
  const knowsWho = (await isSet(git, 'user.name')) && (await isSet(git, 'user.email'));
  return { repository: { git, folder, prefix, top, gitFolder, name, branch, head, remote, knowsWho } };
}

async function whyNotNow(git: Git, gitFolder: string): Promise<string | undefined> {
  const [, what = '', command = ''] = unfinished.find(([name]) => existsSync(join(gitFolder, name))) ?? [];
  if (what) {
    const leave = command.replace(/ --continue$/, '').replace('git commit', `git ${what.replace('a ', '')}`);
    return withAdvice(
      `Something that another program began in this folder has not been finished. ${nothingLost} Ask whoever set up the site to finish it; then publish again.`,
      `it is ${what}. Finish it with "${command}", or leave it with "${leave} --abort".`,
    );
  }
  if ((await git(['ls-files', '-u'])).out !== '') {
    return withAdvice(
      `Of some files in this folder there are two versions, and somebody has to choose first. ${nothingLost} Ask whoever set up the site; then publish again.`,
      'they have to be merged: "git status" names them.',
    );
  }
  if (existsSync(join(gitFolder, 'index.lock'))) {
    return withAdvice(
      `Another program is at work in this folder. ${nothingLost} Wait until it has ended, then publish again.`,
      `it is git; if it has ended, remove the file ${join(gitFolder, 'index.lock')}.`,
    );
  }
  return undefined;
}

async function remoteOf(git: Git, branch: string): Promise<Repository['remote'] | { refusal: string }> {
  const set = async (name: string): Promise<string> => (await git(['config', `branch.${branch}.${name}`])).out.trim();
  const remotes = (await git(['remote'])).out.split('\n').filter((name) => name !== '');
  const remote =
    (await set('remote')) || (remotes.length === 1 ? remotes[0] : remotes.find((name) => name === 'origin'));
  if (remote === undefined && remotes.length > 0) {
    return {
      refusal: withAdvice(
        `The site could be sent to several places (${remotes.join(', ')}), and nobody has said yet to which. ${nothingLost} Ask whoever set up the site to choose one; then publish again.`,
        `say it once by git push -u ${remotes[0]} ${branch}`,
      ),
    };
  }
  if (remote === undefined || !remotes.includes(remote)) return undefined;
  const merged = (await set('merge')).replace('refs/heads/', '');
  const address = (await git(['remote', 'get-url', '--push', remote])).out.trim();
  return { name: remote, branch: merged || branch, address };
}

async function isSet(git: Git, name: 'user.name' | 'user.email'): Promise<boolean> {
  const fromEnvironment = process.env[name === 'user.name' ? 'GIT_COMMITTER_NAME' : 'GIT_COMMITTER_EMAIL'];
  return (fromEnvironment ?? '') !== '' || (await git(['config', name])).out.trim() !== '';
}
