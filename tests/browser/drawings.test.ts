import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sanitizeDrawing } from '../../src/pictures/sanitize-drawing';
import { drawing, payloads } from '../pictures/drawing-payloads';
import { test } from './browser-test';

const origin = 'http://drawings.test';

/** Opens drawings by themselves, each in a frame of its own, and tells what which of them asks for besides until all have been drawn to their end. */
async function openDrawings(page: Page, texts: string[]): Promise<Map<number, string[]>> {
  const asked = new Map<number, string[]>();
  await page.route('**/*', (route) => {
    const address = route.request().url();
    if (address === `${origin}/`) return route.fulfill({ contentType: 'text/html', body: framesOf(texts) });
    const [, index] = /(\d+)\.svg$/.exec(address.startsWith(origin) ? address : '') ?? [];
    if (index) return route.fulfill({ contentType: 'image/svg+xml', body: texts[Number(index)] ?? '' });
    const asking = Number(/\d+/.exec(route.request().frame().url())?.[0]);
    asked.set(asking, [...(asked.get(asking) ?? []), address]);
    return route.abort();
  });
  await page.goto(`${origin}/`);
  const [, ...frames] = page.frames();
  // One that has gone elsewhere has asked.
  await Promise.all(frames.map((frame) => frame.evaluate(drawToEnd).catch(() => {})));
  // What was asked for before is told of before.
  await page.evaluate((address) => fetch(address), `${origin}/`);
  return asked;
}

/** Draws each frame of a drawing, and the time at which all of its animations have begun and ended. */
async function drawToEnd(): Promise<void> {
  const { documentElement: root } = document;
  const drawn = (): Promise<unknown> => new Promise((then) => requestAnimationFrame(() => setTimeout(then)));
  await drawn();
  if (root instanceof SVGSVGElement) {
    for (const seconds of [1, 20]) {
      root.setCurrentTime(seconds);
      await drawn();
    }
  }
  await new Promise((idle) => requestIdleCallback(idle, { timeout: 4000 }));
}

function framesOf(texts: string[]): string {
  return `<!doctype html>${texts.map((_, index) => `<iframe src="/${index}.svg"></iframe>`).join('')}`;
}

test('no drawing asks for anything or runs anything when it is opened by itself', {
  tags: 'night',
  timeout: 60_000,
}, async ({ open }) => {
  const { page } = await open('about:blank', { untilHydrated: false, isAlone: true });
  const asked = await openDrawings(
    page,
    payloads.map(({ text }) => sanitizeDrawing(text)),
  );
  expect([...asked].map(([index, addresses]) => [payloads[index]?.name, ...addresses])).toEqual([]);
});

test('before they are cleaned, most of those drawings do', { tags: 'night', timeout: 60_000 }, async ({ open }) => {
  const { page } = await open('about:blank', { untilHydrated: false, isAlone: true });
  const asked = await openDrawings(
    page,
    payloads.map(({ text }) => text),
  );
  // The others are for other browsers, wait for a click, or are no well-formed XML.
  expect(asked.size).toBeGreaterThan(payloads.length / 2);
});

test('a drawing with styles, gradients and words is drawn as it was', async ({ open }) => {
  const text = drawing(
    `<style>.b { fill: url(#g); stroke: rgb(0 90 40); } /* url(x) */ @media (min-width: 1px) { .b { stroke-width: 2 } }</style>
    <linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>
    <rect class="b" width="6" height="5" transform="rotate(20 4 4)"/><text y="8" font-size="2">Words (two)</text>`,
    { attributes: ' width="300" height="300"' },
  );
  const { page } = await open('about:blank', { untilHydrated: false, isAlone: true });
  const looks: unknown[] = [];
  await openDrawings(page, [text, sanitizeDrawing(text)]);
  for (const frame of page.frames().slice(1)) looks.push(await frame.evaluate(look));
  expect(looks[0]).toMatchObject({ stroke: 'rgb(0, 90, 40)', strokeWidth: '2px', words: 'Words (two)' });
  expect(looks[1]).toEqual(looks[0]);
});

/** How the last shape of a drawing is painted, and what the drawing says. */
function look(): Record<string, string | null> {
  const [shape] = [...document.querySelectorAll('rect, path')].slice(-1);
  const { fill = '', stroke = '', strokeWidth = '' } = shape ? getComputedStyle(shape) : {};
  const words = document.querySelector('text')?.textContent ?? null;
  return { fill: fill.replace(/#\w+/, '#'), stroke, strokeWidth, words };
}
