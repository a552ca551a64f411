import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type FakeForge, kinds, startFakeForge } from '../forge/start-fake-forge';
import { edit, key, newBrowser, printed, publish, siteIn } from './browser-parts';

let fake: FakeForge;
beforeAll(async () => {
  fake = await startFakeForge();
});
afterAll(() => fake.end());

const first = printed({ title: 'Bay' });

test.for(kinds)(
  'a draft is sent to a branch of its own at %s, and found where the host shows it; what is published stays, and is published later',
  async (kind) => {
    const tokens = { [key]: { user: 'amina', mayWrite: true, mayPropose: true } };
    await fake.control({ do: 'begin', tokens, files: { 'site.json': first }, isProtected: true });
    const { workspace } = await newBrowser(fake, kind).open(first);
    const { deployPreview } = workspace;
    expect(await deployPreview?.send()).toEqual({ failure: expect.stringMatching(/key/) });
    await workspace.connection?.open(key);
    expect(await deployPreview?.send()).toEqual({ failure: expect.stringMatching(/Nothing here differs/) });
    await workspace.addUpload(new File(['Monday,1'], 'prices.csv'));
    await edit(workspace, (root) => Object.assign(root, { title: 'Cove', file: 'uploads/prices.csv' }));
    const sent = await deployPreview?.send();
    const commit = sent && 'commit' in sent ? sent.commit : '';
    const report = await fake.control({ do: 'report' });
    expect(report.log).toHaveLength(1);
    const [name = ''] = Object.keys(report.branches).filter((branch) => branch.startsWith('draft-'));
    expect(report.branches[name]).toBe(commit);
    const files = report.ofBranches[name] ?? {};
    expect(Buffer.from(files['site.json'] ?? '', 'base64').toString()).toBe((await siteIn(workspace)).text);
    expect(Object.keys(files)).toContain('uploads/prices.csv');
    expect(await deployPreview?.addressOf(commit)).toBeUndefined();
    const statuses = [
      { state: 'success', target_url: 'https://draft.example/', context: 'netlify/bay/deploy-preview' },
    ];
    await fake.control({ do: 'runs', commit, runs: [], statuses });
    expect(await deployPreview?.addressOf(commit)).toBe('https://draft.example/');
    await fake.control({ do: 'change', repository: { isProtected: false } });
    expect(await publish(workspace)).toMatchObject({ state: 'published' });
    expect(Object.keys((await fake.control({ do: 'report' })).files).sort()).toEqual([
      'site.json',
      'uploads/prices.csv',
    ]);
  },
);

test('what the forge will not do is told in words, and nothing is lost', async () => {
  const tokens = { [key]: { user: 'amina', mayWrite: true } };
  await fake.control({ do: 'begin', tokens, files: { 'site.json': first } });
  const { workspace } = await newBrowser(fake, 'github').open(first);
  await workspace.connection?.open(key);
  await edit(workspace, (root) => Object.assign(root, { title: 'Cove' }));
  await fake.control({ do: 'faults', faults: [{ does: 'answer', status: 403, body: {}, times: 9 }] });
  expect(await workspace.deployPreview?.send()).toMatchObject({ failure: expect.stringMatching(/Nothing is lost/) });
  await fake.control({ do: 'faults', faults: [] });
  expect(JSON.parse((await siteIn(workspace)).text)).toMatchObject({ title: 'Cove' });
  expect(await workspace.deployPreview?.send()).toEqual({ commit: expect.stringMatching(/^[0-9a-f]{40}$/) });
});

/** A clock that is a minute further each time it is looked at: branches are named by the second. */
function clock(): () => Date {
  let minutes = 0;
  return () => new Date(Date.parse('2026-11-28T12:00:00Z') + 60_000 * minutes++);
}

const drafts = async (): Promise<string[]> =>
  Object.keys((await fake.control({ do: 'report' })).branches).filter((branch) => branch.startsWith('draft-'));

test.for(kinds)(
  'at %s the branch of a draft is deleted once another takes its place, and once the site is published',
  async (kind) => {
    const tokens = { [key]: { user: 'amina', mayWrite: true } };
    await fake.control({ do: 'begin', tokens, files: { 'site.json': first } });
    const { workspace } = await newBrowser(fake, kind, clock()).open(first);
    await workspace.connection?.open(key);
    const sends = async (title: string): Promise<string> => {
      await edit(workspace, (root) => Object.assign(root, { title }));
      expect(await workspace.deployPreview?.send()).toEqual({ commit: expect.any(String) });
      const [name = ''] = await drafts();
      expect(await drafts()).toEqual([name]);
      return name;
    };
    const [one, other] = [await sends('Cove'), await sends('Reef')];
    expect(other).not.toBe(one);
    // A line that is gone once the site is sent holds nobody up.
    const hangs = { does: 'hang' as const, match: 'DELETE .*draft|/draft-' };
    await fake.control({ do: 'faults', faults: [hangs] });
    expect(await publish(workspace)).toMatchObject({ state: 'published' });
    await fake.control({ do: 'faults', faults: [] });
    await edit(workspace, (root) => Object.assign(root, { title: 'Sound' }));
    expect(await publish(workspace)).toMatchObject({ state: 'published' });
    await vi.waitFor(async () => expect(await drafts()).toEqual([]), { timeout: 60_000 });
  },
);

test.for(kinds)(
  'at %s a draft with which somebody has gone on stays, and what is not deleted is tried again',
  async (kind) => {
    const tokens = { [key]: { user: 'amina', mayWrite: true } };
    await fake.control({ do: 'begin', tokens, files: { 'site.json': first } });
    const { workspace } = await newBrowser(fake, kind, clock()).open(first);
    await workspace.connection?.open(key);
    await edit(workspace, (root) => Object.assign(root, { title: 'Cove' }));
    await workspace.deployPreview?.send();
    const [gone = ''] = await drafts();
    await edit(workspace, (root) => Object.assign(root, { title: 'Reef' }));
    await fake.control({ do: 'faults', faults: [{ does: 'answer', match: '^DELETE', status: 403 }] });
    expect(await workspace.deployPreview?.send()).toEqual({ commit: expect.any(String), left: [gone] });
    const [kept = ''] = (await drafts()).filter((name) => name !== gone);
    await fake.control({ do: 'write', branch: kept, files: { 'site.json': printed({ title: 'Of another' }) } });
    await edit(workspace, (root) => Object.assign(root, { title: 'Bight' }));
    expect(await workspace.deployPreview?.send()).toEqual({ commit: expect.any(String) });
    expect(await drafts()).toContain(kept);
    expect(await drafts()).not.toContain(gone);
  },
);
