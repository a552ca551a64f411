import { expect, onTestFinished, test, vi } from 'vitest';
import type { Workspace } from '../../src/edit-api/workspace';
import { storageStart } from '../../src/editor/session/draft';
import { restoreDrafts } from '../../src/editor/session/restore-drafts';
import { set } from '../../src/manifest/operations';
import { patchBetween } from '../../src/manifest/patch';
import { heading, opened } from './opened-file';

test('of a draft that lies beside the file and in the browser too, the one in the browser is put back, and neither is kept', async () => {
  const { editor, says } = opened();
  const { base } = editor.state();
  const draftOf = (words: string): string => {
    const patch = patchBetween(base.root, set(base.root, heading, words));
    return JSON.stringify({ basedOn: base.version, patch, place: heading });
  };
  const forgotten: string[] = [];
  const workspace = {
    name: 'site',
    deleteDraft: async (name: string) => void forgotten.push(name),
  } as Partial<Workspace> as Workspace;
  // What a browser has of its own; nobody else holds the draft.
  const inBrowser: Record<string, string> = { [`${storageStart(workspace)}draft-1.json`]: draftOf('Later') };
  vi.stubGlobal('localStorage', inBrowser);
  Object.defineProperty(inBrowser, 'removeItem', { value: (name: string) => delete inBrowser[name] });
  vi.stubGlobal('navigator', {
    locks: { request: async (_: string, __: object, task: (lock: object) => unknown) => task({}) },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  await restoreDrafts(editor, workspace, { storeNow: async () => true }, [
    { name: 'draft-1.json', text: draftOf('Earlier') },
  ]);
  expect(says(heading)).toBe('Later');
  // Whoever comes back is where they were.
  expect(editor.state().selectedPlace).toBe(heading);
  expect([forgotten, Object.keys(inBrowser)]).toEqual([['draft-1.json'], []]);
});
