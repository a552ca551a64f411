import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Workspace } from '../../src/edit-api/workspace';
import { type FakeForge, kinds, startFakeForge } from '../forge/start-fake-forge';
import { edit, key, newBrowser, printed, publish } from './browser-parts';

let fake: FakeForge;
beforeAll(async () => {
  fake = await startFakeForge();
});
afterAll(() => fake.end());

const first = printed({ title: 'Bay' });
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
const files = { 'site.json': first, 'uploads/old.csv': 'old', 'uploads/.DS_Store': '-', 'uploads/team/bay.svg': svg };

async function begin(): Promise<void> {
  await fake.control({ do: 'begin', tokens: { [key]: { user: 'amina', mayWrite: true } }, files });
}

/** Gives the files and pictures of a workspace, once it has all of them. */
async function library(
  workspace: Workspace,
  all: readonly string[],
): Promise<Awaited<ReturnType<Workspace['readAssets']>>> {
  return vi.waitFor(async () => {
    const assets = await workspace.readAssets();
    expect([assets.pictures, assets.files].flatMap(Object.keys).sort()).toEqual(all);
    return assets;
  });
}

test.for(kinds)(
  'at %s what nothing on the site names is listed once a key is given, and fetched, used and removed',
  async (kind) => {
    await begin();
    const { workspace, uploads } = await newBrowser(fake, kind).open(first);
    await library(workspace, []);
    await workspace.connection?.open(key);
    const listed = await library(workspace, ['uploads/old.csv', 'uploads/team/bay.svg']);
    expect(listed.files['uploads/team/bay.svg']).toMatchObject({ isAway: true });
    // What comes while somebody reads is given once more.
    await vi.waitFor(async () => expect(await workspace.readAssetsIfOther()).toBeUndefined());

    expect(await workspace.fetchUpload?.('uploads/team/bay.svg')).toBeUndefined();
    expect((await workspace.readAssets()).pictures['uploads/team/bay.svg']).toMatchObject({ width: 4, height: 4 });
    // Of another kind, no browser draws it.
    const shown = await fetch(uploads.address('uploads/team/bay.svg') ?? '');
    expect((await shown.blob()).type).toBe('image/svg+xml');
    await edit(workspace, (root) => Object.assign(root, { picture: 'uploads/team/bay.svg' }));
    expect(await workspace.removeUpload('uploads/old.csv')).toBeUndefined();
    expect(await publish(workspace)).toMatchObject({ state: 'published' });
    const { files: sent } = await fake.control({ do: 'report' });
    expect(Object.keys(sent).sort()).toEqual(['site.json', 'uploads/.DS_Store', 'uploads/team/bay.svg']);
    await library(workspace, ['uploads/team/bay.svg']);
  },
);

test('a file that is added takes no name of one at the forge', async () => {
  await begin();
  const { workspace } = await newBrowser(fake, 'github').open(first);
  await workspace.connection?.open(key);
  await library(workspace, ['uploads/old.csv', 'uploads/team/bay.svg']);
  expect(await workspace.addUpload(new File(['new'], 'old.csv'))).toEqual({ path: 'uploads/old-2.csv' });
});

test.for(kinds)(
  'at %s a list that cannot be had keeps nothing from being edited and published, and comes after that',
  async (kind) => {
    await begin();
    const { workspace } = await newBrowser(fake, kind).open(first);
    await workspace.connection?.open(key);
    const faults = [{ match: 'tree', does: 'answer', status: 404, times: 1 } as const];
    await fake.control({ do: 'faults', faults });
    await workspace.readAssets();
    await vi.waitFor(async () => {
      const { calls } = await fake.control({ do: 'report' });
      expect(calls.filter((call) => call.includes('tree'))).toHaveLength(1);
    });
    await library(workspace, []);
    await edit(workspace, (root) => Object.assign(root, { title: 'Bay Kayaks' }));
    expect(await publish(workspace)).toMatchObject({ state: 'published' });
    await library(workspace, ['uploads/old.csv', 'uploads/team/bay.svg']);
  },
);
