import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fewByDay, isLong } from '../is-long';
import { type OpenOptions, test, waitUntilFollowing } from './browser-test';
import { siteUnderTest } from './sites';
import { axe, findViolations } from './violations';

const sites = {
  agency: await siteUnderTest('agency'),
  werkstatt: await siteUnderTest('werkstatt'),
  kajak: await siteUnderTest('kajak'),
  'contact-form': await siteUnderTest('contact-form'),
};
const seen = isLong ? sites : { agency: sites.agency };
const pages = Object.entries(seen).flatMap(([name, { address, samplePaths }]) =>
  samplePaths.map((path) => [name, path, address + path] as const),
);
const wide: OpenOptions = { reducedMotion: 'reduce' };
const narrow: OpenOptions = { ...wide, viewport: { width: 360, height: 740 } };

test.concurrent.for(fewByDay(2, pages))(
  '%s: %s is accessible at 360 and 1280 pixels',
  async ([, , address], { open }) => {
    const { page } = await open(address, narrow);
    await page.evaluate(axe);
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await findViolations(page)).toEqual([]);
  },
);

test.concurrent.for(['agency', 'werkstatt'] as const)(
  'the open menus of %s are accessible',
  { tags: 'night' },
  async (name, { open }) => {
    const { page } = await open(`${sites[name].address}/`, { ...narrow, isAlone: true });
    await page.evaluate(axe);
    await page.locator('header [popovertarget=menu]').click();
    expect(await findViolations(page)).toEqual([]);
    for (const section of await page.locator('#menu summary').all()) await section.click();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.mouse.move(5, 700);
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const button of fewByDay(1, await page.locator('#menu button').all())) {
      // By keyboard: under a pointer the list that was open before would still cover it.
      await button.focus();
      await page.keyboard.press('Enter');
      await button.locator('~ ul').waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  },
);

test.concurrent.for([
  ['agency', '/apply'],
  ...(isLong
    ? ([
        ['werkstatt', '/'],
        ['agency', '/'],
        ['agency', '/programs'],
        ['agency', '/contact'],
        ['werkstatt', '/termine'],
      ] as const)
    : []),
] as const)(
  '%s: %s can be read where the pointer or the focus is',
  { tags: 'night' },
  async ([name, path], { open }) => {
    const { page } = await open(sites[name].address + path, { ...narrow, isAlone: true });
    await page.evaluate(axe);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const states of [['hover'], ['focus', 'focus-visible', 'focus-within']]) {
        await forceStates(page, states);
        expect([width, states, await findViolations(page)]).toEqual([width, states, []]);
      }
    }
  },
);

test.concurrent('the error screen is accessible', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${sites.agency.address}/`, {
    ...narrow,
    isAlone: true,
    prepare: (opened) =>
      opened.route('**/_page/programs.json', async (route) => {
        const response = await route.fetch();
        const slice = await response.json();
        for (const block of slice.page.blocks) delete block.items;
        await route.fulfill({ response, json: slice });
      }),
  });
  await page.evaluate(axe);
  await waitUntilFollowing(page);
  await page.getByRole('link', { name: 'Explore Study Programs' }).click();
  await page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' }).waitFor();
  for (const width of fewByDay(1, [360, 1280])) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, await findViolations(page)]).toEqual([width, []]);
  }
});

/** Makes everything that can be operated look as it does in these states, all at once. */
async function forceStates(page: Page, forcedPseudoClasses: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  // The skip link covers the logo while it has the focus.
  const selector = 'a:not([href="#main"]), button, summary, input, select, textarea, [tabindex]';
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  expect(nodeIds.length).toBeGreaterThan(20);
  for (const nodeId of nodeIds) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
}
