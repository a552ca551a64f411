import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { listenHere } from '../../src/serve/local-server';
import { createStaticServer } from '../../src/serve/static-server';
import type { FoundBrowser } from '../browser/find-browser';
import { startFakeForge } from '../forge/start-fake-forge';
import { writeSiteOfReadme } from '../site-of-readme';

/** What lies between two windows of phones, in pixels of the picture. */
const gap = 32;
const phone = { viewport: { width: 360, height: 720 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * Draws into docs/ what an owner sees who publishes from a phone, one window beside the other: the steps to a key, the
 * changes in words, and what became of them.
 */
export async function picturePublishing(root: string, found: FoundBrowser): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-docs-'));
  const output = join(folder, 'output');
  const server = createStaticServer({ folder: output, outboxFolder: join(folder, 'outbox') });
  const forge = await startFakeForge();
  const browser = await chromium.launch(found);
  try {
    const written = writeSiteOfReadme(folder);
    const kept = `"site": { "editor": true, "repository": "${forge.address}/owner/site", "forge": "forgejo",`;
    const text = written.replace('"site": {', kept);
    await build(root, folder, text);
    const tokens = { 'key-of-amina': { user: 'amina', mayWrite: true } };
    await forge.control({ do: 'begin', tokens, files: { 'site.json': text } });
    const page = await (await browser.newContext({ ...phone, reducedMotion: 'reduce' })).newPage();
    page.setDefaultTimeout(200_000);
    await page.goto(`http://localhost:${await listenHere(server, 0)}/edit/`);
    const windows = await publish(page, async () => {
      const { files } = await forge.control({ do: 'report' });
      await build(root, folder, Buffer.from(files['site.json'] ?? '', 'base64').toString());
    });
    await putBeside(windows, join(root, 'docs/publishing.png'));
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
    await forge.end();
    rmSync(folder, { recursive: true, force: true });
  }
  return 'publishing';

  async function build(root: string, site: string, text: string): Promise<void> {
    writeFileSync(join(site, 'site.json'), text);
    const command = [join(root, 'src/cli/run.js'), 'build', '--site', site, '--out', output];
    const [code] = await once(spawn(process.execPath, command, { stdio: 'ignore' }), 'exit');
    if (code !== 0) throw new Error(`The build ended with ${code}.`);
  }
}

/** Changes a price by touch, publishes it, and puts it online; gives the three windows. */
async function publish(page: Page, putOnline: () => Promise<void>): Promise<Buffer[]> {
  const shown = page.locator('.sheet iframe').contentFrame();
  await shown.getByText('4,500').tap();
  await page.getByRole('button', { name: 'What the entry says: price' }).tap();
  await page.locator('.pane.form').getByLabel('Price', { exact: true }).fill('4800');
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByLabel('Key', { exact: true }).waitFor();
  const windows = [await page.screenshot()];
  await dialog.getByLabel('Key', { exact: true }).fill('key-of-amina');
  await dialog.getByRole('button', { name: 'Use this key' }).tap();
  const send = dialog.getByRole('button', { name: /^Publish (now|all the same)$/ });
  await send.waitFor();
  windows.push(await page.screenshot());
  await send.tap();
  await dialog.getByRole('heading', { name: 'Published.' }).waitFor();
  await putOnline();
  await dialog.getByText('visitors see it').waitFor();
  windows.push(await page.screenshot());
  return windows;
}

/** Puts windows beside each other into one picture. */
async function putBeside(windows: Buffer[], file: string): Promise<void> {
  const { width, height } = phone.viewport;
  const [wide, high] = [width * 2, height * 2];
  const picture = sharp({
    create: { width: windows.length * (wide + gap) + gap, height: high + 2 * gap, channels: 3, background: '#e7e5e4' },
  });
  const placed = windows.map((input, index) => ({ input, left: gap + index * (wide + gap), top: gap }));
  await picture.composite(placed).png({ palette: true, effort: 10 }).toFile(file);
}
