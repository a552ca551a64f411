import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GitAnswer } from './git';
import type { Repository } from './repository';
import { hookWords, nothingLost, ownWords, sayRefusal, sayTarget, withAdvice } from './say-refusal';

/** The hooks that may refuse a commit. */
const commitHooks = ['pre-commit', 'prepare-commit-msg', 'commit-msg'];

/**
 * Says why git could not commit. The exit code tells a refusal of a hook, which may say anything, from one of git
 * itself.
 */
export async function sayUncommitted(repository: Repository, { exit, out, complaint }: GitAnswer): Promise<string> {
  const hooks = exit === 1 ? await hooksAmong(repository, commitHooks) : [];
  if (hooks.length > 0) {
    const hookNames = hooks.map((hook) => `"${hook}"`).join(' or ');
    return withAdvice(
      `A check that this computer makes before anything is published refuses: ${hookWords(`${out}\n${complaint}`)} ${nothingLost} Show this to whoever set up the site.`,
      `it is the hook ${hookNames} of the repository.`,
    );
  }
  if (
    /^fatal: failed to write commit object/m.test(complaint) &&
    /^error: .*\b(gpg|sign|signing|signingkey)\b/im.test(complaint)
  ) {
    return withAdvice(
      `What is published from this computer has to be signed, and it could not be. ${nothingLost} Ask whoever set up the site; then publish again.`,
      'git could not sign the commit. Unlock your key by signing something in a terminal.',
    );
  }
  return withAdvice(
    `It could not be published: ${ownWords(`${out}\n${complaint}`)} ${nothingLost} Show this to whoever set up the site.`,
    'git could not make the commit.',
  );
}

/** The pattern of the line of `git push --porcelain` about a refused branch: its state, and the reason in brackets. */
const notTaken = /^!\t[^\t]+\t\[((?:remote )?rejected)\](?: \((.*)\))?/m;

/** Tells whether a branch was refused because another commit has come to it meanwhile. */
export function isMoved({ out }: GitAnswer): boolean {
  const [, , why = ''] = notTaken.exec(out) ?? [];
  return /^(fetch first|non-fast-forward|stale info|incorrect old value|failed to update ref|cannot lock ref)/.test(
    why,
  );
}

/** Says why a commit could not be sent. */
export async function sayUnsent(
  repository: Repository,
  remote: NonNullable<Repository['remote']>,
  sent: GitAnswer,
): Promise<string> {
  const [, state] = notTaken.exec(sent.out) ?? [];
  if (state !== undefined && /^remote rejected$/.test(state))
    return `What was sent to ${sayTarget(remote)} is refused there: ${ownWords(sent.complaint)} Nothing was published, and nothing is lost: ${repository.name} is as you saved it. Show this to whoever set up the site.`;
  // Before anything is sent only a hook ends git like this; after that git says that the connection broke.
  const isOfHook = sent.exit === 1 && state === undefined && !brokenOff.test(sent.complaint);
  if (isOfHook && (await hooksAmong(repository, ['pre-push'])).length > 0) {
    return withAdvice(
      `A check that this computer makes before anything is sent refuses: ${hookWords(`${sent.out}\n${sent.complaint}`)} ${nothingLost} Show this to whoever set up the site.`,
      'it is the hook "pre-push" of the repository.',
    );
  }
  return sayRefusal(sent, remote);
}

const brokenOff = /^(send-pack: |error: RPC failed|fatal: the remote end hung up)/m;

/** Gives the names of those hooks that a repository has. */
async function hooksAmong({ git, folder }: Repository, names: string[]): Promise<string[]> {
  const hooks: string[] = [];
  for (const name of names) {
    const path = (await git(['rev-parse', '--git-path', `hooks/${name}`])).out.trim();
    if (existsSync(resolve(folder, path))) hooks.push(name);
  }
  return hooks;
}
