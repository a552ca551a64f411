import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fewByDay } from '../is-long';
import { eventually, type OpenOptions } from './browser-test';
import { applicant, fill, submit } from './form-steps';
import { type OwnSite, test } from './form-test';

const windows = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
];
const clocked: OpenOptions = { isAlone: true, prepare: (page) => page.clock.install() };

interface Seen {
  stage: string | null;
  isWhole: boolean;
  isCovered: boolean;
  hasFocus: boolean;
}

/** The element that tells what became of a form, and what a visitor sees of it; of a confirmation, its heading and its stub. */
function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const panel = document.querySelector('[data-stage], [data-outcome]');
    if (!panel) return { stage: null, isWhole: false, isCovered: false, hasFocus: false };
    const parts = panel.matches('[data-outcome]') ? [...panel.children].slice(0, 2) : [panel];
    const edges = parts.map((part) => part.getBoundingClientRect());
    const isWhole = edges.every(
      ({ top, bottom, left, right }) =>
        top >= 0 && left >= 0 && bottom <= innerHeight && right <= document.documentElement.clientWidth,
    );
    const above = [
      ...document.querySelectorAll('header, [role=status] [data-created], [role=alert] [data-created]'),
    ].map((over) => over.getBoundingClientRect());
    const isCovered = edges.some(({ top, bottom, left, right }) =>
      above.some((over) => over.left < right && over.right > left && over.top < bottom && over.bottom > top),
    );
    const stage = panel.getAttribute('data-stage') ?? 'sent';
    return { stage, isWhole, isCovered, hasFocus: panel.contains(document.activeElement) };
  });
}

const seen = (stage: string): Seen => ({ stage, isWhole: true, isCovered: false, hasFocus: true });

/** Lets the three waits pass after which a form is given up. */
async function waitUntilGivenUp(page: Page): Promise<void> {
  for (const [seconds, next] of [
    [3, 10],
    [10, 30],
    [30, 0],
  ] as const) {
    await page.locator('[data-stage=waiting]', { hasText: `${seconds} seconds` }).waitFor();
    await page.clock.fastForward(seconds * 1000);
    if (next === 0) await page.locator('[data-stage=failed]').waitFor();
  }
}

const outcomes: Record<string, { fault?: string; isOffline?: true; settle: (page: Page) => Promise<string> }> = {
  'is sent': {
    settle: async (page) => {
      await page.clock.fastForward(2_000);
      return 'sent';
    },
  },
  'is being sent': { fault: 'timeout', settle: async () => 'sending' },
  'waits to be tried again': { fault: '503', settle: async () => 'waiting' },
  'was given up after four tries': {
    fault: '503',
    settle: async (page) => {
      await waitUntilGivenUp(page);
      return 'failed';
    },
  },
  'is refused': { fault: '403', settle: async () => 'failed' },
  'may have arrived': { fault: 'close', settle: async () => 'failed' },
  'waits for a connection': { isOffline: true, settle: async () => 'waiting' },
};

async function send(page: Page, site: OwnSite, fault?: string): Promise<void> {
  await fill(page, applicant());
  await site.fail(fault);
  await submit(page);
}

test.concurrent.for(
  fewByDay(
    2,
    Object.keys(outcomes).flatMap((name) => windows.map((viewport) => ({ name, viewport }))),
  ),
)(
  'an application that $name says so in the place of the button, within $viewport.width × $viewport.height, with the focus',
  async ({ name, viewport }, { open, serve }) => {
    const { fault, isOffline, settle } = outcomes[name] ?? {};
    const site = await serve();
    const { page } = await open(`${site.address}/apply`, { ...clocked, viewport });
    if (isOffline) await page.context().setOffline(true);
    await send(page, site, fault);
    const stage = (await settle?.(page)) ?? '';
    await eventually(() => look(page), seen(stage));
  },
);

test.concurrent.for(fewByDay(1, windows))(
  'a form without answers says what is missing in at most five lines, within $width × $height, with the focus',
  async (viewport, { open, serve }) => {
    const { page } = await open(`${(await serve()).address}/apply`, { ...clocked, viewport });
    await submit(page);
    const summary = page.locator('form section', { hasText: 'Please check these answers' });
    // With the focus it has its place.
    await eventually(() => summary.evaluate((element) => element === document.activeElement), true);
    expect(await summary.getByRole('link').allInnerTexts()).toEqual([
      'Please fill in First Name.',
      'Please fill in Last Name.',
      'Please fill in Email Address.',
      'Please fill in Phone Number.',
      'And 6 more below',
    ]);
    const [header, box] = await Promise.all([page.locator('header').boundingBox(), summary.boundingBox()]);
    expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    const next = await page.locator('form [aria-invalid=true]').nth(4).getAttribute('name');
    await summary.getByRole('link').last().click();
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name') ?? null), next);
    await page.locator('form [name=firstName]').fill('Amina');
    expect((await summary.getByRole('link').allInnerTexts()).slice(-2)).toEqual([
      expect.any(String),
      'And 5 more below',
    ]);
  },
);

test.concurrent.for(windows)(
  'a form without a confirmation says in the place of its button that it was sent, within $width × $height, until another is begun',
  { tags: 'night' },
  async (viewport, { open, serve }) => {
    const site = await serve();
    const { page } = await open(`${site.address}/events`, { ...clocked, viewport });
    const field = page.locator('form [name=email]');
    const button = page.getByRole('button', { name: 'Subscribe' });
    const toast = page.locator('[data-created]', { hasText: 'You are on the list' });
    await field.fill('reader@example.com');
    for (const [arrivals, begin] of [
      [1, () => page.getByRole('button', { name: 'Send another' }).press('Enter')],
      [2, () => field.pressSequentially('w')],
    ] as const) {
      await button.click();
      await eventually(() => site.arrived().length, arrivals);
      await page.clock.fastForward(2_000);
      await toast.waitFor();
      await eventually(() => look(page), seen('sent'));
      expect(await page.locator('[data-stage=sent]').innerText()).toMatch(
        /^It has been sent\.\s+Thank you\. We will write/,
      );
      expect([await field.inputValue(), await button.count()]).toEqual(['', 0]);
      await page.clock.fastForward(6_000);
      await eventually(() => toast.count(), 0);
      expect(await page.locator('[data-stage=sent]').count()).toBe(1);
      await begin();
      await button.waitFor();
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
      await field.fill('another@example.com');
    }
  },
);

test.concurrent('while it tries again the button says so, and nothing asks the visitor to wait some minutes', {
  tags: 'night',
}, async ({ open, serve }) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, clocked);
  await send(page, site, '503');
  const panel = page.locator('[data-stage]');
  await panel.getByText('Trying again in 3 seconds').waitFor();
  const waiting = await panel.innerText();
  expect(waiting).toContain('what you typed is kept');
  expect(waiting).not.toContain('Wait a few minutes');
  await site.fail('timeout');
  await page.clock.fastForward(3_000);
  await page.getByRole('button', { name: 'Sending… try 2' }).waitFor();
  expect(await page.locator('form [role=status]').textContent()).toBe('Sending… try 2');
  await page.clock.fastForward(20_000);
  await page.locator('[data-stage=failed]').waitFor();
  const given = await panel.innerText();
  for (const words of ['Everything you typed is still in the form.', 'Try again', 'Other Ways to Reach Us']) {
    expect(given).toContain(words);
  }
  expect(given).not.toContain('Trying again');
});

test.concurrent('who has gone on to another part of the page is left there', { tags: 'night' }, async ({
  open,
  serve,
}) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, clocked);
  await send(page, site, '503');
  await page.locator('[data-stage=waiting]').waitFor();
  await page.locator('footer a').last().focus();
  const place = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().top);
  const before = await place();
  await site.fail('403');
  await page.clock.fastForward(3_000);
  await page.locator('[data-stage=failed]').waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.closest('footer') !== null), true);
  expect(await place()).toBeCloseTo(before ?? 0, -1);
});

test.concurrent('in a page that is written from right to left too, on a phone and without motion', {
  tags: 'night',
}, async ({ open, serve }) => {
  const site = await serve('tajlid');
  const { page } = await open(`${site.address}/contact`, {
    ...clocked,
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
  });
  await fill(page, { name: 'أمينة', phone: '+212 600 000 000', book: 'old' });
  await page.locator('[name=consent]').check();
  await site.fail('403');
  await page.locator('form button[type=submit]').click();
  await eventually(() => look(page), seen('failed'));
});

test.concurrent('the line that moves while a form is sent stands still for those who mind motion', {
  tags: 'night',
}, async ({ open, serve }) => {
  const site = await serve();
  for (const [reducedMotion, count] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    const { page } = await open(`${site.address}/apply`, { isAlone: true, reducedMotion });
    await send(page, site, 'timeout');
    await page.locator('[data-stage=sending]').waitFor();
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().iterations === Infinity)
          .length,
    );
    expect([reducedMotion, moving]).toEqual([reducedMotion, count]);
  }
});
