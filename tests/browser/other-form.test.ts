import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { root } from '../project';
import { eventually, test } from './browser-test';
import { servedSite, siteUnderTest } from './sites';

const { address } = await siteUnderTest('agency');
const { outFolder } = await servedSite('agency');

/** Answers as a host does that cannot be told of the other form of an address: with the page for unknown ones. */
const notFound = { status: 404, contentType: 'text/html', body: readFileSync(join(outFolder, '404.html'), 'utf8') };

test('an address with a slash too many or in other letters leads to its page, where the host does not', {
  tags: 'night',
}, async ({ open }) => {
  for (const path of ['/study/uk/', '/Study/UK', '/STUDY/UK/']) {
    const { page } = await open(`${address}${path}?from=mail#why`, {
      prepare: (opened) => opened.route(`**${path}?from=mail`, (route) => route.fulfill(notFound)),
      untilHydrated: false,
    });
    await eventually(() => page.url(), `${address}/study/uk?from=mail#why`);
    await eventually(() => page.locator('h1').textContent(), 'Study in the UK');
  }
});

test('an unknown address stays where it is, whatever its form', async ({ open }) => {
  const { page, troubles } = await open(`${address}/nowhere/`, {
    prepare: (opened) => opened.route('**/nowhere/', (route) => route.fulfill(notFound)),
  });
  expect(page.url()).toBe(`${address}/nowhere/`);
  await eventually(() => troubles.includes('error: 404: no page has the address /nowhere/'), true);
});

test('what stands behind an old address travels on with it', async ({ open }) => {
  const { redirects } = JSON.parse(readFileSync(join(root, 'tests/fixtures/agency/site.json'), 'utf8'));
  const [{ from, to }] = redirects;
  const { page, troubles } = await open(`${address}${from}?topic=Half+a+day&from=%C3%A4#form`, {
    untilHydrated: false,
  });
  await eventually(() => page.url(), `${address}${to}?topic=Half+a+day&from=%C3%A4#form`);
  await page.locator('h1').waitFor();
  // The small page leads on while the rest of it may still be on its way.
  expect(troubles.filter((trouble) => !trouble.startsWith(`request failed: ${address}${from}`))).toEqual([]);
});
