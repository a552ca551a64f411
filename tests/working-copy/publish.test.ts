import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type FakeForge, type Fault, kinds, startFakeForge } from '../forge/start-fake-forge';
import { isLong } from '../is-long';
import { edit, key, newBrowser, printed, publish, siteIn } from './browser-parts';

let fake: FakeForge;
beforeAll(async () => {
  fake = await startFakeForge();
});
afterAll(() => fake.end());

const first = printed({ title: 'Bay', words: { one: 'a', other: 'b' }, list: [] });

async function begin(more: object = {}): Promise<void> {
  const tokens = { [key]: { user: 'amina', mayWrite: true, mayPropose: true } };
  await fake.control({ do: 'begin', tokens, files: { 'site.json': first }, ...more });
}

async function published(): Promise<Record<string, string>> {
  const { files } = await fake.control({ do: 'report' });
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, Buffer.from(text, 'base64').toString()]),
  );
}

describe.for(kinds)('at %s', (kind) => {
  const openAs = async (beside = first, browser = newBrowser(fake, kind)) => {
    const { workspace } = await browser.open(beside);
    expect(await workspace.connection?.open(key)).toBeUndefined();
    return workspace;
  };

  test('a change is one commit with the uploads that it names, and no others', async () => {
    await begin();
    const workspace = await openAs();
    const named = await workspace.addUpload(new File(['Monday,1'], 'Price List.csv'));
    await workspace.addUpload(new File(['not named'], 'other.csv'));
    expect(named).toEqual({ path: 'uploads/price-list.csv' });
    await edit(workspace, (root) => Object.assign(root, { title: 'Cove', file: 'uploads/price-list.csv' }));
    expect(await publish(workspace)).toMatchObject({ state: 'published' });
    const files = await published();
    expect(Object.keys(files).sort()).toEqual(['site.json', 'uploads/price-list.csv']);
    expect(files['uploads/price-list.csv']).toBe('Monday,1');
    expect(files['site.json']).toBe((await siteIn(workspace)).text);
    expect((await fake.control({ do: 'report' })).log).toHaveLength(2);
    // Nothing is left to send, and nothing is sent.
    expect(await publish(workspace)).toMatchObject({ state: 'published' });
    expect((await fake.control({ do: 'report' })).log).toHaveLength(2);
  });

  test('what two people change in different places is merged unasked; one place is asked for, and both versions are kept', async () => {
    await begin();
    const [one, other] = [await openAs(), await openAs()];
    await edit(one, (root) => Object.assign(root, { title: 'Cove' }));
    await edit(other, (root) => Object.assign(root, { words: { one: 'a', other: 'c' } }));
    expect(await publish(one)).toMatchObject({ state: 'published' });
    expect(await publish(other)).toMatchObject({ state: 'published' });
    expect(JSON.parse((await published())['site.json'] ?? '')).toMatchObject({ title: 'Cove', words: { other: 'c' } });
    await edit(one, (root) => Object.assign(root, { title: 'Mine' }));
    await edit(other, (root) => Object.assign(root, { title: 'Yours' }));
    expect(await publish(one)).toMatchObject({ state: 'published' });
    const asked = await publish(other);
    expect(asked).toMatchObject({
      state: 'conflict',
      conflicts: [{ pointer: '/title', mine: 'Yours', theirs: 'Mine' }],
    });
    expect(JSON.parse((await published())['site.json'] ?? '').title).toBe('Mine');
  });

  test('a photo is read as it was added, from here or from the forge; without a key it cannot be had', async () => {
    await begin({ files: { 'site.json': first, 'uploads/bay.jpg': 'all of its pixels' } });
    const workspace = await openAs();
    expect(await (await workspace.readOriginal?.('uploads/bay.jpg'))?.text()).toBe('all of its pixels');
    const added = await workspace.addUpload(new File(['Monday,1'], 'prices.csv'));
    expect(await (await workspace.readOriginal?.('path' in added ? added.path : ''))?.text()).toBe('Monday,1');
    expect(await workspace.readOriginal?.('uploads/gone.jpg')).toBeUndefined();
    const { workspace: stranger } = await newBrowser(fake, kind).open(first);
    expect(await stranger.readOriginal?.('uploads/bay.jpg')).toBeUndefined();
  });

  test('what was refused can be looked at: its text is read from the forge', async () => {
    await begin();
    const workspace = await openAs();
    await edit(workspace, (root) => Object.assign(root, { title: 'Cove' }));
    expect(await publish(workspace)).toMatchObject({ state: 'published' });
    const { head = '', files } = await fake.control({ do: 'report' });
    await fake.control({
      do: 'runs',
      commit: head,
      runs: ['failed'],
      statuses: [{ state: 'failure', target_url: 'https://ci.example/1' }],
    });
    const refusedText = Buffer.from(files['site.json'] ?? '', 'base64').toString();
    expect(await workspace.compareOnline([])).toMatchObject({ isRefused: true, refusedText });
  });

  test('a branch that takes proposals alone gets one, and a key that may not write is told', async () => {
    await begin({ isProtected: true });
    let minutes = 0;
    const workspace = await openAs(
      first,
      newBrowser(fake, kind, () => new Date(Date.UTC(2026, 10, 28, 12, minutes++))),
    );
    await edit(workspace, (root) => Object.assign(root, { title: 'Cove' }));
    expect(await publish(workspace)).toMatchObject({ state: 'proposed', address: expect.stringMatching(/^http/) });
    expect((await fake.control({ do: 'report' })).proposals).toHaveLength(1);
    // Whoever presses again has proposed it, though an answer was lost; whoever changes more proposes that.
    await fake.control({ do: 'faults', faults: [{ does: 'cutAfter', match: '^POST .*(pulls|merge_requests)' }] });
    const [again, last] = [await publish(workspace), await publish(workspace)];
    expect([again.state, last.state]).toEqual(['proposed', 'proposed']);
    const { branches, proposals } = await fake.control({ do: 'report' });
    expect([Object.keys(branches).length, proposals.length]).toEqual([2, 1]);
    await edit(workspace, (root) => Object.assign(root, { title: 'Reef' }));
    expect(await publish(workspace)).toMatchObject({ state: 'proposed' });
    expect((await fake.control({ do: 'report' })).proposals).toHaveLength(2);
    await begin({ tokens: { [key]: { user: 'guest', mayWrite: false, isCollaborator: false } } });
    const { workspace: guest } = await newBrowser(fake, kind).open(first);
    expect(await guest.connection?.open(key)).toMatch(/may not write/);
    expect(await guest.published()).toMatchObject({ absent: expect.any(String) });
  });

  test('whatever goes wrong at whatever call, nothing is lost, it is told in words, and the next try sends it once', async () => {
    const faults: Fault[] = [
      { does: 'cutBefore' },
      { does: 'cutAfter' },
      { does: 'truncate' },
      { does: 'answerAfter', status: 502, html: '<h1>Bad gateway</h1>' },
      { does: 'answer', status: 401, body: {} },
      { does: 'answer', status: 403, body: {} },
      { does: 'answer', status: 404, body: {} },
      { does: 'answer', status: 429, body: {} },
      { does: 'answer', status: 200, html: '<h1>Sign in to this network</h1>' },
      { does: 'move', files: { 'other.txt': 'theirs' } },
    ];
    // By day each fault happens at one call of each forge, and at another of the next one.
    const calls = [1, 2, 3, 4, 5, 6, 7, 8];
    const byDay = (fault: number) => [[1, 3, 4][(fault + kinds.indexOf(kind)) % 3] ?? 1];
    for (const [number, fault] of faults.entries())
      for (const at of isLong ? calls : byDay(number)) {
        await begin();
        const workspace = await openAs();
        await workspace.addUpload(new File(['Monday,1'], 'prices.csv'));
        await edit(workspace, (root) => Object.assign(root, { title: 'Cove', file: 'uploads/prices.csv' }));
        const { text } = await siteIn(workspace);
        await fake.control({ do: 'faults', faults: [{ ...fault, at }] });
        const outcome = await publish(workspace);
        expect(['published', 'refused', 'proposed']).toContain(outcome.state);
        if (outcome.state === 'refused') expect(outcome.says).toMatch(/Nothing is lost/);
        expect((await siteIn(workspace)).text).toBe(text);
        await fake.control({ do: 'faults', faults: [] });
        expect(await publish(workspace)).toMatchObject({ state: 'published' });
        expect(await workspace.published()).toMatchObject({ uploads: [] });
        const report = await fake.control({ do: 'report' });
        expect(await published()).toMatchObject({ 'site.json': text, 'uploads/prices.csv': 'Monday,1' });
        const mine = report.log.filter(({ message }) => message.startsWith('A change'));
        if (outcome.state !== 'proposed') expect(mine).toHaveLength(1);
        expect(report.leaks).toEqual([]);
      }
  });
});

test('what the site says anew beside the editor is taken in, and what was published from here is not taken back', async () => {
  await begin();
  const browser = newBrowser(fake, 'forgejo');
  const { workspace } = await browser.open(first);
  await edit(workspace, (root) => Object.assign(root, { title: 'Cove' }));
  // The site was published by somebody else meanwhile.
  const second = printed({ title: 'Bay', words: { one: 'new', other: 'b' }, list: [] });
  const { workspace: again } = await browser.open(second);
  expect(JSON.parse((await siteIn(again)).text)).toMatchObject({ title: 'Cove', words: { one: 'new' } });
  await fake.control({ do: 'write', files: { 'site.json': second } });
  await again.connection?.open(key);
  expect(await publish(again)).toMatchObject({ state: 'published' });
  // It is not built yet.
  const { workspace: soon } = await browser.open(second);
  expect(JSON.parse((await siteIn(soon)).text)).toMatchObject({ title: 'Cove', words: { one: 'new' } });
  const third = printed({ title: 'By others', words: { one: 'new', other: 'b' }, list: [] });
  const { conflicts } = await browser.open(third);
  expect(conflicts).toEqual([]);
});

test('when something was published that visitors do not see yet is known, after a reload too, until they see it', async () => {
  await begin();
  const browser = newBrowser(fake, 'forgejo');
  const { workspace } = await browser.open(first);
  expect(await workspace.compareOnline([])).toMatchObject({ isOnline: true });
  await workspace.connection?.open(key);
  await edit(workspace, (root) => Object.assign(root, { title: 'Cove' }));
  expect(await workspace.compareOnline([])).not.toHaveProperty('since');
  expect(await publish(workspace)).toMatchObject({ state: 'published' });
  const waiting = { isOnline: false, since: '2026-11-28T12:00:00.000Z' };
  expect(await workspace.compareOnline([])).toMatchObject(waiting);
  const { workspace: again } = await browser.open(first);
  expect(await again.compareOnline([])).toMatchObject(waiting);
  const { workspace: built } = await browser.open((await siteIn(again)).text);
  expect(await built.compareOnline([])).toMatchObject({ isOnline: true });
  expect(await built.compareOnline([])).not.toHaveProperty('since');
});

test('what was sent although no answer ever came is known to be sent with the next try', async () => {
  await begin();
  const { workspace } = await newBrowser(fake, 'forgejo').open(first);
  await workspace.connection?.open(key);
  await workspace.addUpload(new File(['Monday,1'], 'prices.csv'));
  await edit(workspace, (root) => Object.assign(root, { file: 'uploads/prices.csv' }));
  // The uploads there are listed by now, so that no call of that is counted below.
  const calls = async (): Promise<string[]> => (await fake.control({ do: 'report' })).calls;
  await vi.waitFor(async () => expect((await calls()).at(-1)).toContain('/git/trees/'), { timeout: 60_000 });
  const write = { match: '^POST ' };
  const isGone = [
    { ...write, does: 'cutAfter' as const },
    { does: 'cutBefore' as const, at: 6, times: 100 },
  ];
  await fake.control({ do: 'faults', faults: isGone });
  expect(await publish(workspace)).toMatchObject({ state: 'refused' });
  await fake.control({ do: 'faults', faults: [] });
  expect((await fake.control({ do: 'report' })).log).toHaveLength(2);
  expect(await publish(workspace)).toMatchObject({ state: 'published' });
  expect(await workspace.published()).toMatchObject({ uploads: [] });
  expect((await fake.control({ do: 'report' })).log).toHaveLength(2);
});

test('a file that is taken out is taken out there, and another of its name is seen again', async () => {
  await begin({ files: { 'site.json': first, 'uploads/old.csv': 'old' } });
  const browser = newBrowser(fake, 'forgejo');
  const { workspace } = await browser.open(first);
  await workspace.connection?.open(key);
  await workspace.removeUpload('uploads/old.csv');
  expect(await publish(workspace)).toMatchObject({ state: 'published' });
  expect(Object.keys(await published())).toEqual(['site.json']);
  await browser.open(first);
  const { workspace: later } = await browser.open(first);
  const added = await later.addUpload(new File(['new'], 'old.csv'));
  expect(added).toEqual({ path: 'uploads/old.csv' });
});

test('of two windows, the one that saves upon an older text is given the newer one', async () => {
  const browser = newBrowser(fake, 'forgejo');
  const [{ workspace: one }, { workspace: other }] = [await browser.open(first), await browser.open(first)];
  const { version } = await siteIn(other);
  await edit(one, (root) => Object.assign(root, { title: 'Cove' }));
  expect(await other.writeSite(first, version)).toMatchObject({ instead: { text: (await siteIn(one)).text } });
  expect(await one.versions()).toHaveLength(1);
});
