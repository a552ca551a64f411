import { expect, test, vi } from 'vitest';
import { openWorkingCopy } from '../../src/working-copy/open-copy';
import { world } from '../forge/open-fake';
import { edit, printed, publish, siteIn } from './browser-parts';
import { MemoryFile, MemoryFolder } from './memory-folder';

const first = printed({ title: 'Bay', words: { one: 'a', other: 'b' } });

function folderWith(text: string): MemoryFolder {
  const folder = new MemoryFolder('my site');
  put(folder, text);
  return folder;
}

function put(folder: MemoryFolder, text: string): void {
  const file = new MemoryFile('site.json');
  file.content = new TextEncoder().encode(text);
  folder.within.set('site.json', file);
}

function textIn({ within }: MemoryFolder): string {
  const file = within.get('site.json');
  return file instanceof MemoryFile ? new TextDecoder().decode(file.content) : '';
}

let opened = 0;

async function open(folder: MemoryFolder): ReturnType<typeof openWorkingCopy> {
  const address = `/folder-${++opened}/`;
  const assets = { pictures: {}, files: {}, icons: {}, flags: {} };
  const ask: typeof fetch = async (input) =>
    new Response(String(input).includes('assets') ? JSON.stringify(assets) : first);
  const place = {
    address,
    repository: undefined,
    fetch: ask,
    isAlone: false,
    askToKeep() {},
    chooseFolder: async () => folder,
  };
  return openWorkingCopy(place, address, () => new Date(world.now()));
}

test('a folder takes site.json and the files that it names, merged with what somebody has written there', async () => {
  const folder = folderWith(first);
  const { workspace } = await open(folder);
  expect(await workspace.published()).toMatchObject({ absent: expect.any(String) });
  expect(await workspace.connection?.openFolder()).toBeUndefined();
  await workspace.addUpload(new File(['Monday,1'], 'prices.csv'));
  await edit(workspace, (root) => Object.assign(root, { title: 'Cove', file: 'uploads/prices.csv' }));
  put(folder, printed({ title: 'Bay', words: { one: 'theirs', other: 'b' } }));
  expect(await publish(workspace)).toMatchObject({ state: 'kept', says: expect.stringContaining('“my site”') });
  expect(JSON.parse(textIn(folder))).toMatchObject({
    title: 'Cove',
    words: { one: 'theirs' },
    file: expect.any(String),
  });
  expect(textIn(folder)).toBe((await siteIn(workspace)).text);
  const uploads = folder.within.get('uploads');
  expect(uploads instanceof MemoryFolder && [...uploads.within.keys()]).toEqual(['prices.csv']);
});

test('a folder without a site is refused in words', async () => {
  const { workspace } = await open(new MemoryFolder('pictures'));
  expect(await workspace.connection?.openFolder()).toMatch(/no site\.json in that folder/);
  expect(workspace.connection?.state()).toBe('none');
});

test('a draft is not written into a folder, in place of what it holds', async () => {
  const folder = folderWith(first);
  const { workspace } = await open(folder);
  await workspace.connection?.openFolder();
  await edit(workspace, (root) => Object.assign(root, { title: 'Cove' }));
  expect(await workspace.deployPreview?.send()).toEqual({ failure: expect.stringMatching(/folder of this computer/) });
  expect(textIn(folder)).toBe(first);
});

test('a folder that the browser may not write into any more, or whose disk is full, is told in words, and is left whole', async () => {
  const folder = folderWith(first);
  const { workspace } = await open(folder);
  await workspace.connection?.openFolder();
  await workspace.addUpload(new File(['Monday,1'], 'prices.csv'));
  await edit(workspace, (root) => Object.assign(root, { title: 'Cove', file: 'uploads/prices.csv' }));
  for (const name of ['NotAllowedError', 'QuotaExceededError']) {
    vi.spyOn(MemoryFile.prototype, 'createWritable').mockRejectedValue(new DOMException('No.', name));
    expect(await publish(workspace)).toMatchObject({
      state: 'refused',
      says: expect.stringMatching(/cannot be written.* Nothing is lost/),
    });
    expect(textIn(folder)).toBe(first);
    vi.restoreAllMocks();
  }
  expect(await publish(workspace)).toMatchObject({ state: 'kept' });
  expect(textIn(folder)).toContain('Cove');
});
