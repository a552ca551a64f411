import { afterAll, beforeAll, expect, test } from 'vitest';
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
  expect(await workspace.deployPreview?.send()).toEqual({ failure: expect.stringMatching(/Nothing is lost/) });
  await fake.control({ do: 'faults', faults: [] });
  expect(JSON.parse((await siteIn(workspace)).text)).toMatchObject({ title: 'Cove' });
  expect(await workspace.deployPreview?.send()).toEqual({ commit: expect.stringMatching(/^[0-9a-f]{40}$/) });
});
