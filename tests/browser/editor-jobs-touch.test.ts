import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { photoOfPhone } from '../photo-of-phone';
import { eventually } from './browser-test';
import { changedLines, type EditedSite, frozenText, type OpenEditor, siteText, test } from './editor-test';
import { fingerOf } from './finger';

const phone = { width: 360, height: 640 };

/** What somebody does who has one thumb and no keys but those on the screen. */
function thumbOf({ page, form, shown, announced }: OpenEditor) {
  const press = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true }).locator('visible=true').first().tap();
  return {
    press,
    /** Touches words of the page, whose field opens. */
    async open(words: Locator, label: string): Promise<Locator> {
      await words.tap();
      const field = form.getByRole('textbox', { name: label, exact: true }).first();
      await eventually(() => field.evaluate((one) => one === document.activeElement), true);
      return field;
    },
    /** Whether what is edited is seen on the page, above its field, and both are in the window. */
    async seesBoth(): Promise<boolean> {
      const marked = await shown.locator('[data-pointed=field]').boundingBox();
      const [head, field] = [page.locator('.drawer-head:visible'), page.locator(':focus')];
      const [above, below] = [await head.boundingBox(), await field.boundingBox()];
      if (!marked || !above || !below) return false;
      const height = page.viewportSize()?.height ?? 0;
      return marked.y >= 0 && marked.y + 20 < above.y && below.y > above.y && below.y + 20 < height;
    },
    says: (words: string | RegExp) =>
      eventually(() => announced.innerText(), typeof words === 'string' ? words : expect.stringMatching(words)),
    pane: () => page.locator('.window').getAttribute('data-pane'),
    async choose(name: string): Promise<void> {
      await press('Menu');
      await page.getByRole('menuitem', { name, exact: true }).tap();
    },
  };
}

/** How a site has changed since the test began. */
const changed = (server: EditedSite) => changedLines(frozenText, siteText(server));

test('on a phone, words and pictures of the page are touched and changed above the keyboard, undone, saved and published', async ({
  openEditor,
  server,
}) => {
  const editor = await openEditor(phone, (opened) =>
    opened.addInitScript(() => Object.defineProperty(navigator, 'userAgent', { value: 'Android 15, Chrome' })),
  );
  const { page, form, shown, troubles } = editor;
  const thumb = thumbOf(editor);
  const frame = page.locator('.sheet iframe');
  expect((await frame.boundingBox())?.width).toBe(360);
  await thumb.press('Do not show this again');
  const heading = await thumb.open(shown.locator('h1'), 'Heading');
  await eventually(thumb.seesBoth, true);
  await page.setViewportSize({ width: 360, height: 380 });
  await eventually(thumb.seesBoth, true);
  await heading.fill('Here we begin');
  await eventually(() => shown.locator('h1').innerText(), 'Here we begin');
  await page.setViewportSize(phone);
  await thumb.press('Done');
  expect(await thumb.pane()).toBe('page');
  await thumb.press('Undo');
  await thumb.says('Undone: Home, opening, heading changed');
  await heading.fill('Here we begin');

  // The way back and Escape close the drawer, and stay.
  await page.goBack();
  await eventually(thumb.pane, 'page');
  await thumb.open(shown.locator('h1'), 'Heading');
  await page.keyboard.press('Escape');
  await eventually(thumb.pane, 'page');

  // Whoever cannot draw it up presses.
  await thumb.open(shown.locator('h1'), 'Heading');
  await thumb.press('Whole form');
  expect(await frame.isVisible()).toBe(false);
  await form.getByText('How it looks', { exact: true }).tap();
  await form.locator('select[data-pointer="/routes/0/blocks/0/style"]').waitFor();
  const finger = await fingerOf(page);
  const head = page.locator('.drawer-head:visible');
  await finger.draw(head, 140);
  await eventually(() => frame.isVisible(), true);
  await finger.draw(head, -200);
  await eventually(() => frame.isVisible(), false);
  await finger.draw(head, 140);
  await eventually(() => frame.isVisible(), true);
  await finger.draw(head, 140);
  await eventually(thumb.pane, 'page');

  // One button gives the camera and the photos that there are.
  await shown.locator('header img').first().tap();
  const camera = form.locator('.upload', { hasText: 'Take or choose a photo' }).locator('input').first();
  await eventually(() => camera.getAttribute('accept'), 'image/*,android/allowCamera');
  expect(await camera.getAttribute('capture')).toBeNull();

  // A photo goes without its place, upright, and no larger than it is needed.
  await thumb.press('Menu');
  await page.getByRole('menuitem', { name: 'Pictures and files' }).tap();
  const library = page.getByRole('dialog');
  const buffer = await photoOfPhone({ ending: 'jpeg', width: 3000, height: 1500, orientation: 6 });
  await library.locator('input[type=file]').setInputFiles({ name: 'IMG 1.jpg', mimeType: 'image/jpeg', buffer });
  await library.getByText('1 file is here.').waitFor();
  const stored = sharp(`${server.folder}/uploads/img-1.jpg`);
  const { width, height, exif, orientation } = await stored.metadata();
  expect([width, height, exif, orientation]).toEqual([1280, 2560, undefined, undefined]);
  const { data, info } = await stored.raw().toBuffer({ resolveWithObject: true });
  // What was the upper left of what the camera saw is the upper right of what was held.
  expect([data[0] ?? 0, data[(info.width - 1) * 3] ?? 0].map((red) => red > 128)).toEqual([false, true]);
  await page.goBack();
  await eventually(() => library.count(), 0);

  await thumb.press('Save');
  await thumb.says(/^Saved\./);
  expect(changed(server).come).toEqual(['"heading": "Here we begin",']);
  await thumb.press('Publish');
  await page.getByRole('dialog', { name: 'Publish' }).waitFor();
  await thumb.press('Close');
  await thumb.choose('Changes');
  await page.getByRole('dialog', { name: 'Changes' }).waitFor();
  await thumb.press('Close');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(troubles).toEqual([]);
});

test('on a phone, blocks are moved by a handle and by buttons, and blocks, pages and entries are added', {
  tags: 'night',
}, async ({ openEditor }) => {
  const editor = await openEditor(phone);
  const { page, contents, form, shown, troubles } = editor;
  const thumb = thumbOf(editor);
  const blocks = contents.locator('.blocks > li');
  const dialog = page.getByRole('dialog');
  await thumb.press('Contents');
  const finger = await fingerOf(page);
  await finger.draw(blocks.nth(1).locator('.handle'), 90);
  await thumb.says(/^Route map moved to [34] of 7/);
  await thumb.press('Undo');
  await thumb.says(/^Undone: Route map moved/);
  // Beside the handle a finger scrolls.
  await eventually(thumb.pane, 'form');
  await thumb.press('Contents');
  const before = await blocks.allInnerTexts();
  await finger.draw(blocks.nth(1).getByRole('button'), -60);
  expect(await blocks.allInnerTexts()).toEqual(before);

  await blocks.nth(1).getByRole('button').tap();
  await form.getByRole('heading', { name: 'Route map' }).waitFor();
  await thumb.press('Move down', form);
  await thumb.says(/^Route map moved to 3 of 7/);
  await form
    .getByText(/^More on/)
    .first()
    .tap();
  await thumb.press('Duplicate', form);
  await thumb.says(/^Route map duplicated/);
  await thumb.press('Delete this block', form);
  await thumb.says(/deleted. “Undo” brings it back$/);
  await thumb.press('Undo', form);
  await thumb.says(/^Undone/);

  await thumb.press('Contents');
  await thumb.press('Add a block');
  await dialog.getByRole('button', { name: /^Quote Words/ }).tap();
  await thumb.says(/^Quote added/);
  await eventually(thumb.pane, 'form');
  await shown.locator('[data-block=quote]').waitFor({ state: 'attached' });

  await thumb.press('Contents');
  await thumb.press('Add a page');
  await dialog.getByLabel('Title').fill('Prices');
  await dialog.getByLabel('Description').fill('What all of it costs.');
  await dialog.getByRole('button', { name: 'Add', exact: true }).tap();
  await thumb.says('Page /prices added');
  await eventually(() => shown.locator('h1').innerText(), 'Prices');

  await thumb.choose('Find');
  await dialog.getByRole('combobox').fill('Australia');
  await dialog
    .getByRole('option', { name: /^Australia/ })
    .first()
    .tap();
  await form.getByRole('heading', { name: 'Australia' }).waitFor();
  await thumb.press('Whole form');
  await form.locator('[data-pointer="/collections/studyDestinations/0/country"]').fill('Austria');
  await thumb.says(/country changed$/);
  await thumb.press('Add one like this', form);
  await dialog.getByRole('textbox').first().waitFor();
  await thumb.press('Close');
  await thumb.press('All entries', form);
  await form.getByRole('table').waitFor();
  await thumb.press('Done');

  await page.locator('.problems summary').tap();
  await page.locator('.notices .looked-at').first().tap();
  await page.goBack();
  await eventually(() => page.locator('.notices').count(), 0);
  await page.locator('.problems summary').tap();
  await thumb.press('Close');
  await eventually(() => page.locator('.notices').count(), 0);
  // What is pressed in it opens, and nothing lies over it.
  await page.locator('.problems summary').tap();
  await page.locator('.notices li button').first().tap();
  await eventually(() => page.locator('.notices').count(), 0);
  await thumb.press('Done');
  await thumb.press('Try it out');
  await thumb.press('Go on editing');
  await thumb.choose('See it as on a desktop');
  await eventually(() => page.locator('.sheet iframe').evaluate((one) => one.clientWidth), 1280);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(troubles).toEqual([]);
});
