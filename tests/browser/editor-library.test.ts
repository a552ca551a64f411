import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { eventually } from './browser-test';
import {
  changedLines,
  command,
  type EditedSite,
  findAndOpen,
  focused,
  frozenText,
  siteText,
  tabTo,
  test,
} from './editor-test';

/** A blue photo with a red corner at its top left. */
function photo(width = 400, height = 300): Promise<Buffer> {
  const red = { create: { width: 100, height: 100, channels: 3, background: '#e00' } } as const;
  const blue = { create: { width, height, channels: 3, background: '#00e' } } as const;
  return sharp(blue)
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
}

/** The path of a file in the uploads of a site. */
function uploadOf({ folder }: EditedSite, name: string): string {
  return join(folder, 'uploads', name);
}

/** Lets files fall on a part of the window, as from a folder of this computer. */
function drop(place: Locator, files: { name: string; type: string; text: string }[]): Promise<void> {
  return place.evaluate((element, dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, type, text } of dropped) dataTransfer.items.add(new File([text], name, { type }));
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, files);
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><path d="M0 0h120v40H0z"/></svg>';

test('files are dropped at once and each is told of, one that comes into the folder is there without a reload, and one takes the place of another everywhere in one step', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const { page, form, contents, troubles } = await openEditor();
  await command(page, 'Pictures and files');
  const library = page.getByRole('dialog', { name: 'Pictures and files' });
  await drop(library.getByRole('searchbox'), [
    { name: 'New Logo (2).svg', type: 'image/svg+xml', text: drawing },
    { name: 'Plan.html', type: 'text/html', text: '<html>' },
    { name: 'Prices.pdf', type: 'application/pdf', text: '%PDF-1.7' },
  ]);
  await library.getByText('2 files are here. 1 could not be added.').waitFor();
  await library.getByText('Plan.html was not added. This is no picture that browsers show, and no file').waitFor();
  expect(['new-logo-2.svg', 'prices.pdf'].filter((name) => !existsSync(uploadOf(server, name)))).toEqual([]);
  const search = library.getByRole('searchbox');
  await search.fill('new logo (2)');
  await eventually(() => library.locator('[data-file]').count(), 1);
  await search.fill('');

  writeFileSync(uploadOf(server, 'leaflet.pdf'), '%PDF-1.7');
  await library.locator('[data-file="uploads/leaflet.pdf"]').waitFor();

  await library.getByRole('button', { name: /^logo\.svg/ }).click();
  await eventually(() => focused(page), 'logo.svg');
  await library.getByText('Where it is used, and what is said of it').waitFor();
  await library.getByRole('button', { name: 'Replace it everywhere' }).click();
  const chooser = page.getByRole('dialog', { name: 'Instead of logo.svg' });
  await chooser.getByRole('button', { name: /^new-logo-2\.svg/ }).click();
  await library.getByText(/^new-logo-2\.svg instead of logo\.svg at \d+ places?$/).waitFor();
  await library.getByRole('button', { name: 'All pictures and files' }).click();
  await library.locator('[data-file="uploads/logo.svg"]', { hasText: 'Unused' }).waitFor();
  await library.getByRole('button', { name: 'Undo' }).click();
  await library.locator('[data-file="uploads/logo.svg"]', { hasText: 'Used' }).waitFor();
  await page.keyboard.press('Control+y');
  await library.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('Control+s');
  await eventually(() => page.getByRole('button', { name: 'Saved', exact: true }).count(), 1);
  const { gone, come } = changedLines(frozenText, siteText(server));
  expect(gone.map((line) => line.replaceAll('uploads/logo.svg', 'uploads/new-logo-2.svg'))).toEqual(come);
  expect(come.length).toBeGreaterThan(0);

  // By its name, and from its field, a file is found again with all that can be done with it.
  await findAndOpen(page, 'leaflet', /^leaflet\.pdf/);
  await library.getByRole('heading', { name: 'leaflet.pdf' }).waitFor();
  await library.getByRole('button', { name: 'Close' }).click();
  await contents.getByRole('button', { name: 'The site itself' }).click();
  await form.getByRole('button', { name: 'Where it is used, turn, cut, replace' }).first().click();
  await library.getByRole('button', { name: /^The site itself, logo/ }).click();
  await library.waitFor({ state: 'detached' });
  expect(troubles).toEqual([]);
});

test('a photo is turned and cut by the keyboard, what comes of it takes its place, and what it shows is said once for all', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  writeFileSync(uploadOf(server, 'team.jpg'), await photo());
  const { page, contents, form, shown, troubles } = await openEditor();
  await contents.getByRole('button', { name: 'The site itself' }).click();
  await form.locator('[data-pointer="/site/logo"]').getByRole('button', { name: 'Choose a picture' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'team.jpg' }).click();
  await form.getByRole('textbox', { name: 'What it shows' }).first().fill('');
  await command(page, 'Pictures and files');
  const library = page.getByRole('dialog', { name: 'Pictures and files' });
  await tabTo(page, 'team.jpg');
  await page.keyboard.press('Enter');
  await eventually(() => focused(page), 'team.jpg');
  await library.getByText('Nothing is said of it here.').first().waitFor();
  await tabTo(page, 'What it shows, at 1 place');
  await page.keyboard.type('Our team');
  await page.keyboard.press('Enter');
  await library.getByText('“Our team”', { exact: true }).waitFor();

  await tabTo(page, 'Turn or cut');
  await page.keyboard.press('Enter');
  await library.locator('canvas').waitFor();
  await tabTo(page, 'Turn to the right');
  await page.keyboard.press('Enter');
  await library.getByText('in pixels of 300 × 400').waitFor();
  await tabTo(page, 'Height');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('200');
  await tabTo(page, 'Use it everywhere instead');
  await page.keyboard.press('Enter');
  await eventually(() => focused(page), 'team-cut.jpg');
  const { data, info } = await sharp(uploadOf(server, 'team-cut.jpg')).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([300, 200]);
  // What stood at the top left stands at the top right.
  const redness = (left: number, top: number): boolean => (data[(top * info.width + left) * info.channels] ?? 0) > 128;
  expect([redness(290, 10), redness(10, 10), redness(290, 190)]).toEqual([true, false, false]);
  const logo = shown.locator('header img').first();
  await eventually(
    () => logo.evaluate((img: HTMLImageElement) => img.complete && img.currentSrc),
    expect.stringContaining('team-cut'),
  );
  await library.getByRole('button', { name: 'Undo' }).click();
  await library.getByText('Unused.').waitFor();
  expect(troubles).toEqual([]);
});

test('a file that is added where a link is chosen, or that has come into the folder, is what the link leads to; renamed, it takes the link along', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const { page, contents, form, troubles } = await openEditor();
  await contents.getByRole('button', { name: 'Header' }).click();
  const choose = form.getByRole('button', { name: /^Choose for Leads to/ }).first();
  await choose.click();
  const chooser = page.getByRole('dialog');
  writeFileSync(uploadOf(server, 'times.pdf'), '%PDF-1.7');
  await chooser.getByRole('searchbox').fill('times');
  await chooser.getByRole('button', { name: 'times.pdf' }).waitFor();
  const added = chooser.locator('input[type=file]');
  await added.setInputFiles({ name: 'Prices.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
  await chooser.getByRole('alert').getByText('This is no picture that browsers show').waitFor();
  await added.setInputFiles({ name: 'Prices.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await chooser.waitFor({ state: 'detached' });
  await command(page, 'Pictures and files');
  const library = page.getByRole('dialog', { name: 'Pictures and files' });
  await library.getByRole('button', { name: /^prices\.pdf/ }).click();
  await library.getByText('Rename', { exact: true }).click();
  await library.getByLabel('Name', { exact: true }).fill('Prices 2027');
  await page.keyboard.press('Enter');
  await library.getByText('prices-2027.pdf instead of prices.pdf at 1 place').waitFor();
  await library.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('Control+s');
  await eventually(() => page.getByRole('button', { name: 'Saved', exact: true }).count(), 1);
  expect(siteText(server)).toContain('"uploads/prices-2027.pdf"');
  await eventually(() => existsSync(uploadOf(server, 'prices.pdf')), false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await eventually(() => existsSync(uploadOf(server, 'prices.pdf')), true);
  expect(troubles).toEqual([]);
});

test('by touch on a phone, a part of a photo is drawn, kept as a new file, removed and brought back', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  writeFileSync(uploadOf(server, 'team.jpg'), await photo());
  const { page, troubles } = await openEditor({ width: 390, height: 844 });
  await command(page, 'Pictures and files');
  const library = page.getByRole('dialog', { name: 'Pictures and files' });
  await library.getByRole('button', { name: /^team\.jpg/ }).tap();
  await library.getByText('Turn or cut', { exact: true }).tap();
  const picture = library.locator('canvas');
  await picture.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await picture.boundingBox()) ?? expect.fail('The picture has no place.');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', across: number, down: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + width * across, y: y + height * down }] });
  await touch('touchStart', 0.25, 0.25);
  await touch('touchMove', 0.5, 0.5);
  await touch('touchMove', 0.75, 0.75);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const numbers = library.locator('input[type=number]');
  await eventually(
    () => numbers.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    [...['100', '75', '200', '150']],
  );
  await library.getByRole('button', { name: 'Keep it as a new file' }).tap();
  await library.getByRole('heading', { name: 'team-cut.jpg' }).waitFor();
  const made = uploadOf(server, 'team-cut.jpg');
  const { width: wide, height: high } = await sharp(made).metadata();
  expect([wide, high]).toEqual([200, 150]);
  await library.getByRole('button', { name: /^Remove the file/ }).tap();
  await library.getByText('uploads/team-cut.jpg was removed.').waitFor();
  expect(existsSync(made)).toBe(false);
  await library.getByRole('button', { name: 'Bring it back' }).tap();
  await library.getByRole('heading', { name: 'team-cut.jpg' }).waitFor();
  expect(existsSync(made)).toBe(true);
  expect(troubles).toEqual([]);
});
