import { openDB } from 'idb';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeForge, kinds, startFakeForge } from '../forge/start-fake-forge';
import { edit, key, newBrowser, printed, publish } from './browser-parts';

let fake: FakeForge;
beforeAll(async () => {
  fake = await startFakeForge();
});
afterAll(() => fake.end());

const first = printed({ title: 'Bay' });
beforeEach(() => fake.control({ do: 'begin', tokens: { [key]: { mayWrite: true } }, files: { 'site.json': first } }));

/** All that the browser keeps, as bytes, which hold a text if anything does. */
async function stored(): Promise<string> {
  const database = await openDB('pagewright');
  const texts: string[] = [];
  for (const name of database.objectStoreNames)
    for (const value of await database.getAll(name))
      texts.push(
        JSON.stringify(value, (_, part) =>
          ArrayBuffer.isView(part) || part instanceof ArrayBuffer
            ? Buffer.from(part instanceof ArrayBuffer ? part : part.buffer).toString('latin1')
            : part,
        ),
      );
  database.close();
  return texts.join('\n');
}

test.each(kinds)(
  'a key whose time is over meanwhile is asked for again at %s, and a network that is gone asks for none',
  async (kind) => {
    const { workspace } = await newBrowser(fake, kind).open(first);
    expect(await workspace.connection?.open(key)).toBeUndefined();
    await edit(workspace, (root) => Object.assign(root, { title: 'Cove' }));
    await fake.control({ do: 'faults', faults: [{ does: 'cutBefore', times: 100 }] });
    expect(await publish(workspace)).toMatchObject({ state: 'refused', needsKey: false });
    await fake.control({ do: 'faults', faults: [{ does: 'answer', status: 401, body: {}, times: 100 }] });
    expect(await publish(workspace)).toMatchObject({ state: 'refused', needsKey: true });
    expect(await workspace.deployPreview?.send()).toMatchObject({ needsKey: true });
    await fake.control({ do: 'faults', faults: [] });
    expect(await workspace.connection?.open(key)).toBeUndefined();
    expect(await publish(workspace)).toMatchObject({ state: 'published' });
  },
);

test('where other sites have the same origin, a key is in memory alone', async () => {
  const browser = newBrowser(fake, 'forgejo');
  const { workspace } = await browser.open(first);
  expect(workspace.connection).toMatchObject({ mayRemember: false });
  expect(await workspace.connection?.open(key, 'a passphrase')).toBeUndefined();
  expect(workspace.connection?.state()).toBe('open');
  expect(await stored()).not.toContain(key);
  expect((await browser.open(first)).workspace.connection?.state()).toBe('none');
  await workspace.connection?.forget();
  expect(workspace.connection?.state()).toBe('none');
});

test('where the site has an origin of its own, a key is kept under a passphrase, never in clear, until it is forgotten', async () => {
  const browser = newBrowser(fake, 'forgejo', undefined, true);
  const openAgain = async () => (await browser.open(first)).workspace.connection;
  const asked = await openAgain();
  expect(await asked?.open(key)).toBeUndefined();
  expect((await openAgain())?.state()).toBe('none');
  expect(await asked?.open(key, 'a passphrase')).toBeUndefined();
  expect(await stored()).not.toContain(key);
  const later = await openAgain();
  expect(later?.state()).toBe('locked');
  expect(await later?.unlock('another')).toMatch(/not the passphrase/);
  expect(later?.state()).toBe('locked');
  expect(await later?.unlock('a passphrase')).toBeUndefined();
  expect(later?.state()).toBe('open');
  await later?.forget();
  expect((await openAgain())?.state()).toBe('none');
});
