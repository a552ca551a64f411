import type { SentDraftCopy } from '../edit-api/messages';
import { endDrafts } from './end-drafts';
import { branchOf, orderOf, type Publisher } from './publish';
import { mayNeedKey, nothingLost, sayFailure } from './say-failure';

/**
 * Commits the saved copy, with the uploads that it uses, to a branch of its own, which a host may build and show.
 * Visitors do not see it, and the copy does not change; the branch of the draft before is deleted. Gives the commit, or
 * the reason, in words, why there is none.
 */
export async function sendDraft({ copy, forge, place, now }: Omit<Publisher, 'target'>): Promise<SentDraftCopy> {
  try {
    const site = await copy.site();
    if (!site) return { failure: 'The browser has lost its copy of the site.' };
    const order = await orderOf({ copy, forge }, site, await forge.head(), 'A draft, to look at');
    if ('state' in order) return { failure: order.says };
    const { files: _, ...commit } = order;
    if (commit.changes.length === 0)
      return { failure: 'Nothing here differs from what is published: show the site itself.' };
    const branch = branchOf('draft', now());
    const sent = await forge.commit({ ...commit, branch });
    if ('moved' in sent) return { failure: `Somebody else publishes at the same time. ${nothingLost} Try again.` };
    await copy.addDraftBranch({ branch, commit: sent.commit });
    const remaining = await endDrafts({ copy, forge }, branch);
    return { commit: sent.commit, ...(remaining.length > 0 && { left: remaining }) };
  } catch (error) {
    return { failure: sayFailure(error, place), needsKey: mayNeedKey(error) };
  }
}
