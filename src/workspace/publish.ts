import type { Publication, PublishedState, Publishing, StagedFile } from '../edit-api/messages';
import type { GitAnswer } from './git';
import { publishWorkflow } from './publish-workflow';
import { findRepository, type Repository } from './repository';
import { nothingLost, sayBranch, sayTarget, withAdvice } from './say-refusal';
import { isMoved, sayUncommitted, sayUnsent } from './say-unpublished';
import { readSiteFile } from './site-file';
import { withStagedSite } from './stage-site';
import { changedMeanwhile, takeIn, textIn } from './take-in';

type Remote = NonNullable<Repository['remote']>;

/** The most tries, while others publish in between. */
const mostTries = 3;

/** Reads from the repository of a site.json what was published last. */
export async function readPublished(file: string): Promise<PublishedState> {
  const finding = await findRepository(file);
  if ('absent' in finding) return finding;
  if ('refusal' in finding) return { uploads: [], waiting: 0, asksWho: false, refusal: finding.refusal };
  const { repository } = finding;
  const { remote, head, name, knowsWho } = repository;
  const text = head && (await textIn(repository, head));
  const staged = await withStagedSite(repository, async ({ files }) => ({ files }));
  const state = {
    ...(text !== undefined && { text }),
    ...(remote && { target: sayTarget(remote) }),
    waiting: remote ? await countWaiting(repository, remote) : 0,
    asksWho: !knowsWho,
  };
  if ('refusal' in staged) return { ...state, uploads: [], refusal: staged.refusal };
  return { ...state, uploads: staged.files.filter(({ path }) => path !== name) };
}

/** Counts the commits that the remote, as it was last heard of, does not have. */
async function countWaiting({ git, head }: Repository, remote: Remote): Promise<number> {
  if (!head) return 0;
  const tracked = `refs/remotes/${remote.name}/${remote.branch}`;
  const isTracked = (await git(['rev-parse', '-q', '--verify', tracked])).isDone;
  const count = await git(['rev-list', '--count', head, ...(isTracked ? [`^${tracked}`] : [])]);
  return Number(count.out.trim()) || 0;
}

/**
 * Commits a site.json with the uploads that it uses, and nothing else, after merging what others have published, and
 * pushes it. Where it cannot be pushed, the repository is as it was.
 */
export async function publishToGit(file: string, publishing: Publishing): Promise<Publication> {
  const siteFile = readSiteFile(file);
  if ('failure' in siteFile) return refused(siteFile.failure);
  if (siteFile.version !== publishing.basedOn) return refused(changedMeanwhile('site.json'));
  for (let tries = 0; tries < mostTries; tries++) {
    const found = await findRepository(file);
    if ('absent' in found) return refused(found.absent);
    if ('refusal' in found) return refused(found.refusal);
    const introduction = await introduce(found.repository, publishing.who);
    if (introduction !== undefined) return refused(introduction);
    const merged = await takeIn(found.repository);
    if ('refusal' in merged) return refused(merged.refusal);
    if (merged.conflicts.length > 0) {
      const says =
        'Somebody else has published other words for the same places as you. Nothing is lost: both versions are kept. Close this window and choose in the editor which version counts; then save, and publish again.';
      return { state: 'conflict', says, conflicts: merged.conflicts };
    }
    const moved = merged.isTaken ? await findRepository(file) : found;
    if (!('repository' in moved))
      return refused(`Another program is changing this folder. ${nothingLost} Publish again in a moment.`);
    const publication = await commitAndSend(moved.repository, publishing.message);
    if (publication !== 'moved') return publication;
  }
  return refused(`Somebody else publishes at the same time. ${nothingLost} Publish again in a moment.`);
}

function refused(says: string): Publication {
  return { state: 'refused', says };
}

/** Sets the author of commits in the repository, where git does not know one; gives in words what is missing. */
async function introduce({ git, knowsWho }: Repository, who: Publishing['who']): Promise<string | undefined> {
  if (knowsWho) return undefined;
  const [name, email] = [who?.name, who?.email].map((words) => words?.replaceAll(/[\p{Cc}<>]/gu, '').trim());
  if (!name || !email?.includes('@'))
    return 'Say who publishes: a name and an e-mail address, which stand in every publication.';
  await git(['config', 'user.name', name]);
  await git(['config', 'user.email', email]);
  return undefined;
}

/** Commits the site and pushes it; gives `moved`, with the commit taken back, where somebody else was faster. */
async function commitAndSend(repository: Repository, message: string): Promise<Publication | 'moved'> {
  const { git, remote } = repository;
  const committed = await commitSite(repository, message);
  if ('refusal' in committed) return refused(committed.refusal);
  const isNew = committed.files.length > 0;
  if (!remote) return withoutRemote(repository, isNew);
  const sent = await git(['push', '--porcelain', remote.name, `${committed.head}:refs/heads/${remote.branch}`], {
    seconds: 300,
  });
  if (sent.isDone) return published(repository, remote, sent);
  // The next publication is to have all changes.
  if (isNew) await takeBack(repository, committed);
  return isMoved(sent) ? 'moved' : refused(await sayUnsent(repository, remote, sent));
}

/** A commit of the site: its hash, its files, and the entries that these had in the person's index. */
interface SiteCommit {
  head: string;
  files: StagedFile[];
  entries: string;
}

/** Commits what differs of the site, where something does; gives in words why it cannot. */
async function commitSite(repository: Repository, message: string): Promise<SiteCommit | { refusal: string }> {
  const { git } = repository;
  type Committed = Omit<SiteCommit, 'head'> | { refusal: string };
  const committed = await withStagedSite(repository, async ({ index, files }): Promise<Committed> => {
    if (files.length === 0) return { files, entries: '' };
    const answer = await git(['commit', '--quiet', '-F', '-'], { index, input: message, seconds: 300 });
    if (!answer.isDone) return { refusal: await sayUncommitted(repository, answer) };
    return { files, entries: await entriesOf(repository, files) };
  });
  if ('refusal' in committed) return committed;
  const paths = committed.files.map(({ path }) => path);
  await git(['update-index', '--add', '-z', '--stdin'], { input: paths.join('\0') });
  const head = (await git(['rev-parse', '-q', '--verify', 'HEAD^{commit}'])).out.trim();
  return { ...committed, head };
}

/** Removes a commit from its branch, and its files from the index. */
async function takeBack({ git, branch, head: before }: Repository, { head, entries }: SiteCommit): Promise<void> {
  const undone = before ? [`refs/heads/${branch}`, before, head] : ['-d', `refs/heads/${branch}`, head];
  await git(['update-ref', ...undone]);
  await git(['update-index', '-z', '--index-info'], { input: entries });
}

/** Says what a push has done. */
async function published(repository: Repository, remote: Remote, { out }: GitAnswer): Promise<Publication> {
  const workflow = await publishWorkflow(repository);
  const target = sayTarget(remote);
  const says = out.includes('[up to date]') ? `All of it is there already: ${target}.` : `Sent to ${target}.`;
  return {
    state: 'published',
    says: withAdvice(
      says,
      `it is ${sayBranch(remote)}.${workflow ? ` The workflow “${workflow.name}” puts it online.` : ''}`,
    ),
    ...(workflow && { workflow }),
  };
}

/** Says that a repository without a remote keeps what it has, and how it gets one. */
function withoutRemote({ branch }: Repository, isNew: boolean): Publication {
  const keptNote = isNew ? 'It is kept as a version of its own' : 'All of it is kept already';
  const says = withAdvice(
    `${keptNote}, on this computer alone: the folder is not connected yet to a place on the internet, so visitors see nothing of it. Ask whoever set up the site to connect it; then publish again.`,
    `it is a commit of the branch ${branch}, and the repository has no remote: make one, for example on github.com, and run "git remote add origin" with its address.`,
  );
  return isNew ? { state: 'kept', says } : refused(says);
}

/**
 * Gives the entries of some files in the person's index, as input for `git update-index` that restores them; a file
 * without one is removed.
 */
async function entriesOf({ git, prefix, head }: Repository, files: StagedFile[]): Promise<string> {
  const paths = files.map(({ path }) => path);
  const listed = await git(['--literal-pathspecs', 'ls-files', '-s', '-z', '--full-name', '--', ...paths]);
  const none = '0'.repeat(head?.length ?? 40);
  return paths.map((path) => `0 ${none}\t${prefix}${path}\0`).join('') + listed.out;
}
