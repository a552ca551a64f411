import type { TestProject } from 'vitest/node';
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
  const host = await startHost(project.config.root);
  project.provide('sitesHost', host.address);
  project.provide('browserEndpoint', browser.server.wsEndpoint());
  return async () => {
    browser.server.process().off('exit', endWithBrowser);
    await browser.server.close();
    host.stop();
  };
}

/** Runs no further test and has the sentence told in place of all failures. */
function endRun({ vitest }: TestProject, sentence: string): void {
  vitest.state.catchError(endOfRun(sentence), 'Run ended');
  void vitest.cancelCurrentRun('test-failure');
}
