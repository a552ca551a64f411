import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { world } from '../forge/open-fake';
import { type FakeForge, startFakeForge } from '../forge/start-fake-forge';
import { edit, key, newBrowser, printed, publish, siteIn } from './browser-parts';

let fake: FakeForge;
beforeAll(async () => {
  fake = await startFakeForge();
});
afterAll(() => fake.end());

const first = printed({ title: 'Bay', file: '' });

test('what is changed while the site is being sent is no other version of it, and goes with the next publication', async () => {
  const tokens = { [key]: { user: 'amina', mayWrite: true } };
  await fake.control({ do: 'begin', tokens, files: { 'site.json': first } });
  const { workspace } = await newBrowser(fake, 'forgejo').open(first);
  await workspace.connection?.open(key);
  const added = await workspace.addUpload(new File(['Monday,1'], 'prices.csv'));
  const file = 'path' in added ? added.path : '';
  await edit(workspace, (root) => Object.assign(root, { title: 'Cove', file }));
  beforeWrite(async () => {
    await edit(workspace, (root) => Object.assign(root, { title: 'Cape', file: '' }));
    await workspace.removeUpload(file);
  });
  expect(await publish(workspace)).toMatchObject({ state: 'published' });
  expect(await contents()).toEqual({ 'site.json': printed({ title: 'Cove', file }), [file]: 'Monday,1' });
  expect(await publish(workspace)).toMatchObject({ state: 'published' });
  expect(await contents()).toEqual({ 'site.json': printed({ title: 'Cape', file: '' }) });
  expect((await siteIn(workspace)).text).toBe(printed({ title: 'Cape', file: '' }));
});

/** Does something once, while a forge is being asked to write. */
function beforeWrite(act: () => Promise<void>): void {
  const ask = world.fetch;
  const asking = vi.spyOn(world, 'fetch').mockImplementation(async (input, init) => {
    if (init?.method === 'POST') {
      asking.mockImplementation(ask);
      await act();
    }
    return ask(input, init);
  });
  onTestFinished(() => asking.mockRestore());
}

async function contents(): Promise<Record<string, string>> {
  const { files } = await fake.control({ do: 'report' });
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, Buffer.from(text, 'base64').toString()]),
  );
}
