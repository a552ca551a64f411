import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OpenOptions } from './browser-test';
import { applicant, fill, submit, waitForSuccess } from './form-steps';
import { countSendings, test } from './form-test';

const alone: OpenOptions = { isAlone: true };
const trap = '[name=application-leave-empty]';

/** Has the page filled in and submitted by a script, some time after it came to life, without a key or a pointer. */
function fillByScript(page: Page, answers: Record<string, string>, milliseconds: number): Promise<unknown> {
  return page.addInitScript(
    ([values, delay]) => {
      const waiting = setInterval(() => {
        const form = document.querySelector<HTMLFormElement>('form[data-ready]');
        if (!form) return;
        clearInterval(waiting);
        setTimeout(() => {
          for (const [name, value] of Object.entries(values)) {
            const field = form.elements.namedItem(name) as HTMLInputElement;
            field.value = value;
            field.dispatchEvent(new Event('input', { bubbles: true }));
          }
          form.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
        }, delay);
      }, 20);
    },
    [answers, milliseconds] as const,
  );
}

test.concurrent('a bot that fills in the trap is answered as if it had worked, and nothing is sent', async ({
  open,
  serve,
}) => {
  const site = await serve();
  const { page, troubles } = await open(`${site.address}/apply`, alone);
  const sent = countSendings(page);
  await fill(page, applicant());
  await page.locator(trap).evaluate((field: HTMLInputElement) => {
    field.value = 'http://spam.example';
  });
  await submit(page);
  await waitForSuccess(page);
  expect(await page.locator('main strong').textContent()).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect([sent(), site.arrived().length]).toEqual([0, 0]);
  expect(troubles).toEqual([]);
});

test.concurrent('a script that submits at once, without a touch, is answered as if it had worked', async ({
  open,
  serve,
}) => {
  const site = await serve();
  let sent = (): number => 0;
  const prepare = (opened: Page): Promise<unknown> => {
    sent = countSendings(opened);
    return fillByScript(opened, applicant(), 100);
  };
  const { page } = await open(`${site.address}/apply`, { ...alone, prepare, untilHydrated: false });
  // Whatever the test itself asks of the page counts as a touch there.
  await new Promise((later) => setTimeout(later, 3_000));
  await waitForSuccess(page);
  expect(sent()).toBe(0);
});

test.concurrent('what a password manager fills in and submits a little later is sent', async ({ open, serve }) => {
  const site = await serve();
  const answers = applicant();
  const prepare = (opened: Page): Promise<unknown> => fillByScript(opened, answers, 2_200);
  const { page } = await open(`${site.address}/apply`, { ...alone, prepare, untilHydrated: false });
  await new Promise((later) => setTimeout(later, 3_500));
  await waitForSuccess(page);
  expect(site.arrived()[0]).toMatchObject(answers);
});

test.concurrent('what is filled in at once and sent by a click is sent, without the trap', async ({ open, serve }) => {
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

test.concurrent('the trap is nowhere to be seen, heard or reached, nor filled in by the browser', async ({
  open,
  serve,
}) => {
  const site = await serve();
  const { page } = await open(`${site.address}/apply`, alone);
  const field = page.locator(trap);
  expect(await field.evaluate((element) => element.closest('[aria-hidden=true]') !== null)).toBe(true);
  expect(await field.getAttribute('tabindex')).toBe('-1');
  expect(await field.getAttribute('autocomplete')).toBe('off');
  const size = await field.evaluate((element) => element.closest('div')?.getBoundingClientRect().width);
  expect(size).toBeLessThanOrEqual(1);
});
