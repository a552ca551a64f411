import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './browser-test';
import type { SiteName } from './serve-site';
import { siteUnderTest } from './sites';

/** What a first visit brings over the wire: the bytes by the kind of file, as the server compresses them. */
type Bytes = Record<string, number>;

const sites: SiteName[] = ['agency', 'werkstatt', 'tajlid', 'kajak'];

test.for(sites)(
  'a first visit to the home page of %s brings a phone at most 250 kB, all counted',
  async (name, { open }) => {
    const bytes: Bytes = {};
    const { page } = await open(`${siteUnderTest(name).address}/`, {
      isAlone: true,
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 3,
      isMobile: true,
      hasTouch: true,
      prepare: (page) => countBytes(page, bytes),
    });
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => {
      for (let place = 0; place < document.body.scrollHeight; place += 300) {
        scrollTo(0, place);
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    });
    await page.waitForLoadState('networkidle');
    const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
    console.log(`A first visit to the home page of ${name}: ${total} bytes`, bytes);
    expect(bytes).toMatchObject({ Document: expect.any(Number), Script: expect.any(Number) });
    expect(total).toBeLessThanOrEqual(250_000);
  },
);

async function countBytes(page: Page, bytes: Bytes): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
}
