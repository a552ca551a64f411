import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect } from 'vitest';
import { fewByDay } from '../is-long';
import { writePhoto } from '../pictures/a-photo';
import { productionCode } from '../production-code';
import { root } from '../project';
import { folderForFile } from '../temporary-folder';
import { eventually, type OpenOptions, test, waitUntilFollowing } from './browser-test';
import { serveSite } from './serve-site';
import { siteUnderTest } from './sites';
import { axe, findViolations } from './violations';

const firstDay = '2099-12-01';
const lastDay = '2099-12-13';
const folder = folderForFile();
const price = join(folder, 'site/uploads/preise.pdf');
const table = join(folder, 'site/uploads/Unsere Räder.xlsx');
let server: Server | undefined;
let address = '';

beforeAll(async () => {
  cpSync(join(root, 'tests/fixtures/werkstatt'), join(folder, 'site'), { recursive: true });
  writeFileSync(price, Buffer.alloc(1_234_567, '%PDF-1.7\n\0\xff'));
  writeFileSync(table, Buffer.alloc(86_400, 'PK\0'));
  await writePhoto(join(folder, 'site/uploads/team.jpg'), { width: 1200, height: 900 });
  const code = await productionCode(root);
  const served = await serveSite(join(folder, 'site/site.json'), folder, code, (text) => {
    const manifest = JSON.parse(text);
    const words = 'Geschlossen: siehe [Preise](uploads/preise.pdf) und [Räder](uploads/Unsere%20Räder.xlsx).';
    manifest.header.announcement = { text: words, begins: firstDay, until: lastDay };
    manifest.collections.dates = [{ date: lastDay, title: 'Letzter Termin' }];
    const coming = (as: object | string) => ({ from: 'dates', where: { date: { from: 'today' } }, as });
    manifest.routes[0].blocks.push(
      {
        type: 'events',
        heading: 'Termine',
        items: coming({ title: '{title}', date: '{date}' }),
        empty: 'Keine Termine.',
      },
      { type: 'faq', heading: 'Fragen', items: coming({ question: '{title}?', answer: 'Ja.' }) },
      { type: 'list', heading: 'Punkte', items: ['Bleibt', coming('{title} als Punkt')] },
    );
    manifest.footer.social = [
      { network: 'instagram', to: 'https://www.instagram.com/name' },
      { network: 'whatsapp', to: 'https://wa.me/4930123456' },
    ];
    manifest.routes[0].share = { picture: 'uploads/team.jpg', alt: 'Das Team "vor" dem Laden' };
    return JSON.stringify(manifest);
  });
  expect(served.site.problem).toBeUndefined();
  ({ server } = served);
  address = served.site.origin + served.site.base;
}, 300_000);

afterAll(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Opens a page at a moment where the visitor is. */
const at = (moment: string): OpenOptions => ({ isAlone: true, prepare: (page) => page.clock.setFixedTime(moment) });

test('an announcement stands above the header until its last day is over', { tags: 'night' }, async ({ open }) => {
  const { page, troubles } = await open(address, at(`${lastDay}T23:59:00`));
  const announcement = page.locator('aside', { hasText: 'Geschlossen' });
  expect(await announcement.isVisible()).toBe(true);
  const [above, header] = [await announcement.boundingBox(), await page.locator('header').boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
  expect(troubles).toEqual([]);
});

test('an announcement waits for its first day, and is there on that though nobody has built the site since', {
  tags: 'night',
}, async ({ open }) => {
  const isShownAt = async (moment: string): Promise<boolean> => {
    const { page, troubles } = await open(address, at(moment));
    expect(troubles).toEqual([]);
    return page.locator('aside', { hasText: 'Geschlossen' }).isVisible();
  };
  expect(await isShownAt('2099-11-30T23:59:00')).toBe(false);
  expect(await isShownAt(`${firstDay}T00:01:00`)).toBe(true);
});

test('an announcement is hidden from the day after on, and left in the page as it was drawn', {
  tags: 'night',
}, async ({ open }) => {
  const { page, troubles } = await open(address, at('2099-12-14T00:01:00'));
  const announcement = page.locator('aside', { hasText: 'Geschlossen' });
  expect(await announcement.count()).toBe(1);
  expect(await announcement.isVisible()).toBe(false);
  expect(troubles).toEqual([]);
});

test('a block goes with the last of its items, and its words for an empty list come under its heading', {
  tags: 'night',
}, async ({ open }) => {
  const shown = async (moment: string): Promise<Record<string, boolean>> => {
    const { page, troubles } = await open(address, at(moment));
    expect(troubles).toEqual([]);
    const texts = [
      'Termine',
      'Letzter Termin',
      'Keine Termine.',
      'Fragen',
      'Punkte',
      'Bleibt',
      'Letzter Termin als Punkt',
    ];
    const seen = texts.map(async (text) => [
      text,
      (await page.locator('main').getByText(text, { exact: true }).filter({ visible: true }).count()) > 0,
    ]);
    return Object.fromEntries(await Promise.all(seen));
  };
  const always = { Punkte: true, Bleibt: true };
  const before = { Termine: true, 'Letzter Termin': true, Fragen: true, 'Letzter Termin als Punkt': true };
  expect(await shown(`${lastDay}T23:59:00`)).toEqual({ ...always, ...before, 'Keine Termine.': false });
  const after = { Termine: true, 'Letzter Termin': false, Fragen: false, 'Letzter Termin als Punkt': false };
  expect(await shown('2099-12-14T00:01:00')).toEqual({ ...always, ...after, 'Keine Termine.': true });
});

test('whatever has a last day is hidden once that is over, also on the pages to which links lead', {
  tags: 'night',
}, async ({ open }) => {
  const { page } = await open(address, at('2099-12-14T00:01:00'));
  await waitUntilFollowing(page);
  await page.locator('header nav a:visible').last().click();
  await eventually(() => page.evaluate(() => document.activeElement?.id), 'main');
  await page.evaluate(() => {
    for (const day of ['2099-12-12', '2099-12-14', 'some day']) {
      const element = document.createElement('p');
      element.append(`until ${day}`);
      element.dataset.until = day;
      document.querySelector('main')?.prepend(element);
    }
  });
  await eventually(() => page.getByText('until 2099-12-12').isVisible(), false);
  expect(await page.getByText('until 2099-12-14').isVisible()).toBe(true);
  expect(await page.getByText('until some day').isVisible()).toBe(true);
});

test('a page with an announcement and networks can be used by everybody, at every width', async ({ open }) => {
  for (const width of fewByDay(1, [320, 768, 1440])) {
    const { page } = await open(address, {
      ...at(`${lastDay}T12:00:00`),
      bypassCSP: true,
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    });
    await page.evaluate(axe);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('a network is a link by its name, large enough to be pressed', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(address, { javaScriptEnabled: false });
  for (const name of ['Instagram', 'WhatsApp']) {
    const { width = 0, height = 0 } = (await page.getByRole('link', { name, exact: true }).boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test('a file says what it is, and arrives byte for byte under its type', { tags: 'night' }, async ({ open }) => {
  const { page, troubles } = await open(address, at(`${lastDay}T12:00:00`));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const link = page.locator('aside a').first();
  expect(await link.textContent()).toBe('Preise (PDF,\u00a01,2\u00a0MB)');
  expect(await link.getAttribute('download')).toBe(null);
  await link.hover();
  const answer = await page.request.get(new URL((await link.getAttribute('href')) ?? '', address).href);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).equals(readFileSync(price))).toBe(true);
  expect(asked.filter((url) => url.includes('_page/_assets'))).toEqual([]);
  expect(troubles).toEqual([]);
});

test('a file that no browser opens is saved under its own name', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(address, at(`${lastDay}T12:00:00`));
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('aside a').last().click()]);
  expect(download.suggestedFilename()).toBe('Unsere Räder.xlsx');
  const saved = join(folder, 'saved.xlsx');
  await download.saveAs(saved);
  expect(readFileSync(saved).equals(readFileSync(table))).toBe(true);
});

test('a page that names a photo is shared with it', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(address, { javaScriptEnabled: false });
  const property = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
  expect(await property('image:alt')).toBe('Das Team "vor" dem Laden');
  const { pathname } = new URL((await property('image')) ?? '');
  const answer = await page.request.get(new URL(pathname, address).href);
  const { format, width, height, exif } = await sharp(await answer.body()).metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 1200, height: 630, exif: undefined });
});

test('on a phone no group of the footer leaves a hole beside another, whichever are open', { tags: 'night' }, async ({
  open,
}) => {
  const { page } = await open(`${(await siteUnderTest('agency')).address}/contact`, { untilHydrated: false });
  const groups = page.locator('footer nav > div:has(h2)');
  const folds = await page.locator('footer details').count();
  expect(folds).toBeGreaterThan(2);
  const sets = Array.from({ length: 2 ** folds }, (_, set) =>
    Array.from({ length: folds }, (_, index) => index).filter((index) => (set >> index) % 2 === 1),
  );
  for (const width of fewByDay(1, [320, 360, 390, 639])) {
    await page.setViewportSize({ width, height: 800 });
    for (const opened of fewByDay(6, sets)) {
      await page.locator('footer details').evaluateAll((all, which) => {
        for (const [index, details] of (all as HTMLDetailsElement[]).entries()) details.open = which.includes(index);
      }, opened);
      expect([width, opened, await groups.evaluateAll(holesBeside)]).toEqual([width, opened, []]);
    }
  }
});

/** The lines of groups that do not reach from edge to edge, or do not begin where the line above ends. */
function holesBeside(groups: Element[]): string[] {
  const boxes = groups.map((group) => group.getBoundingClientRect());
  const around = groups[0]?.parentElement?.parentElement?.getBoundingClientRect();
  const isNear = (one: number, other = 0): boolean => Math.abs(one - other) <= 1;
  let above: number | undefined;
  return [...new Set(boxes.map(({ top }) => Math.round(top)))].flatMap((top) => {
    const line = boxes.filter((box) => Math.round(box.top) === top);
    const isWhole =
      isNear(Math.min(...line.map(({ left }) => left)), around?.left) &&
      isNear(Math.max(...line.map(({ right }) => right)), around?.right) &&
      line.every(({ bottom }) => isNear(bottom, line[0]?.bottom)) &&
      (above === undefined || isNear(top, above));
    above = line[0]?.bottom;
    return isWhole ? [] : [`${line.length} at ${top}`];
  });
}
