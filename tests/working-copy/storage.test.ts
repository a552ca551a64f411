import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type FakeForge, startFakeForge } from '../forge/start-fake-forge';
import { edit, key, newBrowser, printed, publish, siteIn } from './browser-parts';

let fake: FakeForge;
beforeAll(async () => {
  fake = await startFakeForge();
});
afterAll(() => fake.end());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const first = printed({ title: 'Bay', words: { one: 'a', other: 'b' } });

async function begin(): Promise<void> {
  await fake.control({ do: 'begin', tokens: { [key]: { mayWrite: true } }, files: { 'site.json': first } });
}

/** Has the browser refuse every write for want of room. */
function fillStorage(): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
}

test('a browser that keeps nothing says so, and what to do', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await expect(newBrowser(fake, 'forgejo').open(first)).rejects.toThrow(/private window/);
});

test('where a site is shown without encryption, its editor says where it opens', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  await expect(newBrowser(fake, 'forgejo').open(first)).rejects.toThrow(/https:/);
});

test('a browser without room opens what it keeps, and what is saved in vain is told in words', async () => {
  await begin();
  const browser = newBrowser(fake, 'forgejo');
  const { workspace } = await browser.open(first);
  await edit(workspace, (root) => Object.assign(root, { title: 'Cove' }));
  const { text, version } = await siteIn(workspace);
  fillStorage();
  const { workspace: again } = await browser.open(printed({ title: 'Bay', words: { one: 'new', other: 'b' } }));
  expect((await siteIn(again)).text).toBe(text);
  await expect(again.writeSite(first, version)).rejects.toThrow(/has no room/);
  await expect(newBrowser(fake, 'forgejo').open(first)).rejects.toThrow(/has no room/);
});

test('what was sent is told to be sent, though the browser has no room to note it', async () => {
  await begin();
  const { workspace } = await newBrowser(fake, 'forgejo').open(first);
  expect(await workspace.connection?.open(key)).toBeUndefined();
  await edit(workspace, (root) => Object.assign(root, { title: 'Cove' }));
  fillStorage();
  expect(await publish(workspace)).toMatchObject({ state: 'published', says: expect.stringMatching(/has no room/) });
  vi.restoreAllMocks();
  expect(await publish(workspace)).toMatchObject({ state: 'published' });
  expect((await fake.control({ do: 'report' })).log).toHaveLength(2);
});

test('a database that the system has closed while the phone did something else is opened again', async () => {
  const opened: IDBDatabase[] = [];
  const transaction = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
    opened.push(this);
    return transaction.apply(this, given);
  });
  const { workspace } = await newBrowser(fake, 'forgejo').open(first);
  for (const one of new Set(opened)) forceCloseDatabase(one as never);
  await edit(workspace, (root) => Object.assign(root, { title: 'Cove' }));
  expect((await siteIn(workspace)).text).toContain('Cove');
});
