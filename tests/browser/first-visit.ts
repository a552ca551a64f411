import type { Page } from 'playwright-core';
import type { OpenOptions } from './browser-test';

/** A file that a page has fetched, with its bytes on the wire: compressed as the server does, headers included. */
export interface FetchedFile {
  name: string;
  /** As the browser calls it: Document, Script, Image, Font. */
  kind: string;
  bytes: number;
}

/** The phone of a first visit, with as many pixels as any has. */
export const sharpPhone: OpenOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};

/** Collects all files that a page fetches from now on, as they arrive. */
export async function collectFiles(page: Page): Promise<FetchedFile[]> {
  const files: FetchedFile[] = [];
  const asked = new Map<string, { name: string; kind: string }>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    asked.set(requestId, { name: new URL(response.url).pathname, kind: type });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { name = requestId, kind = 'Other' } = asked.get(requestId) ?? {};
    files.push({ name, kind, bytes: encodedDataLength });
  });
  return files;
}

/** All bytes of some files. */
export function bytesOf(files: FetchedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Reads a page as a visitor does, to its end, and waits until all has come. */
export async function readToEnd(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let place = 0; place < document.body.scrollHeight; place += 300) {
      scrollTo(0, place);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Slows a page down as a cheap phone far from the next mast does: a processor six times slower, 400 kbit/s, 400 ms. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}
