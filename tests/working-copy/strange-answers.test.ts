import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeForge, kinds, startFakeForge } from '../forge/start-fake-forge';
import { edit, key, newBrowser, printed, publish, siteIn } from './browser-parts';

let fake: FakeForge;
beforeAll(async () => {
  fake = await startFakeForge();
});
afterAll(() => fake.end());

const first = printed({ title: 'Bay', words: { one: 'a', other: 'b' }, list: [] });

async function begin(text = first): Promise<void> {
  const tokens = { [key]: { user: 'amina', mayWrite: true, mayPropose: true } };
  await fake.control({ do: 'begin', tokens, files: { 'site.json': text } });
}

async function published(): Promise<string> {
  const { files } = await fake.control({ do: 'report' });
  return Buffer.from(files['site.json'] ?? '', 'base64').toString();
}

describe.for(kinds)('at %s', (kind) => {
  test('what is no site is not taken for one, whether anything was changed here or not', async () => {
    for (const answer of ['', '[]', '{"title": "Bay"', '{"message":"Internal error"}'])
      for (const isChanged of answer.includes(':') ? [true, false] : [false]) {
        await begin();
        const browser = newBrowser(fake, kind);
        const { workspace } = await browser.open(first);
        expect(await workspace.connection?.open(key)).toBeUndefined();
        if (isChanged) await edit(workspace, (root) => Object.assign(root, { title: 'Cove' }));
        else await workspace.addUpload(new File(['Monday,1'], 'prices.csv'));
        const { text } = await siteIn(workspace);
        await fake.control({ do: 'write', files: { 'site.json': answer } });
        const told = await publish(workspace);
        expect(told, answer).toMatchObject({ state: 'refused', says: expect.stringMatching(/Nothing is lost/) });
        expect((await siteIn(workspace)).text).toBe(text);
        expect(await published()).toBe(answer);
        await fake.control({ do: 'write', files: { 'site.json': first } });
        expect(await publish(workspace)).toMatchObject({ state: 'published' });
        expect(await published()).toBe(text);
      }
  });

  test('a file with a mark at its beginning, or with the line ends of Windows, is merged and keeps both', async () => {
    for (const before of [`\uFEFF${first}`, first.replaceAll('\n', '\r\n')]) {
      await begin(before);
      const { workspace } = await newBrowser(fake, kind).open(before);
      expect(await workspace.connection?.open(key)).toBeUndefined();
      const { text, version } = await siteIn(workspace);
      expect(await workspace.writeSite(text.replace('Bay', 'Cove'), version)).toHaveProperty('version');
      expect(await publish(workspace)).toMatchObject({ state: 'published' });
      expect(await published()).toBe(before.replace('Bay', 'Cove'));
      const theirs = before.replace('Bay', 'Cove').replace('"a"', '"c"');
      await fake.control({ do: 'write', files: { 'site.json': theirs } });
      const now = await siteIn(workspace);
      await workspace.writeSite(now.text.replace('Cove', 'Bight'), now.version);
      expect(await publish(workspace)).toMatchObject({ state: 'published' });
      expect(await published()).toBe(theirs.replace('Cove', 'Bight'));
    }
  });
});

test('what something in between answers in place of the site changes nothing, and what others publish after it is taken in', async () => {
  await begin();
  const browser = newBrowser(fake, 'forgejo');
  const { workspace } = await browser.open(first);
  await edit(workspace, (root) => Object.assign(root, { title: 'Cove' }));
  const { text } = await siteIn(workspace);
  for (const answer of ['<!doctype html><h1>Sign in to this network</h1>', '', '{"error":"busy"}']) {
    const { workspace: meanwhile } = await browser.open(answer);
    expect((await siteIn(meanwhile)).text).toBe(text);
  }
  const theirs = printed({ title: 'Bay', words: { one: 'new', other: 'b' }, list: [] });
  const { workspace: later } = await browser.open(theirs);
  expect(JSON.parse((await siteIn(later)).text)).toMatchObject({ title: 'Cove', words: { one: 'new' } });
});

test('a copy is not begun with what is no site, and it is said in words', async () => {
  const browser = newBrowser(fake, 'forgejo');
  await expect(browser.open('<!doctype html><h1>Sign in to this network</h1>')).rejects.toThrow(
    /Something between here and the site/,
  );
  const { workspace } = await browser.open(first);
  expect((await siteIn(workspace)).text).toBe(first);
});

test('where site.json is not found, nothing is written over it', async () => {
  await begin();
  await fake.control({ do: 'write', files: { 'site.json': null, 'README.md': 'another site' } });
  const { workspace } = await newBrowser(fake, 'github').open(first);
  await workspace.connection?.open(key);
  await edit(workspace, (root) => Object.assign(root, { title: 'Cove' }));
  expect(await publish(workspace)).toMatchObject({ state: 'refused', says: expect.stringMatching(/Nothing is lost/) });
  expect(Object.keys((await fake.control({ do: 'report' })).files)).toEqual(['README.md']);
});
