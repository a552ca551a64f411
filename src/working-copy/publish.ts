import type { Publication, Publishing, StagedFile } from '../edit-api/messages';
import { type Change, type Forge, ForgeFailure, type RepositoryPlace } from '../forge/forge';
import { mergeTexts } from '../manifest/merge-texts';
import { parseManifest } from '../manifest/parse';
import type { CopiedFile, CopiedSite, SiteCopy } from './copy';
import { endDrafts } from './end-drafts';
import { gitHashOf } from './git-hash';
import { mayNeedKey, nothingLost, sayFailure } from './say-failure';
import { isOfSite, siteTextOf } from './site-text';

/** What is published, and where it goes. */
export interface Publisher {
  copy: SiteCopy;
  forge: Forge;
  /** The place of the repository; undefined for a folder of this computer. */
  place: RepositoryPlace | undefined;
  /** Where it goes, in words. */
  target: string;
  now: () => Date;
}

const siteFile = 'site.json';

/** The most tries, while others publish in between. */
const mostTries = 3;

/**
 * Commits the copy with the uploads that it uses, as one commit or not at all, after merging what others have published
 * meanwhile. Where the branch takes no commits, proposes it.
 */
export async function publishCopy(publisher: Publisher, publishing: Publishing): Promise<Publication> {
  const { forge, place } = publisher;
  try {
    for (let tries = 0; tries < mostTries; tries++) {
      const site = await publisher.copy.site();
      if (site?.version !== publishing.basedOn && tries === 0) return refusal(changedMeanwhile);
      if (!site) return refusal(changedMeanwhile);
      const head = await forge.head();
      const merged = await takeIn(publisher, site, head);
      if ('state' in merged) return merged;
      const order = await orderOf(publisher, merged, head, publishing.message);
      if ('state' in order) return order;
      const sent = await send(publisher, merged, order);
      // What the drafts showed is what visitors see now, or was changed since. Nobody waits for it: what stays is tried
      // again with the next.
      if (sent !== 'moved' && sent.state === 'published') endDrafts(publisher).catch(() => {});
      if (sent !== 'moved') return sent;
    }
    return refusal(`Somebody else publishes at the same time. ${nothingLost} Publish again in a moment.`);
  } catch (error) {
    return { ...refusal(sayFailure(error, place)), needsKey: mayNeedKey(error) && place !== undefined };
  }
}

const changedMeanwhile = `The site was changed in another window while it was being published. ${nothingLost} Look at what differs, then publish again.`;

function refusal(says: string): Extract<Publication, { state: 'refused' }> {
  return { state: 'refused', says };
}

/** Merges the head of the branch into the copy; gives the copy after that, or the reason why it cannot be published. */
async function takeIn(
  { copy, forge, now }: Publisher,
  site: CopiedSite,
  head: string,
): Promise<CopiedSite | Publication> {
  const content = await forge.read(siteFile, head);
  const theirs = content && siteTextOf(content);
  // Nothing may be written over what could not be read.
  if (theirs === undefined) throw new ForgeFailure('missing');
  if (theirs === site.base) return site;
  const { fault } = parseManifest(theirs);
  if (fault)
    return refusal(
      `What somebody else has published cannot be read: ${fault.message} ${nothingLost} Ask them to mend it; then publish again.`,
    );
  if (!isOfSite(theirs, site.base)) throw new ForgeFailure('trouble');
  const merged = mergeTexts(site.base, site.text, theirs);
  if ('failure' in merged) return refusal(`${merged.failure} ${nothingLost}`);
  const { text, conflicts } = merged;
  if (!(await copy.rebase(site.version, { text, base: theirs }, now()))) return refusal(changedMeanwhile);
  if (conflicts.length > 0)
    return {
      state: 'conflict',
      says: 'Somebody else has published other words for the same places as you. Nothing is lost: both versions are kept. Close this window and choose in the editor which version counts; then publish again.',
      conflicts,
    };
  return (await copy.site()) ?? site;
}

/** An order for the forge: a commit, and the files of the copy that are in it. */
export interface Order {
  base: string;
  message: string;
  changes: Change[];
  files: [path: string, file: CopiedFile][];
}

/** Gathers what differs from the head of the branch: site.json, and the files that it uses or that were removed. */
export async function orderOf(
  { copy, forge }: Pick<Publisher, 'copy' | 'forge'>,
  { text, base }: CopiedSite,
  head: string,
  message: string,
): Promise<Order | Publication> {
  const files = filesToSend(text, await copy.files());
  const there = new Map(
    files.length === 0 ? [] : (await forge.list('uploads', head)).map(({ path, hash }) => [path, hash]),
  );
  const changes: Change[] = text === base ? [] : [{ path: siteFile, content: new TextEncoder().encode(text) }];
  for (const [path, { content }] of files) {
    const hash = there.get(path);
    if (!content) {
      if (hash !== undefined) changes.push({ path, content: null });
      continue;
    }
    const bytes = new Uint8Array(await content.arrayBuffer());
    if (hash === (await gitHashOf(bytes))) continue;
    if (hash !== undefined)
      return refusal(
        `Somebody else has published a file ${path}, and another one of that name was added here. ${nothingLost} Give yours another name; then publish again.`,
      );
    changes.push({ path, content: bytes });
  }
  return { base: head, message, changes, files };
}

/** Gives the files to be sent: added ones that a text names, and removed ones that it does not name. */
function filesToSend(text: string, files: ReadonlyMap<string, CopiedFile>): [string, CopiedFile][] {
  return [...files].filter(
    ([path, { content, isSent }]) =>
      !isSent && text.includes(JSON.stringify(path).slice(1, -1)) === (content !== undefined),
  );
}

/** Gives the files that would be sent with a text. */
export function stagedFiles(text: string, files: ReadonlyMap<string, CopiedFile>): StagedFile[] {
  return filesToSend(text, files).flatMap(([path, { content }]) => (content ? [{ path, isNew: true }] : []));
}

/** Sends a commit; where the branch takes none, proposes it. */
async function send(publisher: Publisher, site: CopiedSite, order: Order): Promise<Publication | 'moved'> {
  const { forge, place, target } = publisher;
  const { files, ...commit } = order;
  if (commit.changes.length === 0) {
    // An earlier answer may have been lost on its way.
    await noteSent(publisher, site, files, undefined);
    return { state: place ? 'published' : 'kept', says: `All of it is in ${target} already.` };
  }
  try {
    const sent = await forge.commit(commit);
    if ('moved' in sent) return 'moved';
    const trouble = await noteSent(publisher, site, files, sent.commit).catch((error: Error) => error.message);
    const says = place
      ? `It was sent to ${target}.`
      : `It was written into ${target}. Whoever publishes that folder puts it online.`;
    // What was sent is sent; the next publication finds it there.
    const more =
      trouble === undefined ? '' : ` This browser could not note that, so it offers it once more. ${trouble}`;
    return place
      ? { state: 'published', says: says + more, workflow: { name: place.kind } }
      : { state: 'kept', says: says + more };
  } catch (error) {
    if (!(error instanceof ForgeFailure) || error.kind !== 'protected') throw error;
    return propose(publisher, site, commit);
  }
}

/** Sends a commit as a branch of its own, and proposes that. A version that was sent before keeps its branch. */
async function propose(
  { forge, copy, now }: Publisher,
  { version, proposed }: CopiedSite,
  commit: Omit<Order, 'files'>,
): Promise<Publication> {
  const branch = proposed?.version === version ? proposed.branch : branchOf('site', now());
  const [title = '', ...lines] = commit.message.split('\n');
  // It is noted first: whether it was sent is looked for at the forge.
  await copy.noteProposed({ version, branch });
  try {
    await forge.commit({ ...commit, branch });
  } catch (error) {
    // Somebody has gone on with that branch; the next try makes another.
    if (error instanceof ForgeFailure && error.kind === 'taken') await copy.noteProposed({ version: '', branch });
    throw error;
  }
  const { address } = await forge.propose({ branch, title, body: lines.join('\n').trim() });
  return {
    state: 'proposed',
    says: 'It was sent as a proposal, since what visitors see is changed in no other way there. They see it once somebody has accepted it.',
    address,
  };
}

/** Gives a branch a name by what it holds and the second in which it was made. */
export function branchOf(what: 'site' | 'draft', now: Date): string {
  return `${what}-${now.toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')}`;
}

/**
 * Notes the text and the files that were sent, and the time, where visitors will see them; later changes are still to
 * be sent.
 */
async function noteSent(
  { copy, place, now }: Publisher,
  { text, base }: CopiedSite,
  sentFiles: Order['files'],
  commit: string | undefined,
): Promise<void> {
  const isNew = place && (commit !== undefined || text !== base);
  const sent = { time: now().toISOString(), ...(commit !== undefined && { commit }) };
  await copy.noteSent(text, isNew ? sent : undefined);
  const files = await copy.files();
  for (const [path, { content }] of sentFiles) {
    const file = files.get(path);
    if (file && (file.content === undefined) === (content === undefined))
      await copy.putFile(path, { ...file, isSent: true });
  }
}
