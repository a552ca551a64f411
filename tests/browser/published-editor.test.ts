import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createStaticServer } from '../../src/serve/static-server';
import { type FakeForge, startFakeForge } from '../forge/start-fake-forge';
import { root } from '../project';
import { folderForFile } from '../temporary-folder';
import { eventually, type Open, test } from './browser-test';
import { changedLines } from './editor-test';

const key = 'key-of-the-owner-0123456789';
const folder = folderForFile();
const site = join(folder, 'site');
const output = join(folder, 'output');
let forge: FakeForge;
let server: Server;
let address = '';
let text = '';

beforeAll(async () => {
  forge = await startFakeForge();
  cpSync(join(root, 'tests/fixtures/kajak'), site, { recursive: true });
  const file = join(site, 'site.json');
  const added = `"site": {\n    "editor": true,\n    "repository": "${forge.address}/owner/site",\n    "forge": "forgejo",`;
  text = readFileSync(file, 'utf8').replace('"site": {', added);
  writeFileSync(file, text);
  await build();
  server = createStaticServer({ folder: output, outboxFolder: join(folder, 'outbox') });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server?.closeAllConnections();
  server?.close();
  await forge?.end();
});

beforeEach(async () => {
  await forge.control({
    do: 'begin',
    tokens: { [key]: { user: 'owner', mayWrite: true } },
    files: { 'site.json': text },
  });
});

/** Builds the site as its host does. */
async function build(): Promise<void> {
  const command = ['src/cli/run.js', 'build', '--site', site, '--out', output];
  const building = spawn(process.execPath, command, { cwd: root, env: withoutTests(), stdio: 'inherit' });
  const [code] = await once(building, 'exit');
  if (code !== 0) throw new Error(`The build ended with ${code}.`);
}

/** The environment of a command, without what the runner of tests has put there. */
function withoutTests(): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: 'production', VITEST: undefined };
}

/** The published editor, opened by somebody with a browser of their own. */
interface OpenedEditor {
  page: Page;
  shown: FrameLocator;
  form: Locator;
  dialog: Locator;
  troubles: string[];
  /** The origins that were asked for something. */
  origins: Set<string>;
}

async function openPublished(open: Open): Promise<OpenedEditor> {
  const origins = new Set<string>();
  const { page, troubles } = await open(`${address}/edit/`, {
    untilHydrated: false,
    isAlone: true,
    viewport: { width: 1440, height: 900 },
    prepare: async (fresh) =>
      fresh.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http')) origins.add(origin);
      }),
  });
  const shown = page.frameLocator('iframe');
  await shown.locator('h1').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  return { page, shown, form: page.locator('.pane.form'), dialog, troubles, origins };
}

async function change({ page, form }: OpenedEditor, label: string, words: string): Promise<void> {
  await form.getByLabel(label, { exact: true }).first().fill(words);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
}

async function publish({ page, dialog }: OpenedEditor): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('heading', { name: 'Publish', exact: true }).waitFor();
  const field = dialog.getByLabel('Key', { exact: true });
  const send = dialog.getByRole('button', { name: /^Publish (now|all the same)$/ });
  await field.or(send).first().waitFor();
  if (await field.isVisible()) {
    await field.fill(key);
    await dialog.getByRole('button', { name: 'Use this key' }).click();
  }
  await send.click();
}

async function sentText(): Promise<string> {
  const { files } = await forge.control({ do: 'report' });
  return Buffer.from(files['site.json'] ?? '', 'base64').toString();
}

test('an owner changes a published site with a key alone: one commit with the diff of a developer, live once it is built, and nobody else is asked', async ({
  open,
}) => {
  const editor = await openPublished(open);
  const { page, dialog, troubles, origins } = editor;
  await change(editor, 'Title', 'Paddle with us');
  await publish(editor);
  await dialog.getByRole('heading', { name: 'Published.' }).waitFor();
  const sent = await sentText();
  const { gone, come } = changedLines(text, sent);
  expect(come).toEqual([expect.stringMatching(/^"title": "Paddle with us",?$/)]);
  expect(gone).toHaveLength(1);
  const { log, leaks } = await forge.control({ do: 'report' });
  expect(log).toHaveLength(2);
  expect(leaks).toEqual([]);
  await dialog.getByText('Visitors still see what was there before.').waitFor();
  // Whoever closes the window, and comes back another time, is told still.
  await page.reload();
  await page.getByText(/^Published at .* Visitors do not see it yet\./).waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByLabel('Key', { exact: true }).fill(key);
  await dialog.getByRole('button', { name: 'Use this key' }).click();
  await dialog.getByRole('heading', { name: 'Nothing more to publish' }).waitFor();
  await dialog.getByText('Visitors do not see it yet.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  writeFileSync(join(site, 'site.json'), sent);
  await build();
  await page.getByRole('button', { name: 'Look whether visitors see it now' }).click();
  await page.getByText('What you published is online: visitors see it.').waitFor();
  expect(await page.getByText('Visitors do not see it yet.').count()).toBe(0);
  writeFileSync(join(site, 'site.json'), text);
  expect([...origins].sort()).toEqual([address, forge.address].sort());
  const stored = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), names, location.href]);
  });
  expect(stored).not.toContain(key);
  expect(troubles).toEqual([]);
});

test('two people publish what does not overlap unasked, and are asked where both changed one field; nothing is lost', async ({
  open,
}) => {
  await build();
  const [one, other] = [await openPublished(open), await openPublished(open)];
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
  const both = await sentText();
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
  await eventually(() => sentText(), expect.stringContaining('"title": "By the first"'));
});
