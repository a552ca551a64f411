import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, type OpenOptions } from './browser-test';
import { applicant, fill, read, stopTime, submit, tryNow, waitForSuccess } from './form-steps';
import { countSendings, test } from './form-test';

const alone: OpenOptions = { isAlone: true };
const trap = '[name=application-leave-empty]';

/** Fills in the trap, as an extension does that fills in every field. */
function fillTrap(page: Page): Promise<void> {
  return page.locator(trap).evaluate((field: HTMLInputElement) => {
    field.value = 'http://spam.example';
  });
}

/** Has the page filled in and submitted by a script, some time after it came to life, without a key or a pointer. */
async function fillByScript(page: Page, answers: Record<string, string>, milliseconds: number): Promise<void> {
  await page.addInitScript(
    ([values, delay]) => {
      const fillIn = (form: HTMLFormElement): void => {
        for (const [name, value] of Object.entries(values)) {
          const field = form.elements.namedItem(name) as HTMLInputElement;
          field.value = value;
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
        form.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
        console.debug('submitted by a script');
      };
      new MutationObserver((_, observer) => {
        const form = document.querySelector<HTMLFormElement>('form[data-ready]');
        if (!form) return;
        observer.disconnect();
        if (delay === 0) fillIn(form);
        else setTimeout(fillIn, delay, form);
      }).observe(document, { subtree: true, childList: true, attributes: true });
    },
    [answers, milliseconds] as const,
  );
}

/** Resolves when that script has submitted; whatever a test asks of a page before counts as a touch there. */
function submissionIn(page: Page): Promise<unknown> {
  return page.waitForEvent('console', {
    predicate: (message) => message.text() === 'submitted by a script',
    timeout: 60_000,
  });
}

const question = (page: Page): Locator => page.getByRole('group', { name: 'Are you a person?' });

test.concurrent('whoever fills in the trap is asked, and what they sent goes out on their word, once', async ({
  open,
  serve,
}) => {
  const site = await serve();
  const answers = applicant();
  const { page, troubles } = await open(`${site.address}/apply`, alone);
  await fill(page, answers);
  await fillTrap(page);
  await submit(page);
  await question(page).waitFor();
  expect(await question(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await read(page)).toEqual(answers);
  expect(site.arrived()).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await waitForSuccess(page);
  expect(site.arrived()).toHaveLength(1);
  expect(site.arrived()[0]).toMatchObject(answers);
  expect(await page.locator('main strong').textContent()).toBe(site.arrived()[0]?.reference);
  expect(troubles.filter((trouble) => !trouble.startsWith('log: 200'))).toEqual([]);
});

test.concurrent('a program that submits once more is asked once more; after a change of mind nothing is left of it', {
  tags: 'night',
}, async ({ open, serve }) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, alone);
  await fill(page, applicant());
  await fillTrap(page);
  await submit(page);
  await question(page).waitFor();
  await page.locator('[name=city]').fill('Nakuru');
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await eventually(() => question(page).evaluate((element) => element === document.activeElement), true);
  await page.getByRole('button', { name: 'Clear form' }).click();
  await page.getByRole('button', { name: 'Yes, clear it' }).click();
  expect(await question(page).count()).toBe(0);
  expect(site.arrived()).toEqual([]);
});

test.concurrent('what fails after the question is tried again without asking once more', { tags: 'night' }, async ({
  open,
  serve,
}) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, { isAlone: true, prepare: (opened) => opened.clock.install() });
  await fill(page, applicant());
  await fillTrap(page);
  await site.fail('503');
  await submit(page);
  await question(page).waitFor();
  await stopTime(page);
  await page.getByRole('button', { name: 'Yes, send it' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await tryNow(page, () => site.fail());
  await page.clock.resume();
  await waitForSuccess(page);
  expect(site.arrived()).toHaveLength(1);
});

test.concurrent('a script that submits at once, without a touch, is asked, and nothing is sent', async ({
  open,
  serve,
}) => {
  const site = await serve();
  let sent = (): number => 0;
  let submitted: Promise<unknown> | undefined;
  const prepare = (opened: Page): Promise<void> => {
    sent = countSendings(opened);
    submitted = submissionIn(opened);
    return fillByScript(opened, applicant(), 0);
  };
  const { page } = await open(`${site.address}/apply`, { ...alone, prepare, untilHydrated: false });
  await submitted;
  await question(page).waitFor();
  expect(sent()).toBe(0);
});

test.concurrent('what a password manager fills in and submits a little later is sent', { tags: 'night' }, async ({
  open,
  serve,
}) => {
  const site = await serve();
  const answers = applicant();
  let submitted: Promise<unknown> | undefined;
  const prepare = (opened: Page): Promise<void> => {
    submitted = submissionIn(opened);
    return fillByScript(opened, answers, 2_200);
  };
  const { page } = await open(`${site.address}/apply`, { ...alone, prepare, untilHydrated: false });
  await submitted;
  await waitForSuccess(page);
  expect(site.arrived()[0]).toMatchObject(answers);
});

test.concurrent('what is filled in at once and sent by a click is sent, without the trap', { tags: 'night' }, async ({
  open,
  serve,
}) => {
  const site = await serve();
  const answers = applicant();
  const { page } = await open(`${site.address}/apply`, alone);
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (field) field.value = value;
    }
  }, answers);
  await submit(page);
  await waitForSuccess(page);
  expect(Object.keys(site.arrived()[0] ?? {}).sort()).toEqual(
    [...Object.keys(answers), 'reference', 'lib_version', 'service_id', 'template_id', 'user_id'].sort(),
  );
});

test.concurrent('the trap is nowhere to be seen, heard or reached, nor filled in by the browser', {
  tags: 'night',
}, async ({ open, serve }) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, alone);
  const field = page.locator(trap);
  expect(await field.evaluate((element) => element.closest('[aria-hidden=true]') !== null)).toBe(true);
  expect(await field.getAttribute('tabindex')).toBe('-1');
  expect(await field.getAttribute('autocomplete')).toBe('off');
  const size = await field.evaluate((element) => element.closest('div')?.getBoundingClientRect().width);
  expect(size).toBeLessThanOrEqual(1);
});
