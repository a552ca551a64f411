import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './browser-test';
import { applicant, fill, read, submit, waitForSuccess } from './form-steps';
import { phone, test } from './form-test';

/** Scripts that come after the page. */
const scripts = /\/_assets\/(?!boot\.)[^/]+\.js$/;

test('on a phone far from the next mast, what is typed while one script after the other comes is kept and sent', async ({
  open,
  serve,
}) => {
  const site = await serve();
  const answers = applicant();
  const coming: Route[] = [];
  let isNear = false;
  const { page, troubles } = await open(`${site.address}/apply`, {
    ...phone,
    isAlone: true,
    untilHydrated: false,
    prepare: (opened) => opened.route(scripts, (route) => (isNear ? route.continue() : void coming.push(route))),
  });
  const left = Object.entries(answers);
  let arrived = 0;
  while (await isStillComing(page, coming)) {
    await fill(page, Object.fromEntries(left.splice(0, 1)));
    await coming.shift()?.continue();
    arrived++;
  }
  expect(arrived).toBeGreaterThan(2);
  expect(await read(page)).toEqual({ ...answers, ...Object.fromEntries(left.map(([name]) => [name, ''])) });
  // Those that are still on their way come, too.
  isNear = true;
  for (const route of coming) await route.continue();
  await fill(page, Object.fromEntries(left));
  expect(await read(page)).toEqual(answers);
  await submit(page);
  await waitForSuccess(page);
  expect(site.arrived()).toHaveLength(1);
  expect(site.arrived()[0]).toMatchObject(answers);
  expect(troubles).toEqual(['log: 200 OK']);
});

/** Waits until the next script is asked for, or the form has come to life; tells whether it has not. */
async function isStillComing(page: Page, coming: Route[]): Promise<boolean> {
  const isReady = (): Promise<boolean> => page.evaluate(() => document.querySelector('form[data-ready]') !== null);
  await eventually(async () => coming.length > 0 || (await isReady()), true);
  return !(await isReady());
}
