import { afterAll, expect } from 'vitest';
import { isLong } from '../is-long';
import { eventually } from './browser-test';
import { applicant, fill, read, stopTime, submitNow, waitForSuccess } from './form-steps';
import { countSendings, type OwnSite, phone, test } from './form-test';

const reasons = {
  badRequest: 'The fault is on our side',
  blocked: 'did not accept this browser or this email address',
  tooLarge: 'The answers are too long for the email service',
  tooManyRequests: 'Too many forms were sent in a short time',
  serviceTrouble: 'The email service is not working properly',
  unknown: 'we cannot tell whether your application arrived',
};

/** What the outbox does, what is said about it, and how often the form is sent before the visitor is asked. */
const faults: [fault: string, reason: keyof typeof reasons, sendings: number][] = [
  ['400', 'badRequest', 1],
  ['403', 'blocked', 1],
  ['412', 'badRequest', 1],
  ['413', 'tooLarge', 1],
  ['429', 'tooManyRequests', 4],
  ['451', 'blocked', 1],
  ['500', 'serviceTrouble', 4],
  ['503', 'serviceTrouble', 4],
  ['close', 'unknown', 1],
  ['timeout', 'unknown', 1],
];
const screens = { desktop: { viewport: { width: 1280, height: 800 } }, phone };
const circumstances = [
  { screen: 'desktop', site: 'agency', by: 'EmailJS' },
  { screen: 'phone', site: 'agency', by: 'EmailJS' },
  { screen: 'phone', site: 'agency-webhook', by: 'a webhook' },
] as const;
/** By day: one that may pass, and those after which nobody can tell, once at each service. */
const triedByDay = ['503 desktop EmailJS', 'timeout desktop EmailJS', 'close phone a webhook'];
const rows = faults
  .flatMap(([fault, reason, sendings]) =>
    circumstances.map((circumstance) => ({ fault, reason, sendings, ...circumstance })),
  )
  .filter(({ fault, screen, by }) => isLong || triedByDay.includes(`${fault} ${screen} ${by}`));

const figures = { tried: 0, lost: 0, sentUnasked: 0 };
afterAll(() => {
  console.log(
    `Faults tried: ${figures.tried}. Applications lost: ${figures.lost}. ` +
      `Requests sent without the visitor's word where the first may have arrived: ${figures.sentUnasked}.`,
  );
});

const quote = `“Ünïcode” 'quotes' "double" <b>&amp;</b> 🎓👩🏾‍🎓 ${'%'.repeat(3)} `;

test.concurrent.for(rows)(
  '$fault on a $screen, sent by $by: $reason, and nothing is lost',
  async (row, { open, serve }) => {
    const { fault, reason, sendings, screen } = row;
    const site = await serve(row.site);
    const answers = { ...applicant(), courseInterest: quote.repeat(100).slice(0, 5000) };
    const { page } = await open(`${site.address}/apply`, {
      ...screens[screen],
      isAlone: true,
      prepare: (opened) => opened.clock.install(),
    });
    const sent = countSendings(page);
    await fill(page, answers);
    await site.fail(fault);
    // Nothing is tried again but by the test's word, however long the machine takes.
    await stopTime(page);
    await submitNow(page);
    for (let count = 1; count < sendings; count++) {
      await page.getByText('Trying again in').first().waitFor();
      await eventually(sent, count);
      expect(await page.getByRole('alert').innerText()).toBe('');
      await page.clock.fastForward([3_000, 10_000, 30_000][count - 1] ?? 0);
    }
    await eventually(sent, sendings);
    if (fault === 'timeout') await page.clock.fastForward(20_000);
    await page.getByRole('alert').getByText('Failed to send application').waitFor();
    await page.clock.fastForward(120_000);
    await eventually(sent, sendings);
    const form = page.locator('form');
    expect(await form.innerText()).toContain(reasons[reason]);
    expect(await form.innerText()).toContain('Everything you typed is still in the form.');
    expect(await page.getByText('Application Submitted Successfully!').count()).toBe(0);
    expect(await read(page)).toEqual(answers);
    figures.tried++;
    if (reason === 'unknown') figures.sentUnasked += sent() - 1;

    await site.fail();
    await page.clock.resume();
    await page.getByRole('button', { name: 'Try again' }).click();
    await eventually(sent, sendings + 1);
    await expectWhole(site, answers, fault === 'timeout' ? 2 : 1);
    await page.clock.fastForward(2_000);
    await waitForSuccess(page);
    expect(await page.getByText('Failed to send application').count()).toBe(0);
    expect(await page.locator('main strong').textContent()).toBe(site.arrived()[0]?.reference);
  },
);

/** Every message that arrived holds all the answers, and all have one reference. */
async function expectWhole(site: OwnSite, answers: Record<string, string>, count: number): Promise<void> {
  await eventually(() => site.arrived().length, count).catch((failure: unknown) => {
    figures.lost++;
    throw failure;
  });
  for (const message of site.arrived()) {
    const { reference, lib_version, service_id, template_id, user_id, ...fields } = message;
    expect(fields).toEqual(answers);
    const ids = ['4.4.1', 'service_example', 'template_example', 'example_public_key'];
    const sent = [lib_version, service_id, template_id, user_id].filter((id) => id !== undefined);
    expect(sent).toEqual(sent.length === 0 && site.name === 'agency-webhook' ? [] : ids);
  }
  expect(new Set(site.arrived().map(({ reference }) => reference)).size).toBe(1);
}
