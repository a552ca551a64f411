import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import type { Code } from '../../src/build/renderer';
import { codeKey } from '../../src/cli/code-key.js';
import { loadCode } from '../../src/vite/bundle-code';
import { findBrowser } from './find-browser';
import { type ServedSite, type SiteName, serveSite } from './serve-site';

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
};

/** Before browser tests: bundles the code, builds and serves the sites, starts one browser. Returns what ends it all. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { root } = project.config;
  if (!project.vitest.state.getPaths().some(opensPages)) return undefined;
  const cacheFolder = join(root, 'node_modules/.cache/pagewright');
  const { executablePath, args, temporaryFolder } = await findBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-sites-'));
  const code = await loadProductionCode(root, cacheFolder);
  const files: Record<SiteName, string> = {
    agency: join(root, 'tests/fixtures/agency/site.json'),
    'agency-always': join(root, 'tests/fixtures/agency/site.json'),
    werkstatt: join(root, 'tests/fixtures/werkstatt/site.json'),
    tajlid: join(root, 'tests/fixtures/tajlid/site.json'),
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
  const browser = await chromium.launchServer({ executablePath, args });
  project.provide('sites', sites as Record<SiteName, ServedSite>);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    for (const made of [folder, temporaryFolder]) if (made) rmSync(made, { recursive: true, force: true });
  };
}

/** Whether a test file opens pages: it stands in this folder, or imports from it. */
function opensPages(path: string): boolean {
  return path.includes('/tests/browser/') || readFileSync(path, 'utf8').includes("from '../browser/");
}

/** The code as it is published; the test runner's own NODE_ENV would bundle React for development. */
async function loadProductionCode(root: string, cacheFolder: string): Promise<Code> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    const key = codeKey(root);
    const code = await loadCode(root, join(cacheFolder, 'code', key), key);
    await code.renderer.prepareRenderer([]);
    return code;
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}
