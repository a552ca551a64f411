import { expect } from 'vitest';
import { slowDown } from './first-visit';
import { applicant, fill, holdStart, read, releaseStart, submit, waitForSuccess } from './form-steps';
import { phone, test } from './form-test';

test('on a slow phone with a slow connection, what is typed before the scripts have come is kept and sent', async ({
  open,
  serve,
}) => {
  const site = await serve();
  const answers = applicant();
  const { page, troubles } = await open(`${site.address}/apply`, {
    ...phone,
    isAlone: true,
    untilHydrated: false,
    prepare: async (opened) => {
      await holdStart(opened);
      await slowDown(opened);
      opened.setDefaultTimeout(25_000);
    },
  });
  const { firstName = '', lastName = '', ...others } = answers;
  await fill(page, { firstName, lastName });
  expect(await page.locator('form[data-ready]').count()).toBe(0);
  releaseStart(page);
  await page.locator('form[data-ready]').waitFor();
  expect(await read(page)).toMatchObject({ firstName, lastName });
  await fill(page, others);
  expect(await read(page)).toEqual(answers);
  await submit(page);
  await waitForSuccess(page);
  expect(site.arrived()).toHaveLength(1);
  expect(site.arrived()[0]).toMatchObject(answers);
  expect(troubles).toEqual(['log: 200 OK']);
});
