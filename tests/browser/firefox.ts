import { createRequire } from 'node:module';
import { test as base } from 'vitest';
import { getPackage } from '../get-package';
import { findProgram } from '../hosts/server-process';
import { reportViolations, unlessSilent } from './browser-test';

/** A page in Firefox: of the driver's pages, what the tests use. */
export interface FirefoxPage {
  keyboard: { press: (key: string) => Promise<void> };
  goto: (address: string) => Promise<{ status: () => number } | null>;
  setViewport: (size: { width: number; height: number }) => Promise<void>;
  hover: (selector: string) => Promise<void>;
  click: (selector: string) => Promise<void>;
  focus: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  select: (selector: string, value: string) => Promise<unknown>;
  evaluate: <Given extends unknown[], Result>(
    run: string | ((...given: Given) => Result),
    ...given: Given
  ) => Promise<Awaited<Result>>;
  evaluateOnNewDocument: (run: () => void) => Promise<unknown>;
  on: <Name extends keyof Heard>(name: Name, listener: (event: Heard[Name]) => void) => unknown;
}

/** What is heard of a page. */
interface Heard {
  console: { type: () => string; text: () => string };
  pageerror: Error;
  requestfailed: { url: () => string; failure: () => { errorText: string } | null };
}

/** A page in Firefox and what went wrong on it so far. */
interface OpenedInFirefox {
  page: FirefoxPage;
  troubles: string[];
}

type OpenInFirefox = (address: string, size?: { width: number; height: number }) => Promise<OpenedInFirefox>;

interface Context {
  newPage: () => Promise<FirefoxPage>;
  close: () => Promise<void>;
}

interface Firefox {
  createBrowserContext: () => Promise<Context>;
  close: () => Promise<void>;
}

interface Driver {
  launch: (options: {
    browser: 'firefox';
    executablePath: string;
    extraPrefsFirefox: Record<string, number>;
  }) => Promise<Firefox>;
}

/** Drives Firefox as it is published, over WebDriver BiDi; Playwright asks for commands that the long-term release lacks. */
const driver = 'puppeteer-core';

/** What it would not have on a machine without a screen: a pointer that is fine and can hover. */
const mouse = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

/** The Firefox of this machine: the program that FIREFOX_PATH names, or one in PATH; nothing where there is none. */
export const firefoxPath = process.env.FIREFOX_PATH || findProgram('firefox-esr', 'firefox');

/** What to say where it is not found. */
export const firefoxIsMissing =
  'There is no Firefox in PATH, and FIREFOX_PATH names none; the pages are not tried in it.';

/** A test that can open pages in Firefox, one after another: only the one in front is drawn. Each has a storage of its own. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures are used.
  .extend('firefox', { scope: 'file' }, async ({}, { onCleanup }): Promise<Firefox> => {
    const { launch }: Driver = createRequire(import.meta.url)(getPackage(driver));
    const firefox = await launch({ browser: 'firefox', executablePath: firefoxPath ?? '', extraPrefsFirefox: mouse });
    onCleanup(() => unlessSilent(firefox.close()));
    return firefox;
  })
  .extend('open', async ({ firefox }, { onCleanup }): Promise<OpenInFirefox> => {
    const contexts: Context[] = [];
    onCleanup(async () => {
      await unlessSilent(Promise.all(contexts.map((context) => context.close())));
    });
    return async (address, size = { width: 1280, height: 800 }) => {
      const context = await firefox.createBrowserContext();
      contexts.push(context);
      const page = await context.newPage();
      const troubles: string[] = [];
      page.on('console', (message) => troubles.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', ({ message }) => troubles.push(`error: ${message}`));
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText;
        // What was still on its way when the page was left.
        if (reason !== 'NS_BINDING_ABORTED') troubles.push(`request failed: ${request.url()} ${reason}`);
      });
      await page.evaluateOnNewDocument(reportViolations);
      await page.setViewport(size);
      await page.goto(address);
      return { page, troubles };
    };
  });

/** Types and chooses answers by the names of their fields. */
export async function fillIn(page: FirefoxPage, answers: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(answers)) {
    const isChoice = await page.evaluate((field) => document.querySelector(`select[name=${field}]`) !== null, name);
    await (isChoice ? page.select(`[name=${name}]`, value) : page.type(`[name=${name}]`, value));
  }
}
