import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { fewByDay } from '../is-long';
import { test } from './browser-test';
import { applicant, fill, submit } from './form-steps';
import { siteUnderTest } from './sites';

/** What the e-mail client adds behind the answers; the templates that owners have made at the service go by it. */
const added = [
  ['lib_version', '4.4.1'],
  ['service_id', 'service_example'],
  ['template_id', 'template_example'],
  ['user_id', 'example_public_key'],
];
const application = [
  ['firstName', 'Wanjiku'],
  ['lastName', 'Ödmann'],
  ['email', 'wire@example.com'],
  ['phone', '+254 711 222 333'],
  ['city', 'Kisumu'],
  ['schoolName', 'Lake School'],
  ['academicYear', 'kcse-form4'],
  ['courseType', 'degree'],
  ['countryOfStudy', 'finland'],
  ['courseInterest', 'Forestry and <b>timber</b> & wood'],
];
const reference = ['reference', expect.stringMatching(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/)];

test.concurrent.for(
  fewByDay(1, [
    ['agency', [...application, reference, ...added]],
    ['agency-always', [...application, ...added]],
  ]),
)('an application of %s is these fields in this order on the wire', async ([name, wire], { open }) => {
  const { page } = await open(`${(await siteUnderTest(name)).address}/apply`, { isAlone: true });
  await fill(page, { ...applicant(), email: 'wire@example.com' });
  expect(await formOnTheWire(page, () => submit(page))).toEqual(wire);
});

test.concurrent('a subscription is these fields in this order on the wire', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${(await siteUnderTest('agency')).address}/events`, { isAlone: true });
  await page.getByLabel('Email Address').fill('reader@example.com');
  const sent = await formOnTheWire(page, () => page.getByRole('button', { name: 'Subscribe' }).click());
  const template = ['template_id', expect.any(String)];
  expect(sent).toEqual([['email', 'reader@example.com'], reference, ...added.with(2, template)]);
});

/** The fields of the form that a page sends, read from the bytes that leave the browser. */
async function formOnTheWire(page: Page, send: () => Promise<void>): Promise<[string, FormDataEntryValue][]> {
  const isForm = (request: Request): boolean => new URL(request.url()).pathname === '/api/v1.0/email/send-form';
  const [request] = await Promise.all([page.waitForRequest(isForm), send()]);
  const type = (await request.headerValue('content-type')) ?? '';
  expect([request.method(), type]).toEqual(['POST', expect.stringMatching(/^multipart\/form-data; boundary=/)]);
  const body = Uint8Array.from(request.postDataBuffer() ?? []);
  return [...(await new Response(body, { headers: { 'content-type': type } }).formData())];
}
