import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, type BrowserContextOptions, chromium, type Frame, type Page } from 'playwright-core';
import { test as base, expect, inject, vi } from 'vitest';

/** How a page is opened. */
export interface OpenOptions extends BrowserContextOptions {
  /** Called before the page loads, for what a test puts in the way of its requests. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Whether to wait until React has taken over; on unless scripts are off. */
  untilHydrated?: boolean;
  /** Whether it shares neither storage nor cache with the other pages of its test file. */
  isAlone?: boolean;
}

/** A page in the browser and what went wrong on it so far. */
export interface OpenedPage {
  page: Page;
  /** The status that the server answered with. */
  status: number;
  /** Console messages, errors, violations of the security policy and failed requests, in words. */
  troubles: string[];
}

type OpenContext = (options: BrowserContextOptions, isAlone: boolean) => Promise<BrowserContext>;
/** Opens a page of the browser. */
export type Open = (address: string, options?: OpenOptions) => Promise<OpenedPage>;

/** A test that can open pages in the browser; they close with the test. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures are used.
  .extend('openContext', { scope: 'file' }, async ({}, { onCleanup }): Promise<OpenContext> => {
    const browser = await chromium.connect(inject('browserEndpoint'));
    onCleanup(() => unlessSilent(browser.close()));
    const shared = new Map<string, Promise<BrowserContext>>();
    return (options, isAlone) => {
      if (isAlone) return browser.newContext(options);
      const key = JSON.stringify(options);
      const context = shared.get(key) ?? browser.newContext(options);
      shared.set(key, context);
      return context;
    };
  })
  .extend('open', async ({ openContext, task }, { onCleanup }): Promise<Open> => {
    const opened: (() => Promise<void>)[] = [];
    const shown: (() => Promise<string>)[] = [];
    onCleanup(async () => {
      const isFailed = task.result?.state === 'fail';
      if (isFailed) for (const describe of shown) console.log(await describe());
      await unlessSilent(Promise.all(opened.map((close) => close())));
    });
    return async (address, { prepare, untilHydrated, isAlone = false, ...options } = {}) => {
      const context = await openContext({ viewport: { width: 1280, height: 800 }, ...options }, isAlone);
      const page = await context.newPage();
      opened.push(async () => {
        // A request that somebody answers here may still be under way.
        if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
        await (isAlone ? context : page).close();
      });
      page.setDefaultTimeout(60_000);
      // The development server compiles what a page needs when it is first asked for.
      page.setDefaultNavigationTimeout(100_000);
      const troubles = collectTroubles(page);
      shown.push(() => describePage(page, troubles));
      await page.addInitScript(reportViolations);
      await prepare?.(page);
      const response = await page.goto(address);
      if (untilHydrated ?? options.javaScriptEnabled !== false) {
        await waitUntilHydrated(page).catch((error: Error) => {
          throw new Error([error.message, ...troubles].join('\n'));
        });
      }
      return { page, status: response?.status() ?? 0, troubles };
    };
  });

/**
 * Waits for what ends a test, to which no time limit of the runner applies; not for an answer that never comes, as in
 * one of many thousand pages that a browser closes. What stays open ends with the browser.
 */
export async function unlessSilent(ending: Promise<unknown>): Promise<void> {
  await Promise.race([ending, wait(30_000, undefined, { ref: false })]);
}

/** Waits until every block of the page that has state is live. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  const waitLonger = async (): Promise<void> => {
    const stranger = await page.evaluate(findUnhydrated);
    if (stranger) throw new Error(`React does not own ${stranger}`);
  };
  await vi.waitFor(waitLonger, { timeout: 60_000, interval: 100 });
}

/** Waits until what is read is as expected, or fails with what it is instead. */
export async function eventually<T>(read: () => T | Promise<T>, expected: NoInfer<T>): Promise<void> {
  await vi.waitFor(async () => expect(await read()).toEqual(expected), { timeout: 60_000, interval: 30 });
}

/** Whatever happens on a page that a visitor should not have to suffer. */
function collectTroubles(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => troubles.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('crash', () => troubles.push('the page crashed'));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // What is on its way as a page is left, or put away, is given up: nobody misses it.
    if (reason !== 'net::ERR_ABORTED') troubles.push(`request failed: ${request.url()} ${reason}`);
  });
  return troubles;
}

/** Tells what a page shows, in it and its frames, as a screen reader has it: what whoever reads of a failure asks first. */
async function describePage(page: Page, troubles: string[]): Promise<string> {
  if (page.isClosed()) return 'A page that is closed.';
  const frames = page.frames().map(async (frame) => {
    const focused = await frame.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    return `${frame.url()}, focused: ${focused}\n${await frame.locator('body').ariaSnapshot({ timeout: 5_000 })}`;
  });
  const texts = await Promise.allSettled(frames);
  const shown = texts.map((text) => (text.status === 'fulfilled' ? text.value : String(text.reason)));
  return ['When the test failed, a page showed:', ...shown, ...troubles].join('\n');
}

/** Says in the console what the security policy forbids. */
export function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    console.error(`security policy: ${violatedDirective} ${blockedURI} ${sample}`);
  });
}

/** A block that has state and is not live yet: React marks the elements it owns, a form says when its effects have run. */
function findUnhydrated(): string | undefined {
  const isOwned = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  for (const block of document.querySelectorAll('[data-hydrate]')) {
    const elements = [...block.querySelectorAll('*')].filter((element) => !element.closest('noscript > *'));
    const stranger = elements.find((element) => !isOwned(element)) ?? block.querySelector('form:not([data-ready])');
    if (stranger) return stranger.outerHTML.slice(0, 100);
  }
  const first = document.getElementById('root')?.firstElementChild;
  if (!first) return 'the page, which is empty';
  // The development server draws whole pages.
  const isDeveloped = document.querySelector('script[src*="/develop/browser/boot"]');
  return isDeveloped && !document.querySelector('[data-not-found]') && !isOwned(first) ? 'the page' : undefined;
}

/** Waits until the links of the page are followed without a load: they are from the first one that is pointed at. */
export async function waitUntilFollowing(page: Page): Promise<void> {
  await page.locator('#root a').first().dispatchEvent('pointerover');
  await page.locator('script[type=speculationrules]').waitFor({ state: 'detached' });
}

/**
 * Waits until a page, or a frame in it, has begun all that it begins once it has painted and the browser is idle, and a
 * test has heard of what it asked for then: each of these comes in its order, and what waits here comes last.
 */
export async function waitUntilIdle(page: Page | Frame): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 4000 }));
  });
  await waitUntilHeard(page);
}

/** Has a page fetch all of its pictures, wherever they stand, and waits until they have come, and whatever follows. */
export async function fetchPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  });
  await waitUntilIdle(page);
}

/** Waits until a test has heard of all that a page has asked for so far, with or without scripts of its own. */
export async function waitUntilHeard(page: Page | Frame): Promise<void> {
  await page.evaluate(async () => (await fetch(location.href)).text());
}

/** Notes the addresses of the documents that a page asks for from now on, for itself or for a frame. */
export function noteDocuments(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && asked.push(request.url()));
  return asked;
}
