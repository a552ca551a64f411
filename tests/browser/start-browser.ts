import { type BrowserServer, chromium } from 'playwright-core';
import { findBrowser, nameAnother } from './find-browser';

/** A browser that has shown a page. */
export interface StartedBrowser {
  server: BrowserServer;
  /** What to say where it ends before it is told to. */
  hasEnded: string;
}

/** Starts the browser of the tests and opens a page as a trial, or gives a sentence that says why not and what to do. */
export async function startBrowser(): Promise<StartedBrowser | string> {
  const found = findBrowser();
  if (typeof found === 'string') return found;
  const { executablePath } = found;
  let server: BrowserServer | undefined;
  try {
    server = await chromium.launchServer(found);
    await showPage(server.wsEndpoint());
  } catch (error) {
    await server?.kill();
    return `The browser at ${executablePath} does not show pages${complaintIn(error)}: ${nameAnother} that does.`;
  }
  const hasEnded = `The browser at ${executablePath} ended in the middle of the tests, so the others were not run: run them again, and if it ends once more, ${nameAnother}.`;
  return { server, hasEnded };
}

/** Draws what a browser without fonts, or without room for its processes, fails at. */
async function showPage(endpoint: string): Promise<void> {
  const browser = await chromium.connect(endpoint);
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  await page.setContent('<label>A form <input placeholder="with words"><select><option>and a choice</select></label>');
  await page.locator('select').selectOption('and a choice');
  await browser.close();
}

/** The first thing that the browser itself complained of, in brackets; nothing where it was silent. */
function complaintIn(error: unknown): string {
  const complaint = /\[err\] (.*)/.exec(String(error))?.[1]?.trim();
  return complaint ? ` (${complaint.slice(0, 200)})` : '';
}
