import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkingCopy } from '../../src/working-copy/open-copy';
import { type FakeForge, startFakeForge } from '../forge/start-fake-forge';
import { edit, key, newBrowser, printed, publish, siteIn } from './browser-parts';

let fake: FakeForge;
beforeAll(async () => {
  fake = await startFakeForge();
});
afterAll(() => fake.end());

test('where the network is gone, what belongs to the editor is told to be out of reach, in words of a phone', async () => {
  const gone: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const place = {
    address: '/gone/',
    repository: undefined,
    fetch: gone,
    isAlone: false,
    askToKeep() {},
    chooseFolder: undefined,
  };
  await expect(openWorkingCopy(place, '/', () => new Date(0))).rejects.toThrow(/Is this device connected/);
});

/** Publishes a title and then a note, upon what the site says beside the editor. */
async function publishTwice(browser: ReturnType<typeof newBrowser>, before: string): Promise<string[]> {
  await fake.control({ do: 'begin', tokens: { [key]: { mayWrite: true } }, files: { 'site.json': before } });
  const { workspace } = await browser.open(before);
  expect(await workspace.connection?.open(key)).toBeUndefined();
  const sent: string[] = [];
  for (const change of [{ title: 'Cove' }, { note: 'Closed on Monday' }]) {
    await edit(workspace, (root) => Object.assign(root, change));
    expect(await publish(workspace)).toMatchObject({ state: 'published' });
    sent.push((await siteIn(workspace)).text);
  }
  return sent;
}

test('while visitors see the first of two versions that were published, the editor keeps the second, and says that it is awaited', async () => {
  const browser = newBrowser(fake, 'github');
  const [first = '', second = ''] = await publishTwice(browser, printed({ title: 'Bay' }));
  for (const beside of [first, first, second]) {
    const { workspace, conflicts } = await browser.open(beside);
    expect(conflicts).toEqual([]);
    expect((await siteIn(workspace)).text).toBe(second);
    expect((await workspace.compareOnline([])).isOnline).toBe(beside === second);
  }
});

test('where the host passes over what was published, and shows what somebody else published after it, that is taken in', async () => {
  const browser = newBrowser(fake, 'github');
  const [, second = ''] = await publishTwice(browser, printed({ title: 'Bay' }));
  const third = JSON.stringify({ ...JSON.parse(second), added: 'theirs' });
  const { workspace } = await browser.open(third);
  expect((await workspace.compareOnline([])).isOnline).toBe(true);
  expect(JSON.parse((await siteIn(workspace)).text)).toEqual(JSON.parse(third));
});
