import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { newSite, startSite } from '../cli/start-site';
import { endOfRun } from '../reporter';
import { startHost } from './host';
import { startBrowser } from './start-browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests ask for the sites that are built for all of them. */
    sitesHost: string;
    /** Where tests connect to the browser. */
    browserEndpoint: string;
  }
}

/**
 * Before browser tests: starts one browser, and what builds sites. Returns what ends both. Without the browser, from the
 * start or later, the run ends with the one sentence that says so.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const browser = await startBrowser();
  if (typeof browser === 'string') {
    endRun(project, browser);
    return undefined;
  }
  const endWithBrowser = (): void => endRun(project, browser.hasEnded);
  // Not its `close`, which waits for what the browser started: by then all tests may have failed without the sentence.
  browser.server.process().on('exit', endWithBrowser);
  await prepareDevelopment();
  const host = await startHost(project.config.root);
  project.provide('sitesHost', host.address);
  project.provide('browserEndpoint', browser.server.wsEndpoint());
  return async () => {
    browser.server.process().off('exit', endWithBrowser);
    await browser.server.close();
    host.stop();
  };
}

/**
 * Has the code for development and the editor bundled, and by Vite what pages in development need of packages: servers
 * that begin with that at the same time would take it away from each other.
 */
async function prepareDevelopment(): Promise<void> {
  const folder = newSite();
  const { port, stop } = await startSite(folder);
  const ask = async (path: string): Promise<string> => (await fetch(`http://localhost:${port}${path}`)).text();
  await ask('/');
  const [packaged = '/'] = /\/node_modules\/\.vite\/deps\/[^"']+/.exec(await ask('/src/develop/browser/boot.ts')) ?? [];
  // It is answered once all are bundled.
  await ask(packaged);
  await ask('/__edit');
  await stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Runs no further test and has the sentence told in place of all failures. */
function endRun({ vitest }: TestProject, sentence: string): void {
  vitest.state.catchError(endOfRun(sentence), 'Run ended');
  void vitest.cancelCurrentRun('test-failure');
}
