import type { GuestRights, StoredDraft } from '../../edit-api/messages';
import type { Workspace } from '../../edit-api/workspace';

/**
 * Gives the workspace of a guest on another device: drafts stay in the browser, since no window there holds a lock that
 * one here could see, and nothing is built into a folder that is out of reach.
 */
export function guestWorkspace({ build: _, ...server }: Workspace, rights: string): Workspace {
  const start = `pagewright guest ${server.name} `;
  return {
    ...server,
    guest: rights === writing ? {} : { onlyLooking },
    async drafts() {
      const storedDrafts = Object.entries(localStorage).filter(([key]) => key.startsWith(start));
      return storedDrafts.map(([, text]): StoredDraft => JSON.parse(text));
    },
    async storeDraft(name, text, base) {
      const draft: StoredDraft = { name, text, base };
      try {
        localStorage.setItem(start + name, JSON.stringify(draft));
        return undefined;
      } catch {
        return 'The browser has no room for what you have changed. Leave this page open until it is saved.';
      }
    },
    async deleteDraft(name) {
      localStorage.removeItem(start + name);
      return undefined;
    },
  };
}

const writing: GuestRights = 'edit';

/** What a guest is told who may only look. */
const onlyLooking = 'You may look at everything here and try it. What you change is not saved.';
