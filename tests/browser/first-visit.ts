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

/** The files that a page fetches. */
export interface Visit {
  /** Those that have arrived so far. */
  files: FetchedFile[];
  /** Waits until none is on its way. */
  arrived: () => Promise<void>;
}

/** Collects all files that a page fetches from now on, as they arrive. */
export async function collectFiles(page: Page): Promise<Visit> {
  const files: FetchedFile[] = [];
  const asked = new Map<string, { name: string; kind: string }>();
  const underway = new Set<string>();
  let look = (): void => {};
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId }) => underway.add(requestId));
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    asked.set(requestId, { name: new URL(response.url).pathname, kind: type });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { name = requestId, kind = 'Other' } = asked.get(requestId) ?? {};
    files.push({ name, kind, bytes: encodedDataLength });
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  return {
    files,
    arrived: () =>
      new Promise((resolve) => {
        look = () => underway.size === 0 && resolve();
        look();
      }),
  };

  function end(requestId: string): void {
    underway.delete(requestId);
    look();
  }
}

/** All bytes of some files. */
export function bytesOf(files: FetchedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Reads a page as a visitor does, to its end, and waits until all has come, and whatever that asks for in its turn. */
export async function readToEnd(page: Page, { arrived }: Visit): Promise<void> {
  await page.evaluate(scrollToEnd);
  for (const _ of ['what stands there', 'what that asks for']) {
    await arrived();
    await page.evaluate(rest);
  }
  await arrived();
}

/** In a page: scrolls to its end, and has each part of it drawn. */
async function scrollToEnd(): Promise<void> {
  for (let place = 0; place < document.body.scrollHeight; place += 300) {
    scrollTo(0, place);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }
}

/** In a page: waits until it has been drawn and the browser is idle. */
async function rest(): Promise<void> {
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  await new Promise((idle) => requestIdleCallback(idle, { timeout: 4000 }));
}
