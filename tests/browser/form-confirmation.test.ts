import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fewByDay } from '../is-long';
import { eventually, type OpenOptions } from './browser-test';
import { applicant, fill, submit } from './form-steps';
import { test } from './form-test';

const clocked: OpenOptions = { isAlone: true, prepare: (page) => page.clock.install() };

async function send(page: Page): Promise<void> {
  await fill(page, applicant());
  await submit(page);
  await page.clock.fastForward(2_000);
}

test.concurrent.for(
  fewByDay(1, [
    { width: 360, height: 640 },
    { width: 1440, height: 900 },
  ]),
)(
  'within $width × $height the confirmation has the focus, and its heading, the reference and its button are seen, beside the notification',
  async (viewport, { open, serve }) => {
    const site = await serve();
    const { page } = await open(`${site.address}/apply`, { ...clocked, viewport });
    await send(page);
    await page.locator('[data-created]').waitFor();
    await eventually(
      () =>
        page.locator('[data-outcome]').evaluate((pass) => {
          const parts = [...pass.querySelectorAll('h2, h3, strong, button')].slice(0, 3);
          const areSeen = parts.map((part) => {
            const { top, bottom, left, right } = part.getBoundingClientRect();
            return [top + 2, bottom - 2].every((y) =>
              [left + 2, right - 2].every((x) => pass.contains(document.elementFromPoint(x, y))),
            );
          });
          return [pass.contains(document.activeElement), ...areSeen];
        }),
      [true, true, true, true],
    );
  },
);

test.concurrent('what was sent stands on its confirmation in five lines, beside its reference', {
  tags: 'night',
}, async ({ open, serve }) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, clocked);
  await send(page);
  const pass = page.locator('[data-outcome]');
  await pass.waitFor();
  expect(await pass.locator('dt').allTextContents()).toEqual([
    'First Name',
    'Last Name',
    'Email Address',
    'Phone Number',
    'City',
  ]);
  expect(await pass.locator('dd').last().textContent()).toBe('Kisumu');
  expect(await pass.locator('strong').textContent()).toBe(site.arrived()[0]?.reference);
});

test.concurrent.for([
  ['allows it, it is copied', true, 'Copied'],
  ['does not, it is selected', false, 'Selected, ready to copy'],
] as const)(
  'the reference has a button that copies it: where the browser %s',
  { tags: 'night' },
  async ([, isAllowed, words], { open, serve }) => {
    const site = await serve();
    const { page } = await open(`${site.address}/apply`, clocked);
    await page.evaluate((isAllowed) => {
      const writeText = async (text: string): Promise<void> => {
        if (!isAllowed) throw new Error('not allowed');
        document.documentElement.dataset.clipboard = text;
      };
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    }, isAllowed);
    await send(page);
    const pass = page.locator('[data-outcome]');
    await pass.getByRole('button', { name: 'Copy' }).click();
    await pass.getByRole('status').getByText(words).waitFor();
    const [copied, selected] = await page.evaluate(() => [
      document.documentElement.dataset.clipboard,
      String(getSelection()),
    ]);
    expect(isAllowed ? copied : selected).toBe(site.arrived()[0]?.reference);
  },
);
