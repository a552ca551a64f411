import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { codeKey } from '../../src/cli/code-key.js';
import type { Code } from '../../src/frame/renderer';
import { loadCode } from '../../src/vite/bundle-code';
import { projectCache } from '../project';
import { endOfRun } from '../reporter';
import { type ServedSite, type SiteName, serveSite } from './serve-site';
import { startBrowser } from './start-browser';

declare module 'vitest' {
  interface ProvidedContext {
    sites: Record<SiteName, ServedSite>;
    /** Where tests connect to the browser. */
    browserEndpoint: string;
  }
}

/** What a site is built with that its file does not say. */
const edits: Partial<Record<SiteName, (text: string) => string>> = {
  'agency-always': (text) => text.replace('"feedback": "outcome"', '"feedback": "always"'),
  'agency-webhook': withWebhook,
};

/**
 * Before browser tests: starts one browser, bundles the code, builds and serves the sites. Returns what ends it all.
 * Without the browser, from the start or later, the run ends with the one sentence that says so.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { root } = project.config;
  const browser = await startBrowser();
  if (typeof browser === 'string') {
    endRun(project, browser);
    return undefined;
  }
  const endWithBrowser = (): void => endRun(project, browser.hasEnded);
  // Not its `close`, which waits for what the browser started: by then all tests may have failed without the sentence.
  browser.server.process().on('exit', endWithBrowser);
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-sites-'));
  const code = await loadProductionCode(root);
  const files: Record<SiteName, string> = {
    agency: join(root, 'tests/fixtures/agency/site.json'),
    'agency-always': join(root, 'tests/fixtures/agency/site.json'),
    'agency-webhook': join(root, 'tests/fixtures/agency/site.json'),
    werkstatt: join(root, 'tests/fixtures/werkstatt/site.json'),
    tajlid: join(root, 'tests/fixtures/tajlid/site.json'),
    kajak: join(root, 'tests/fixtures/kajak/site.json'),
    'contact-form': join(root, 'tests/fixtures/contact-form/site.json'),
    live: join(root, 'site.json'),
  };
  const sites: Partial<Record<SiteName, ServedSite>> = {};
  const servers: Server[] = [];
  for (const name of Object.keys(files) as SiteName[]) {
    const { site, server } = await serveSite(files[name], join(folder, name), code, edits[name]);
    sites[name] = site;
    if (server) servers.push(server);
  }
  project.provide('sites', sites as Record<SiteName, ServedSite>);
  project.provide('browserEndpoint', browser.server.wsEndpoint());
  return async () => {
    browser.server.process().off('exit', endWithBrowser);
    await browser.server.close();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The text of a site whose forms go to an address of its owner's. */
function withWebhook(text: string): string {
  const site = JSON.parse(text);
  for (const name of Object.keys(site.delivery)) {
    site.delivery[name] = { provider: 'webhook', address: `https://hooks.test/${name}` };
  }
  return JSON.stringify(site);
}

/** Runs no further test and has the sentence told in place of all failures. */
function endRun({ vitest }: TestProject, sentence: string): void {
  vitest.state.catchError(endOfRun(sentence), 'Run ended');
  void vitest.cancelCurrentRun('test-failure');
}

/** The code as it is published; the test runner's own NODE_ENV would bundle React for development. */
async function loadProductionCode(root: string): Promise<Code> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    const code = await loadCode(root, join(projectCache, 'code', codeKey(root)));
    await code.renderer.prepareRenderer([]);
    return code;
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}
