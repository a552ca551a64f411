import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createStaticServer } from '../../src/serve/static-server';
import { type Beginning, type FakeForge, startFakeForge } from '../forge/start-fake-forge';
import { root } from '../project';
import { folderForFile } from '../temporary-folder';
import type { Open } from './browser-test';

/** The key that the forge takes. */
export const ownersKey = 'key-of-the-owner-0123456789';

/** A site that is published with its editor, and the forge at which it is kept. */
export interface PublishedSite {
  address: string;
  forge: FakeForge;
  /** The site.json of the beginning. */
  text: string;
  /** Begins the forge anew. */
  begin: (more?: Beginning) => Promise<void>;
  /** Puts a text online, as its host does: builds it. */
  publishText: (text: string) => Promise<void>;
  /** What the forge has as site.json. */
  sentText: () => Promise<string>;
}

/** Publishes a site for the tests of a file; each test begins with a forge of its own. */
export function publishSiteForFile(): PublishedSite {
  const folder = folderForFile();
  const [site, output] = [join(folder, 'site'), join(folder, 'output')];
  const file = join(site, 'site.json');
  const server = createStaticServer({ folder: output, outboxFolder: join(folder, 'outbox') });
  let forge: FakeForge;
  let address = '';
  let text = '';

  beforeAll(async () => {
    forge = await startFakeForge();
    cpSync(join(root, 'tests/fixtures/kajak'), site, { recursive: true });
    const added = `"site": {\n    "editor": true,\n    "repository": "${forge.address}/owner/site",\n    "forge": "forgejo",`;
    text = readFileSync(file, 'utf8').replace('"site": {', added);
    await publishText(text);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await forge?.end();
  });

  beforeEach(() => begin());

  async function begin(more: Beginning = {}): Promise<void> {
    const tokens = { [ownersKey]: { user: 'owner', mayWrite: true } };
    await forge.control({ do: 'begin', tokens, files: { 'site.json': text }, ...more });
  }

  async function publishText(newText: string): Promise<void> {
    writeFileSync(file, newText);
    const command = ['src/cli/run.js', 'build', '--site', site, '--out', output];
    const building = spawn(process.execPath, command, { cwd: root, env: withoutTests(), stdio: 'inherit' });
    const [code] = await once(building, 'exit');
    if (code !== 0) throw new Error(`The build ended with ${code}.`);
  }

  return {
    get address() {
      return address;
    },
    get forge() {
      return forge;
    },
    get text() {
      return text;
    },
    begin,
    publishText,
    async sentText() {
      const { files } = await forge.control({ do: 'report' });
      return Buffer.from(files['site.json'] ?? '', 'base64').toString();
    },
  };
}

/** The environment of a command, without what the runner of tests has put there. */
function withoutTests(): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: 'production', VITEST: undefined };
}

/** The published editor, opened by somebody with a browser of their own. */
export interface OpenedEditor {
  page: Page;
  shown: FrameLocator;
  form: Locator;
  dialog: Locator;
  troubles: string[];
  /** The origins that were asked for something. */
  origins: Set<string>;
}

/** Opens the editor of a published site. */
export async function openPublished(open: Open, address: string): Promise<OpenedEditor> {
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
  const shown = page.frameLocator('.sheet iframe:not(.first)');
  await shown.locator('h1').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  return { page, shown, form: page.locator('.pane.form'), dialog, troubles, origins };
}

/** Writes into a field, and saves. */
export async function change({ page, form }: OpenedEditor, label: string, words: string): Promise<void> {
  await form.getByLabel(label, { exact: true }).first().fill(words);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
}

/** Publishes, and gives the key where it is asked for. */
export async function publish({ page, dialog }: OpenedEditor): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('heading', { name: 'Publish', exact: true }).waitFor();
  const field = dialog.getByLabel('Key', { exact: true });
  const send = dialog.getByRole('button', { name: /^Publish (now|all the same)$/ });
  await field.or(send).first().waitFor();
  if (await field.isVisible()) {
    await field.fill(ownersKey);
    await dialog.getByRole('button', { name: 'Use this key' }).click();
  }
  await send.click();
}
