import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Beginning, type FakeForge, kinds, startFakeForge } from '../forge/start-fake-forge';
import { edit, key, newBrowser, printed, publish, siteIn } from './browser-parts';

let fake: FakeForge;
beforeAll(async () => {
  fake = await startFakeForge();
});
afterAll(() => fake.end());

const first = printed({ title: 'Bay' });

async function begin(more: Beginning): Promise<void> {
  await fake.control({ do: 'begin', tokens: { [key]: { user: 'amina', mayWrite: true } }, ...more });
}

async function published(): Promise<Record<string, string>> {
  const { files } = await fake.control({ do: 'report' });
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, Buffer.from(text, 'base64').toString()]),
  );
}

test.for(kinds)('at %s a file whose removal was published is brought back as it was, and sent again', async (kind) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
  await begin({ files: { 'site.json': first, 'uploads/old.csv': 'old', 'uploads/a.svg': svg } });
  const { workspace } = await newBrowser(fake, kind).open(first);
  await workspace.connection?.open(key);
  expect(await workspace.removeUpload('uploads/old.csv')).toBeUndefined();
  // Before that, nothing has to be read.
  expect(await workspace.bringBackUpload('uploads/old.csv')).toBeUndefined();
  await workspace.removeUpload('uploads/old.csv');
  expect(await publish(workspace)).toMatchObject({ state: 'published' });
  expect(Object.keys(await published())).not.toContain('uploads/old.csv');
  expect(await workspace.bringBackUpload('uploads/old.csv')).toBeUndefined();
  expect((await workspace.readAssets()).files).toHaveProperty(['uploads/old.csv']);
  await edit(workspace, (root) => Object.assign(root, { file: 'uploads/old.csv' }));
  expect(await publish(workspace)).toMatchObject({ state: 'published' });
  expect((await published())['uploads/old.csv']).toBe('old');
});

test('a file that the site uses as it was saved, or what is not saved, stays, and it is said why', async () => {
  await begin({ files: { 'site.json': first } });
  const { workspace } = await newBrowser(fake, 'github').open(first);
  const added = await workspace.addUpload(new File(['Monday,1'], 'prices.csv'));
  const file = 'path' in added ? added.path : '';
  await edit(workspace, (root) => Object.assign(root, { file }));
  expect(await workspace.removeUpload(file)).toMatch(/^The site still uses .* Save first/);
  await edit(workspace, (root) => Object.assign(root, { file: '' }));
  const saved = await siteIn(workspace);
  await workspace.storeDraft('a', printed({ title: 'Bay', file }), saved);
  expect(await workspace.removeUpload(file)).toMatch(/^What is not saved yet/);
  await workspace.deleteDraft('a');
  expect(await workspace.removeUpload(file)).toBeUndefined();
});
