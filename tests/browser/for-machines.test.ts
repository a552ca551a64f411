import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Manifest } from '../../src/manifest/manifest';
import { fewByDay } from '../is-long';
import { productionCode } from '../production-code';
import { root } from '../project';
import { folderForFile } from '../temporary-folder';
import { eventually, test, waitUntilFollowing, waitUntilHydrated, waitUntilIdle } from './browser-test';
import { saveData } from './save-data';
import { type ServedSite, serveSite } from './serve-site';

/** The address at which visitors see the site: on this machine nobody is counted. */
const origin = 'https://beispiel.example';
const home = `${origin}/werkstatt/`;
const folder = folderForFile();
let site: ServedSite;
let server: Server | undefined;

beforeAll(async () => {
  const file = join(root, 'tests/fixtures/werkstatt/site.json');
  ({ site, server } = await serveSite(file, folder, await productionCode(root), withMachines));
  expect(site.problem).toBeUndefined();
});
afterAll(() => {
  server?.closeAllConnections();
  server?.close();
});

function withMachines(text: string): string {
  const manifest: Manifest = JSON.parse(text);
  manifest.business = { type: 'BikeStore', description: '</script><b>&' };
  manifest.analytics = { provider: 'plausible', domain: 'beispiel.example' };
  const entry = { title: 'Neu: <Räder> & mehr', date: '2031-04-01', to: '/raeder' };
  manifest.collections = { ...manifest.collections, news: [entry, { ...entry, to: '/kontakt' }] };
  const as = { title: '{title}', date: '{date}', to: '{to}', text: 'Ab *heute*.' };
  manifest.feeds = [{ from: 'news', path: '/neues.xml', title: 'Neues & Altes', as }];
  return JSON.stringify(manifest);
}

/** A request to anybody but the site, and whether the page that sends it was painted by then. */
interface Elsewhere {
  wasPainted: boolean;
  url: string;
  method: string;
  body: unknown;
}

/** Serves the site to a page under its own address, and writes down what is asked of anybody else. */
function watched(asked: Elsewhere[]): (page: Page) => Promise<void> {
  return async (page) => {
    await page.route('**/*', async (route) => {
      const request = route.request();
      const url = request.url();
      if (url.startsWith(`${origin}/`)) {
        const response = await route.fetch({ url: site.origin + url.slice(origin.length) });
        return route.fulfill({ response });
      }
      const paints = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
      asked.push({
        wasPainted: paints > 0,
        url,
        method: request.method(),
        body: JSON.parse(request.postData() ?? 'null'),
      });
      return route.fulfill({ status: 202, headers: { 'access-control-allow-origin': '*' }, body: 'ok' });
    });
  };
}

/** Follows a link as visitors do, without a new document. */
async function follow(page: Page, path: string): Promise<void> {
  await waitUntilFollowing(page);
  await page.locator(`a[href="/werkstatt${path}"]`).first().dispatchEvent('click');
  await eventually(() => new URL(page.url()).pathname, `/werkstatt${path}`);
}

/** Makes the browser of a page that is not loaded yet one whose visitor asks not to be followed. */
function askForPrivacy(page: Page): Promise<unknown> {
  return page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
}

test('each page that is looked at is counted once, after it was painted, and nobody else is asked anything', async ({
  open,
}) => {
  const asked: Elsewhere[] = [];
  const { page, troubles } = await open(`${home}?utm_source=flyer`, { prepare: watched(asked), isAlone: true });
  const visit = (url: string): Elsewhere => ({
    wasPainted: true,
    url: 'https://plausible.io/api/event',
    method: 'POST',
    body: { name: 'pageview', domain: 'beispiel.example', url },
  });
  await eventually(() => asked, [visit(`${home}?utm_source=flyer`)]);
  await follow(page, '/kontakt');
  await eventually(() => asked.slice(1), [visit(`${home}kontakt`)]);
  await page.goBack();
  await eventually(() => asked.slice(2), [visit(`${home}?utm_source=flyer`)]);
  expect(troubles).toEqual([]);
  const cookies = await page.context().cookies();
  expect([cookies, await page.evaluate(() => localStorage.length)]).toEqual([[], 0]);
});

test.for(
  fewByDay(1, [
    ['asks not to be followed', askForPrivacy],
    ['saves data', saveData],
  ]),
)('of a visitor who %s nobody is told', async ([, wish], { open }) => {
  const asked: Elsewhere[] = [];
  const prepare = async (page: Page): Promise<void> => {
    await watched(asked)(page);
    await wish(page);
  };
  const { page, troubles } = await open(home, { prepare, isAlone: true, untilHydrated: false });
  await page.keyboard.press('Tab');
  await waitUntilHydrated(page);
  await follow(page, '/kontakt');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await waitUntilIdle(page);
  expect({ asked, troubles }).toEqual({ asked: [], troubles: [] });
});

test('a page tells machines what it is, which the security policy takes for no script', async ({ open }) => {
  const { page, troubles } = await open(home, { prepare: watched([]), isAlone: true });
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')['@graph'][0]).toMatchObject({ '@type': 'BikeStore', description: '</script><b>&' });
  expect(troubles).toEqual([]);
});

test('a feed is XML that a parser of it reads, and every page names it', async ({ open }) => {
  const answer = await fetch(`${site.origin}/werkstatt/neues.xml`);
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const { page } = await open('about:blank', { untilHydrated: false });
  const read = await page.evaluate(
    (text) => {
      const document = new DOMParser().parseFromString(text, 'application/xml');
      const textOf = (name: string): string[] =>
        [...document.getElementsByTagName(name)].map((one) => one.textContent ?? '');
      return {
        root: `${document.documentElement.namespaceURI} ${document.documentElement.localName}`,
        titles: textOf('title'),
        ids: textOf('id'),
        dates: textOf('updated'),
        summaries: textOf('summary'),
      };
    },
    await answer.text(),
  );
  expect(read).toMatchObject({
    root: 'http://www.w3.org/2005/Atom feed',
    titles: ['Neues & Altes', 'Neu: <Räder> & mehr', 'Neu: <Räder> & mehr'],
    summaries: ['Ab heute.', 'Ab heute.'],
  });
  expect(new Set(read.ids).size).toBe(3);
  for (const date of read.dates) expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/);
  const document = await (await fetch(`${site.origin}/werkstatt/kontakt`)).text();
  expect(document).toContain(
    '<link rel="alternate" type="application/atom+xml" title="Neues &amp; Altes" href="https://beispiel.example/werkstatt/neues.xml">',
  );
});
