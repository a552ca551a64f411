import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './browser-test';
import { applicant, fill, submit, waitForSuccess } from './form-steps';
import { type OwnSite, test } from './form-test';

/** Where the site is published, and where its forms go. */
const published = 'https://agency.test';
const hook = 'https://hooks.test/applications';

/** Publishes a site under an address that is not this machine's, with its headers, and answers for its webhook. */
function publish(site: OwnSite, answer: { status: number; body?: string }, sent: Request[]) {
  return async (page: Page): Promise<void> => {
    await page.route(`${published}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: site.address + pathname + search }) });
    });
    await page.route('https://hooks.test/**', async (route) => {
      sent.push(route.request());
      await route.fulfill({ ...answer, headers: { 'access-control-allow-origin': published } });
    });
  };
}

test.concurrent('a published form posts its answers as JSON to the address of the owner, and nothing else', async ({
  open,
  serve,
}) => {
  const site = await serve('agency-webhook');
  const answers = applicant();
  const sent: Request[] = [];
  const { page } = await open(`${published}/apply`, { prepare: publish(site, { status: 204 }, sent) });
  await fill(page, answers);
  await submit(page);
  await waitForSuccess(page);
  const [request] = sent;
  expect(sent).toHaveLength(1);
  expect([request?.method(), request?.url()]).toEqual(['POST', hook]);
  expect(request?.postDataJSON()).toEqual({ ...answers, reference: expect.stringMatching(/\S/) });
  expect(await request?.allHeaders()).toMatchObject({ 'content-type': 'application/json', origin: published });
  expect(site.arrived()).toEqual([]);
});

test.concurrent('an answer that is no 2xx is a failure, and what stands in the form stays', { tags: 'night' }, async ({
  open,
  serve,
}) => {
  const site = await serve('agency-webhook');
  const sent: Request[] = [];
  const { page } = await open(`${published}/apply`, {
    isAlone: true,
    prepare: publish(site, { status: 400, body: 'no' }, sent),
  });
  await fill(page, applicant());
  await submit(page);
  await page.getByRole('alert').getByText('Failed to send application').waitFor();
  expect(sent).toHaveLength(1);
  expect(await page.locator('[name=city]').inputValue()).toBe('Kisumu');
});

test.concurrent('on this machine a form arrives in the outbox and never at its address', { tags: 'night' }, async ({
  open,
  serve,
}) => {
  const site = await serve('agency-webhook');
  const sent: string[] = [];
  const { page } = await open(`${site.address}/apply`, {
    prepare: async (opened) => void opened.on('request', (request) => sent.push(request.url())),
  });
  const answers = applicant();
  await fill(page, answers);
  await submit(page);
  await eventually(() => site.arrived().length, 1);
  expect(site.arrived()[0]).toMatchObject(answers);
  expect(sent.filter((url) => url.includes('hooks.test') && !url.includes('/__outbox/webhook?to='))).toEqual([]);
});
