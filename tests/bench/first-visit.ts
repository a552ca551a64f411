import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { listenHere } from '../../src/serve/local-server';
import { createStaticServer } from '../../src/serve/static-server';
import { findBrowser } from '../browser/find-browser';
import { bytesOf, collectFiles, readToEnd, sharpPhone } from '../browser/first-visit';
import budgets from '../budgets.json';
import { type PageWeight, totalOf, weighPages } from '../page-weight';
import { median } from './rounds';

const { page: most, firstVisit } = budgets;

/** Prints what a first visit to the built site of site.json brings over the wire, and when its form can be sent. */
export async function printFirstVisit(outFolder: string): Promise<void> {
  const pages = weighPages(outFolder);
  const heaviest = (name: string, budget: number, of: (page: PageWeight) => number, among = pages): void => {
    const [first] = among.toSorted((one, other) => of(other) - of(one));
    if (first) printLine(name, `${figure(of(first))} of ${figure(budget)}, ${first.file}`);
  };
  console.log('\nPages of site.json, the largest of each; bytes as brotli 11 leaves them, and the budget:');
  heaviest('until it is painted', most.untilPainted, ({ untilPainted }) => untilPainted);
  const weighScripts = ({ scripts }: PageWeight): number => totalOf(scripts);
  const [live, still] = [pages.filter(({ isLive }) => isLive), pages.filter(({ isLive }) => !isLive)];
  const plain = still.filter(({ hasExtras }) => !hasExtras);
  heaviest('script of most pages', most.script, weighScripts, plain);
  heaviest('script with a map, a frame or the like', most.scriptWithExtras, weighScripts, still);
  heaviest('script with a form', most.scriptWithForm, weighScripts, live);
  heaviest('pictures for a phone', most.pictures, ({ pictures }) => totalOf(pictures));
  heaviest('requests', most.requests, ({ requests }) => requests);

  const found = findBrowser();
  if (typeof found === 'string') {
    console.log(`Visits in a browser are left out: ${found}`);
    return;
  }
  const temporary = mkdtempSync(join(tmpdir(), 'pagewright-visit-'));
  const server = createStaticServer({ folder: outFolder, outboxFolder: join(temporary, 'outbox') });
  const origin = `http://127.0.0.1:${await listenHere(server, 0)}`;
  const browser = await chromium.launch(found);
  try {
    await printWholeVisit(browser, `${origin}/`);
    const [form] = live.map(({ file }) => `/${file.replace(/\.html$/, '')}`);
    if (form) await printTimeToSubmit(browser, origin + form, form);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
    rmSync(temporary, { recursive: true, force: true });
  }
}

async function printWholeVisit(browser: Browser, address: string): Promise<void> {
  const page = await openPage(browser);
  const visit = await collectFiles(page);
  await page.goto(address);
  await readToEnd(page, visit);
  const { files } = visit;
  console.log('\nA first visit to the home page on a phone, to its end, bytes as the preview sends them:');
  printLine('all', `${figure(bytesOf(files))} of ${figure(firstVisit.bytes)}, ${files.length} files`);
  for (const { name, bytes } of files.toSorted((one, other) => other.bytes - one.bytes))
    printLine(name.replace(/.*\/(?=.)/, ''), figure(bytes));
  await page.context().close();
}

/** Prints the median of three visits: what has come when, counted from the first paint, until a submit is answered at once. */
async function printTimeToSubmit(browser: Browser, address: string, path: string): Promise<void> {
  const visits: Map<string, number>[] = [];
  for (let visit = 0; visit < 3; visit += 1) {
    const page = await openPage(browser);
    await page.addInitScript(markWhenFormIsReady);
    await slowDown(page);
    await page.goto(address);
    await page.waitForFunction(() => performance.getEntriesByName('form is ready').length > 0, null, {
      timeout: 60_000,
    });
    visits.push(new Map(await page.evaluate(readMoments)));
    await page.context().close();
  }
  console.log(`\n${path} on a processor six times slower, 400 kbit/s, 400 ms; seconds from its first paint:`);
  for (const name of visits[0]?.keys() ?? []) {
    const seconds = median(visits.map((visit) => visit.get(name) ?? Number.NaN)) / 1000;
    const budget = name === 'form is ready' ? ` of ${firstVisit.secondsToSubmit}` : '';
    printLine(name, `${seconds.toFixed(1)}${budget}`);
  }
}

/** Slows a page down as a cheap phone far from the next mast does: a processor six times slower, 400 kbit/s, 400 ms. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** In a page, before its own scripts: notes when the form has come to life. */
function markWhenFormIsReady(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('form[data-ready]')) return;
    performance.mark('form is ready');
    observer.disconnect();
  });
  observer.observe(document, { subtree: true, attributeFilter: ['data-ready'] });
}

/** In a page: when each script had arrived and when the form was ready, in milliseconds from the first paint. */
function readMoments(): [name: string, milliseconds: number][] {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  // A module that was fetched is imported from the cache.
  const scripts = resources
    .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
    .map(({ name, responseEnd }): [string, number] => [name.replace(/^.*\//, ''), responseEnd - paint]);
  const ready = performance.getEntriesByName('form is ready')[0]?.startTime ?? Number.NaN;
  return [['page', -paint], ...scripts, ['form is ready', ready - paint]];
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext(sharpPhone);
  return context.newPage();
}

function printLine(name: string, value: string): void {
  console.log(name.padEnd(60) + value);
}

function figure(value: number): string {
  return value.toLocaleString('en');
}
