import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

interface Point {
  x: number;
  y: number;
}

/** A finger on the screen of a page. */
export interface Finger {
  /** Lays the finger on something and draws it down by so many pixels, or up, before it lets go. */
  draw(from: Locator, down: number): Promise<void>;
}

/** Gives a finger on the screen of a page, as the browser hears one. */
export async function fingerOf(page: Page): Promise<Finger> {
  const device = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', timestamp: number, ...touchPoints: Point[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  return {
    async draw(from, down) {
      const { x, y, width, height } = (await from.boundingBox()) ?? expect.fail('It has no place.');
      const start = { x: x + width / 2, y: y + height / 2 };
      // It began a second ago and rests before it lets go: after a fling, browsers take the next touch for a stop of it.
      const began = Date.now() / 1000 - 1;
      await touch('touchStart', began, start);
      for (let step = 1; step <= 8; step++)
        await touch('touchMove', began + step / 50, { x: start.x, y: start.y + (down * step) / 8 });
      await touch('touchMove', began + 0.9, { x: start.x, y: start.y + down });
      await touch('touchEnd', began + 1);
    },
  };
}
