import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { root } from '../project';
import { test as browserTest, eventually } from './browser-test';
import { type ServedHere, serveHere } from './serve-here';

let folder = '';
let started: ServedHere | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-begin-'));
  started = await serveHere(folder);
});

afterEach(async () => {
  await started?.close();
  rmSync(folder, { recursive: true, force: true });
});

const test = browserTest.extend('openHere', ({ open }) => async (width = 1440) => {
  const address = `http://127.0.0.1:${started?.port}/`;
  const { page } = await open(`${address}__edit`, {
    untilHydrated: false,
    isAlone: true,
    reducedMotion: 'reduce',
    viewport: { width, height: 800 },
  });
  return { page, address };
});

test('where there is no site one is begun with a few answers, and opens on its home page with a tip', async ({
  openHere,
}) => {
  const { page, address } = await openHere();
  await page.getByRole('heading', { name: 'Begin a site' }).waitFor();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('alert').getByText('Say what the business is called.').waitFor();
  expect(existsSync(join(folder, 'site.json'))).toBe(false);
  await page.getByLabel('What is the business called?').fill('Kilifi Kayaks');
  await page.getByLabel('What kind of business is it?').selectOption('guide');
  await page.getByLabel('Which language does it speak?').fill('German');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('alert').getByText('Say in which country the business is.').waitFor();
  const [country, currency] = [page.getByLabel('In which country is it?'), page.getByLabel('In which currency')];
  await country.pressSequentially('Kenya');
  expect(await currency.inputValue()).toBe('Kenyan Shilling');
  await country.fill('');
  await country.pressSequentially('Switzerland');
  expect(await currency.inputValue()).toBe('Swiss Franc');
  // What was written is no matter of the country any more.
  await currency.fill('US dollars');
  await country.fill('Tanzania');
  await country.fill('Switzerland');
  expect(await currency.inputValue()).toBe('US dollars');
  await page.getByRole('radio', { name: /^studio/ }).check();
  for (const kind of ['school', 'guide']) await page.getByLabel('What kind of business is it?').selectOption(kind);
  expect(await page.getByRole('radio', { name: /^studio/ }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Begin' }).click();
  const shown = page.frameLocator('.sheet iframe');
  await shown.getByRole('heading', { level: 1 }).waitFor();
  const { site, theme } = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
  expect([site.name, site.language, site.currency, theme.look]).toEqual(['Kilifi Kayaks', 'de-CH', 'USD', 'studio']);
  const publishes = readFileSync(join(folder, '.github/workflows/publish.yml'), 'utf8');
  expect(publishes).toContain('- run: npm install\n');
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies.pagewright).toMatch(/^\^\d/);
  expect(await page.getByRole('button', { name: 'Saved' }).isDisabled()).toBe(true);
  await eventually(
    () =>
      shown
        .locator('main img')
        .first()
        .evaluate((picture: HTMLImageElement) => picture.naturalWidth > 0),
    true,
  );
  expect(await page.getByText(/has to be put right|have to be put right/).count()).toBe(0);
  expect((await fetch(address)).status).toBe(200);

  const tip = page.getByRole('complementary', { name: 'How to begin' });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const [over, under] = await Promise.all([tip.boundingBox(), page.locator('.sheets').boundingBox()]);
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
    expect(under?.height).toBeGreaterThan(200);
  }
  await tip.getByRole('button', { name: 'Do not show this again' }).click();
  await eventually(() => page.evaluate(() => document.activeElement?.className), 'page-choice');
  await page.reload();
  await shown.getByRole('heading', { level: 1 }).waitFor();
  expect(await tip.count()).toBe(0);
});

test('what a new site promises is listed as a sample until its owner has written or looked at it', {
  tags: 'night',
}, async ({ openHere }) => {
  const { page } = await openHere();
  await page.getByLabel('What is the business called?').fill('Crust and Crumb');
  await page.getByLabel('What kind of business is it?').selectOption('shop');
  await page.getByLabel('In which country is it?').fill('Wales');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.frameLocator('.sheet iframe').getByRole('heading', { level: 1 }).waitFor();
  const samples = (): string[] => JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')).samples;
  expect(samples()).toContain('A shop with a choice made by hand.');
  await page.locator('summary', { hasText: 'texts to look at' }).click();
  const list = page.getByRole('region', { name: 'Texts to look at' });
  await list.getByRole('checkbox', { name: 'Looked at Footer, text' }).click();
  await eventually(() => list.getByRole('button', { name: 'Footer, text' }).count(), 0);
  await page.keyboard.press('Control+s');
  await eventually(() => samples().includes('A shop with a choice made by hand.'), false);
  expect(samples()).toContain('Help after you have bought');
});

test('nothing that is there is written over, and nobody but the editor may begin a site', async ({ openHere }) => {
  const { page, address } = await openHere();
  await page.getByLabel('What is the business called?').fill('Kilifi Kayaks');
  await page.getByLabel('In which country is it?').fill('Kenya');
  mkdirSync(join(folder, 'uploads'));
  writeFileSync(join(folder, 'uploads/logo.svg'), 'mine');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('alert').getByText('A file uploads/logo.svg is in this folder already.').waitFor();
  rmSync(join(folder, 'uploads'), { recursive: true });
  writeFileSync(join(folder, 'site.json'), '{}');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('alert').getByText('There is a site here already.').waitFor();
  expect(readFileSync(join(folder, 'site.json'), 'utf8')).toBe('{}');
  expect(existsSync(join(folder, 'uploads'))).toBe(false);
  const put = (headers: Record<string, string>): Promise<Response> =>
    fetch(`${address}__edit/files/begin`, { method: 'PUT', headers, body: '{"name":"Theirs"}' });
  expect((await put({})).status).toBe(403);
  expect((await put({ origin: 'http://elsewhere.test' })).status).toBe(403);
});

test('a file that cannot be read is told with its line, opens once it is mended, and gives way to an earlier version', {
  tags: 'night',
}, async ({ openHere }) => {
  const file = join(folder, 'site.json');
  const text = readFileSync(join(root, 'tests/fixtures/kajak/site.json'), 'utf8');
  cpSync(join(root, 'tests/fixtures/kajak/uploads'), join(folder, 'uploads'), { recursive: true });
  mkdirSync(join(folder, '.history'));
  writeFileSync(join(folder, '.history/2026-01-02T03-04-05-006Z.site.json'), text);
  writeFileSync(join(folder, '.history/2026-01-01T03-04-05-006Z.site.json'), '{ "a": ');
  writeFileSync(file, '{\n  "a": ');
  const { page } = await openHere();
  await page.getByRole('alert').getByText('site.json cannot be read. Line 1: This bracket').waitFor();
  writeFileSync(file, '{\n  "a": 1,\n  x }');
  await page.getByRole('alert').getByText('site.json cannot be read. Line 3: ').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page
    .getByRole('button', { name: /^Put back/ })
    .last()
    .click();
  await page.getByText('This version cannot be read either.').waitFor();
  await page
    .getByRole('button', { name: /^Put back/ })
    .first()
    .click();
  await page.frameLocator('.sheet iframe:not(.first)').getByRole('heading', { level: 1 }).waitFor();
  expect(readFileSync(file, 'utf8')).toBe(text);
  writeFileSync(file, '[]');
  await page.reload();
  await page.getByRole('heading', { name: 'site.json cannot be read' }).waitFor();
  writeFileSync(file, text);
  await page.frameLocator('.sheet iframe:not(.first)').getByRole('heading', { level: 1 }).waitFor();
});

test('two versions that git has written into one file are brought together, and asked about value by value', {
  tags: 'night',
}, async ({ openHere }) => {
  const file = join(folder, 'site.json');
  const text = readFileSync(join(root, 'tests/fixtures/kajak/site.json'), 'utf8');
  cpSync(join(root, 'tests/fixtures/kajak/uploads'), join(folder, 'uploads'), { recursive: true });
  const line = text.split('\n').find((one) => one.includes('"heading"')) ?? '';
  const said = (words: string): string => line.replace(/: ".*"/, `: "${words}"`);
  const marked = text.replace(line, () =>
    ['<<<<<<< HEAD', said('Mine'), '=======', said('Theirs'), '>>>>>>> winter'].join('\n'),
  );
  writeFileSync(file, marked.replace('=======\n', ''));
  const { page } = await openHere();
  await page.getByRole('alert').getByText('some of the lines that mark them are gone').waitFor();
  writeFileSync(file, marked);
  await page.getByRole('heading', { name: 'Two versions of this site meet in site.json' }).waitFor();
  await page.getByRole('alert').getByText('There, yours is called “HEAD” and the other “winter”.').waitFor();
  await page.getByRole('button', { name: 'Bring them together' }).click();
  const asked = page.locator('.conflict');
  await asked.getByText('Both are kept until you choose.').waitFor();
  expect(await asked.locator('dd').allInnerTexts()).toEqual(['Mine', 'Theirs']);
  expect(readFileSync(file, 'utf8')).toBe(text.replace(line, said('Theirs')));
  // What has to be decided stays, and the file as it was is kept.
  await page.reload();
  await asked.getByRole('button', { name: 'Keep yours' }).click();
  await page.keyboard.press('Control+s');
  await eventually(() => readFileSync(file, 'utf8'), text.replace(line, said('Mine')));
  const kept = readdirSync(join(folder, '.history')).map((name) =>
    readFileSync(join(folder, '.history', name), 'utf8'),
  );
  expect(kept).toContain(marked);
});
