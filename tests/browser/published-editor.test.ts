import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, test } from './browser-test';
import { changedLines, focusedPlace } from './editor-test';
import { change, openPublished, ownersKey, publish, publishSiteForFile } from './published-editor-test';

const site = publishSiteForFile();

test('an owner changes a published site with a key alone: one commit with the diff of a developer, live once it is built, and nobody else is asked', async ({
  open,
}) => {
  const editor = await openPublished(open, site.address);
  const { page, dialog, troubles, origins } = editor;
  await change(editor, 'Title', 'Paddle with us');
  await publish(editor);
  await dialog.getByRole('heading', { name: 'Published.' }).waitFor();
  const sent = await site.sentText();
  const { gone, come } = changedLines(site.text, sent);
  expect(come).toEqual([expect.stringMatching(/^"title": "Paddle with us",?$/)]);
  expect(gone).toHaveLength(1);
  const { log, leaks } = await site.forge.control({ do: 'report' });
  expect(log).toHaveLength(2);
  expect(leaks).toEqual([]);
  await dialog.getByText('Visitors still see what was there before.').waitFor();
  // Whoever closes the window, and comes back another time, is told still.
  await page.reload();
  await page.getByText(/^Published at .* Visitors do not see it yet\./).waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByLabel('Key', { exact: true }).fill(ownersKey);
  await dialog.getByRole('button', { name: 'Use this key' }).click();
  await dialog.getByRole('heading', { name: 'Nothing more to publish' }).waitFor();
  await dialog.getByText('Visitors do not see it yet.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await site.publishText(sent);
  await page.getByRole('button', { name: 'Look whether visitors see it now' }).click();
  await page.getByText('What you published is online: visitors see it.').waitFor();
  expect(await page.getByText('Visitors do not see it yet.').count()).toBe(0);
  expect([...origins].sort()).toEqual([site.address, site.forge.address].sort());
  const stored = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), names, location.href]);
  });
  expect(stored).not.toContain(ownersKey);
  expect(troubles).toEqual([]);
});

test('two people publish what does not overlap unasked, and are asked where both changed one field; nothing is lost', {
  tags: 'night',
}, async ({ open }) => {
  await site.publishText(site.text);
  const [one, other] = [await openPublished(open, site.address), await openPublished(open, site.address)];
  await change(one, 'Title', 'First');
  await change(
    other,
    'Description',
    'What the second person says of the page, long enough for a search to show all of it.',
  );
  await publish(one);
  await one.dialog.getByRole('heading', { name: 'Published.' }).waitFor();
  await publish(other);
  await other.dialog.getByRole('heading', { name: 'Published.' }).waitFor();
  const both = await site.sentText();
  expect(both).toContain('"title": "First"');
  expect(both).toContain('What the second person says');

  await one.dialog.getByRole('button', { name: 'Close' }).click();
  await other.dialog.getByRole('button', { name: 'Close' }).click();
  await change(one, 'Title', 'By the first');
  await change(other, 'Title', 'By the second');
  await publish(one);
  await one.dialog.getByRole('heading', { name: 'Published.' }).waitFor();
  await publish(other);
  await other.dialog.getByText('Somebody else has published other words for the same places').waitFor();
  await other.dialog.getByRole('button', { name: 'Close' }).click();
  await eventually(() => site.sentText(), expect.stringContaining('"title": "By the first"'));
});

test('a draft is shown at the address that the host makes for it, and visitors see nothing of it', {
  tags: 'night',
}, async ({ open }) => {
  await site.publishText(site.text);
  const { page, form, troubles } = await openPublished(open, site.address);
  await form.getByLabel('Title', { exact: true }).first().fill('Only a draft');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Show it to somebody' }).click();
  const part = page.getByRole('region', { name: 'As pages on the internet' });
  await part.getByLabel('Key', { exact: true }).fill(ownersKey);
  await part.getByRole('button', { name: 'Use this key' }).click();
  await part.getByRole('button', { name: 'Send it as a draft' }).click();
  await part.getByText('It was sent. Looking for its address').waitFor();
  const { branches, ofBranches } = await site.forge.control({ do: 'report' });
  const [name = ''] = Object.keys(branches).filter((branch) => branch.startsWith('draft-'));
  expect(Buffer.from(ofBranches[name]?.['site.json'] ?? '', 'base64').toString()).toContain('Only a draft');
  expect(await site.sentText()).toBe(site.text);
  const statuses = [{ state: 'success', target_url: 'https://draft.example/', context: 'netlify/bay/deploy-preview' }];
  await site.forge.control({ do: 'runs', commit: branches[name] ?? '', runs: [], statuses });
  await part.getByRole('link', { name: 'https://draft.example/' }).waitFor();
  expect(troubles).toEqual([]);
});

test('a version that its checks refuse says why, as the check here finds it, and leads to the field', {
  tags: 'night',
}, async ({ open }) => {
  await site.publishText(site.text);
  const wrong = site.text.replace('"path": "/",', '"path": "/", "share": { "picture": "uploads/gone.jpg" },');
  expect(wrong).not.toBe(site.text);
  await site.forge.control({ do: 'write', files: { 'site.json': wrong } });
  const editor = await openPublished(open, site.address);
  const { page, dialog } = editor;
  await change(editor, 'Title', 'Paddle with us');
  await publish(editor);
  await dialog.getByRole('heading', { name: 'Published.' }).waitFor();
  const { log } = await site.forge.control({ do: 'report' });
  const commit = log[0]?.hash ?? '';
  const statuses = [{ state: 'failure', target_url: 'https://ci.example/1' }];
  await site.forge.control({ do: 'runs', commit, runs: ['failed'], statuses });
  await dialog.getByText('What checks the site has refused it').waitFor();
  expect(await dialog.getByRole('link', { name: 'See what it says' }).getAttribute('href')).toBe(
    'https://ci.example/1',
  );
  await dialog.getByRole('button', { name: /uploads\/gone\.jpg/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await eventually(() => focusedPlace(page), expect.stringMatching(/^\/routes\/0\/share/));
});

test('the page is seen before anything of the editor has come, and the editor takes its place', {
  tags: 'night',
}, async ({ open }) => {
  let begin = (_: Page): void => {};
  let release = (): void => {};
  const begun = new Promise<Page>((resolve) => (begin = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  const opening = open(`${site.address}/edit/`, {
    untilHydrated: false,
    isAlone: true,
    viewport: { width: 360, height: 740 },
    prepare: async (fresh) => {
      await fresh.route('**/edit/code/**', async (route) => {
        await released;
        await route.continue();
      });
      begin(fresh);
    },
  });
  const page = await begun;
  const first = page.locator('iframe.first');
  await first.contentFrame().getByRole('heading', { level: 1 }).waitFor();
  expect(await first.contentFrame().locator('script').count()).toBe(0);
  expect(await first.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 - 56 });
  release();
  const { troubles } = await opening;
  await page.locator('.sheet iframe').contentFrame().getByRole('heading', { level: 1 }).waitFor();
  await first.waitFor({ state: 'detached' });
  expect(troubles).toEqual([]);
});
