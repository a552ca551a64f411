import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { contrast } from '../../src/compose/colors';

/** The least contrast of some words with any pixel behind them. */
export async function leastContrastOf(page: Page, selector: string): Promise<number> {
  const words = page.locator(selector).first();
  const color = await words.evaluate(async (element: HTMLElement) => {
    await document.fonts.ready;
    const { color: shown } = getComputedStyle(element);
    element.style.setProperty('transition', 'none', 'important');
    element.style.setProperty('color', 'transparent', 'important');
    // What is asked for in one frame is painted in the next.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return shown;
  });
  const clip = await words.boundingBox();
  if (!clip) throw new Error(`${selector} is not seen.`);
  const { data } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const seen = new Set<string>();
  for (let at = 0; at < data.length; at += 3) seen.add(hexOf([...data.subarray(at, at + 3)]));
  const own = hexOf((color.match(/\d+/g) ?? []).slice(0, 3).map(Number));
  return Math.min(...[...seen].map((pixel) => contrast(own, pixel)));
}

function hexOf(channels: number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
