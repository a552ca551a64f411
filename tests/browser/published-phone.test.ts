import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, type Open, test } from './browser-test';
import { ownersKey, publishSiteForFile } from './published-editor-test';

const site = publishSiteForFile();

/** Opens the published editor on a phone, and gives what a thumb does there. */
async function openOnPhone(open: Open, viewport = { width: 360, height: 740 }) {
  const { page, troubles } = await open(`${site.address}/edit/`, {
    untilHydrated: false,
    isAlone: true,
    hasTouch: true,
    viewport,
  });
  const shown = page.frameLocator('.sheet iframe:not(.first)');
  await shown.locator('h1').waitFor({ state: 'attached' });
  const press = (name: string | RegExp, within: Pick<Page, 'getByRole'> = page) =>
    within.getByRole('button', { name, exact: true }).locator('visible=true').first().tap();
  const says = (words: string | RegExp) =>
    eventually(() => page.locator('.announced').innerText(), expect.stringMatching(words));
  return { page, shown, press, says, troubles, form: page.locator('.pane.form'), dialog: page.getByRole('dialog') };
}

test('on a phone, a page is hidden with what leads there, and shown again; a new one comes into the menu', {
  tags: 'night',
}, async ({ open }) => {
  const { page, press, says, troubles, form, dialog } = await openOnPhone(open);
  const isSaved = (): Promise<unknown> => page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  await press('Contents');
  await press(/^Kalender/);
  await press('Whole form');
  await press('Hide this page', form);
  await dialog.getByText(/places lead to Kalender:$/).waitFor();
  await dialog.getByText('Undo alone brings that back').waitFor();
  await dialog.getByLabel('Take out what leads there').tap();
  await dialog.getByText(/one press shows it again\.$/).waitFor();
  await dialog.getByLabel('Take out what leads there').tap();
  await press('Hide it', dialog);
  await says('Page /kalender hidden from visitors; what led there is taken out');
  await press('Save');
  await isSaved();
  expect(await page.locator('.problems[data-severity="error"]').count()).toBe(0);
  await press('Show this page', form);
  await says('Page /kalender shown to visitors once you publish');

  await press('Contents');
  await press('Add a page');
  await dialog.getByLabel('Title').fill('Priser');
  await dialog.getByLabel('Description').fill('Vad allt kostar.');
  await dialog.getByLabel('In the menu').tap();
  await press('Add', dialog);
  await says('Page /priser added');
  await form.getByRole('heading', { name: 'Priser', exact: true }).waitFor();
  await press('Contents');
  await press('Header and menu');
  await form.getByText('Priser', { exact: true }).first().waitFor();

  // Nothing is asked for that is not there.
  await press('Contents');
  await press('Colours and look');
  await form.getByRole('radio').first().tap();
  await says('look');
  expect(troubles).toEqual([]);
});

test('on a phone, a picture that lies where the site is kept is chosen before it is in this browser', {
  tags: 'night',
}, async ({ open }) => {
  await site.begin();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>';
  await site.forge.control({ do: 'write', files: { 'uploads/regatta.svg': svg } });
  const { page, shown, press, form, dialog, troubles } = await openOnPhone(open);
  await press('Publish');
  await dialog.getByLabel('Key', { exact: true }).fill(ownersKey);
  await press('Use this key', dialog);
  await dialog.getByRole('heading', { name: /^Nothing differs from what was published/ }).waitFor();
  await press('Close', dialog);
  await shown.locator('[data-block="hero"] img').first().tap();
  await press('Choose a picture', form);
  await dialog.getByRole('searchbox').fill('regatta');
  await press(/^regatta\.svg/, dialog);
  await dialog.waitFor({ state: 'detached' });
  await form.getByText('uploads/regatta.svg').first().waitFor();
  await eventually(() => page.getByRole('button', { name: 'Save', exact: true }).count(), 1);
  expect(troubles).toEqual([]);
});

test('on a phone that is held across, the page stands beside what is written, and every button under the thumb', {
  tags: 'night',
}, async ({ open }) => {
  const { page, shown, press, form, troubles } = await openOnPhone(open, { width: 740, height: 360 });
  await shown.locator('h1').first().tap();
  const heading = form.getByLabel('Heading', { exact: true });
  await heading.waitFor();
  await heading.fill('Held across');
  await shown.getByRole('heading', { name: 'Held across' }).waitFor();
  const within = { x: 0, y: 0, width: 740, height: 360 };
  const isWithin = (box: typeof within | null): boolean =>
    box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= 740 && box.y + box.height <= 360;
  await eventually(async () => isWithin(await heading.boundingBox()), true);
  const [field, words] = [await heading.boundingBox(), await shown.locator('h1').first().boundingBox()];
  expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(field?.x ?? 0);
  for (const name of ['Contents', 'Undo', 'Save', 'Publish', 'Menu']) {
    const box = await page.getByRole('button', { name, exact: true }).locator('visible=true').first().boundingBox();
    expect(isWithin(box), name).toBe(true);
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
  }
  await press('Done');
  expect(troubles).toEqual([]);
});
