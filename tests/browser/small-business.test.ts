import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { defaultWords } from '../../src/compose/generated/words';
import { fewByDay } from '../is-long';
import { eventually, fetchPictures, test, waitUntilFollowing } from './browser-test';
import { readOutline } from './outline';
import { siteUnderTest } from './sites';

const { address, base, manifest, paths } = await siteUnderTest('kajak');
const { origin } = new URL(address);

test.concurrent.for(fewByDay(1, paths))(
  '%s comes to life and asks nobody else before a click',
  async (path, { open }) => {
    const asked: string[] = [];
    // Visits on the own machine never count, so the service that counts them is not asked either.
    const { page, status, troubles } = await open(address + path, {
      isAlone: true,
      prepare: async (opened) => opened.on('request', (request) => asked.push(request.url())),
    });
    await fetchPictures(page);
    const { mainHeadings, language, canonical } = await readOutline(page);
    expect(status).toBe(200);
    expect(mainHeadings).toHaveLength(1);
    expect(language).toBe('sv');
    expect(canonical).toBe(manifest.site.url + path);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((url) => new URL(url).origin !== origin)).toEqual([]);
    expect(troubles).toEqual([]);
  },
);

test('every word of the engine is said in the language of the site', () => {
  expect(Object.keys(defaultWords).filter((name) => !Object.hasOwn(manifest.words ?? {}, name))).toEqual([]);
});

test('a trip leads to its booking, with the trip chosen and only its own questions asked', async ({ open }) => {
  const { page, troubles } = await open(`${address}/turer/overnattning`, { isAlone: true });
  await waitUntilFollowing(page);
  await page.getByRole('link', { name: 'Boka den här turen' }).click();
  await page.waitForURL(`**${base}/boka?trip=overnattning`);
  const trip = page.getByLabel('Tur', { exact: false }).and(page.locator('select'));
  await eventually(() => trip.inputValue(), 'overnattning');
  const chosen = await trip.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent);
  expect(chosen?.replaceAll('\u00a0', ' ')).toBe('Natt på ön, 2 450 kr');
  const tent = page.getByRole('radio', { name: 'Ja, gärna' });
  await eventually(() => tent.isVisible(), true);
  await trip.selectOption('skymningstur');
  await eventually(() => tent.isVisible(), false);
  expect(troubles).toEqual([]);
});

test('the trip that a page is about is not among the others, and its reviews are its own', async ({ open }) => {
  const { page } = await open(`${address}/turer/skymningstur`);
  const others = page.locator('section', { has: page.getByRole('heading', { name: 'Också på vattnet' }) });
  expect(await others.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Grundkurs', 'Heldag i skärgården']);
  const reviews = page.locator('section', { has: page.getByRole('heading', { name: 'De som har varit med' }) });
  expect(await reviews.locator('blockquote').count()).toBe(2);
});

test('hours follow the clock of the business: a season, a closed day, and the way back', { tags: 'night' }, async ({
  open,
}) => {
  const stateAt = async (moment: string): Promise<string | null> => {
    const prepare = (page: Page): Promise<void> => page.clock.setFixedTime(moment);
    const { page, troubles } = await open(`${address}/hitta-hit`, { isAlone: true, prepare });
    const state = page.locator('[data-opening-hours]');
    await state.waitFor({ state: 'visible' });
    expect(troubles).toEqual([]);
    return state.textContent();
  };
  // The 1st of June 2099 is a Monday, Midsummer's Eve a Friday.
  expect(await stateAt('2099-06-01T10:00:00Z')).toBe('Öppet nu, till 18:00');
  expect(await stateAt('2099-06-19T10:00:00Z')).toBe('Stängt nu');
  expect(await stateAt('2099-11-02T10:00:00Z')).toBe('Stängt nu');
});

test('a page under another leads back to it, above its heading', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${address}/nyheter/nya-kajaker`);
  const way = page.getByRole('navigation', { name: 'Du är här' });
  expect(await way.getByRole('link').allInnerTexts()).toEqual(['Skärviks Kajak', 'Nyheter']);
  expect(await way.getByRole('link', { name: 'Nyheter' }).getAttribute('href')).toBe(`${base}/nyheter`);
  const { page: list } = await open(`${address}/nyheter`);
  expect(await list.getByRole('navigation', { name: 'Du är här' }).count()).toBe(0);
});
