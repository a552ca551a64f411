import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import type { JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { eventually } from './browser-test';
import { keepFile, siteText, test } from './editor-test';

// The editor is bundled when it is first opened.
vi.setConfig({ testTimeout: 400_000 });

const before = keepFile();

test('a choice stands above the form and leaves the page where it is, so that a second click hits what the first did', async ({
  openEditor,
}) => {
  const { page, shown, form } = await openEditor();
  const card = shown.locator('[data-block=card-grid]').getByText('Turkey', { exact: true });
  await card.scrollIntoViewIfNeeded();
  const place = await card.boundingBox();
  await card.click();
  await form.getByRole('group', { name: 'What do you want to change?' }).waitFor();
  expect(await card.boundingBox()).toEqual(place);
  await card.dblclick();
  await eventually(() => shown.locator('[contenteditable]').allInnerTexts(), ['Turkey']);
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Enter');
  await eventually(() => card.count(), 0);
  expect(await shown.locator('[data-block=card-grid]').getByText('Turkey!', { exact: true }).count()).toBe(1);
});

test('of several places that say the same, what was clicked is marked, else what shows', async ({ openEditor }) => {
  const { page, shown, contents } = await openEditor();
  const link = shown.locator('footer').getByText('Finland', { exact: true }).first();
  // On a phone the groups of the footer are folded.
  await shown.locator('footer details').evaluateAll((groups) => {
    for (const group of groups as HTMLDetailsElement[]) group.open = true;
  });
  await link.click();
  await eventually(() => shown.locator('footer [data-pointed=field]').count(), 1);
  await contents.getByRole('searchbox').fill('Malaysia');
  await contents
    .getByRole('button', { name: /^Malaysia/ })
    .first()
    .click();
  await eventually(() => shown.locator('main [data-pointed=field]').count(), 1);
  expect(await shown.locator('[data-pointed=field]').evaluate((element) => element.checkVisibility())).toBe(true);
  await page.getByRole('button', { name: 'Page: Home /' }).waitFor();
});

test('what a form asks only after some answers shows while it is edited, and is hidden where it is tried out', async ({
  openEditor,
  server,
}) => {
  const site = JSON.parse(siteText(server));
  const apply = site.routes.findIndex(({ path }: { path: string }) => path === '/apply');
  const form = site.routes[apply].blocks.findIndex(({ type }: { type: string }) => type === 'form');
  const place = `/routes/${apply}/blocks/${form}/sections/1/fields/0/when`;
  writeFileSync(join(server.folder, 'site.json'), JSON.stringify(set(site, place, { academicYear: ['kcse-form4'] })));
  const { page, contents, shown } = await openEditor();
  await contents.getByRole('searchbox').fill('/apply');
  await contents
    .getByRole('button', { name: /\/apply/ })
    .first()
    .click();
  const asked = shown.locator('[data-unmet]').first();
  const label = asked.locator('label, legend').first();
  await label.click();
  // What is pressed stays where it is under the pointer, and its field opens.
  await eventually(() => shown.locator('[data-pointed=field]').count(), 1);
  expect(await asked.evaluate((element) => element.contains(document.querySelector('[data-pointed=field]')))).toBe(
    true,
  );
  const tries = page.getByRole('button', { name: 'Try it out' });
  await tries.click();
  await eventually(() => asked.isVisible(), false);
  const answer = shown.locator('[name=academicYear]');
  await answer.selectOption('kcse-form4');
  await eventually(() => shown.locator('[data-unmet]').count(), 0);
  // What was answered meanwhile is gone with it.
  await tries.click();
  await eventually(() => asked.isVisible(), true);
  expect(await answer.inputValue()).not.toBe('kcse-form4');
});

test('what is added is marked and scrolled to, in all three widths', async ({ openEditor }) => {
  const { page, contents, announced } = await openEditor();
  await page.getByRole('button', { name: 'All three' }).click();
  const frames = [0, 1, 2].map((index) => page.frameLocator(`.sheet:nth-child(${index + 1}) iframe`));
  for (const frame of frames) await frame.locator('h1').waitFor();
  await contents.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('notice');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Notice/ })
    .first()
    .click();
  await eventually(() => announced.innerText(), expect.stringMatching(/^Notice added as /));
  for (const frame of frames) await eventually(() => isMarkedInSight(frame, 'notice'), true);
});

test('an entry, a shared block and a value show on the page, and undo goes there', async ({ openEditor }) => {
  const { page, shown, contents, form } = await openEditor();
  const at = (name: RegExp): Promise<void> => page.getByRole('button', { name }).waitFor();
  await openPage(page, '/events');
  await contents.getByRole('button', { name: 'Call to action: Ready to Start' }).click();
  await at(/^Page: .* \/(?!events)/);
  await eventually(() => shown.locator('[data-pointed=block]').count(), 1);
  const heading = form.getByLabel('Heading', { exact: true });
  const words = await heading.inputValue();
  await heading.fill('Other');
  await openPage(page, '/events');
  await page.keyboard.press('Control+z');
  await at(/^Page: .* \/(?!events)/);
  await eventually(() => shown.locator('[data-pointed=field]').innerText(), words);
  await contents.getByRole('button', { name: 'Contact details and facts' }).click();
  await form.locator('[data-pointer="/values/phone"]').first().focus();
  await eventually(async () => (await shown.locator('[data-pointed]').count()) > 1, true);
});

test('a page that stands for several says on how many its form is seen', async ({ openEditor, server }) => {
  const site = JSON.parse(before()) as JsonObject;
  const blocks = [{ type: 'hero', heading: '{title}' }];
  const template = { from: 'services', path: '/all{path}', title: '{title}', description: 'Each of them.', blocks };
  const routes = [...(site.routes as JsonObject[]), template];
  writeFileSync(join(server.folder, 'site.json'), JSON.stringify(set(site, '/routes', routes), null, 2));
  const { contents, form } = await openEditor();
  const reach = /^What is changed here shows on \d\d pages\.$/;
  await contents.getByRole('button', { name: '/all' }).first().click();
  await eventually(() => form.locator('.reach summary').innerText(), expect.stringMatching(reach));
  await contents.getByRole('button', { name: /^Hero/ }).click();
  await eventually(() => form.getByRole('heading').first().innerText(), expect.stringMatching(/^Hero/));
  await eventually(() => form.locator('.reach summary').innerText(), expect.stringMatching(reach));
});

test('both versions of a conflict are scrolled to within their frames, and what decides stays in sight', async ({
  openEditor,
  server,
}) => {
  const { page, shown, form } = await openEditor();
  await shown.locator('[data-block=card-grid] h2').last().click();
  const heading = form.getByLabel('Heading', { exact: true });
  await heading.fill('Mine');
  const theirs = set(JSON.parse(siteText(server)), '/routes/0/blocks/5/heading', 'Theirs in {year}');
  writeFileSync(join(server.folder, 'site.json'), JSON.stringify(theirs, null, 2));
  const conflict = page.getByRole('alert');
  const other = `Theirs in ${new Date().getFullYear()}`;
  await eventually(() => conflict.locator('dd').allInnerTexts(), ['Mine', other]);
  for (const [version, says] of Object.entries({ Yours: 'Mine', 'The other': other })) {
    const pointed = page.frameLocator(`iframe[title^="${version}"]`).locator('[data-pointed=field]');
    await eventually(() => pointed.innerText(), says);
    await eventually(() => pointed.evaluate((element) => element.getBoundingClientRect().top < innerHeight), true);
  }
  const scrolled = await conflict.evaluate((panel) => [panel.scrollTop, document.querySelector('.window')?.scrollTop]);
  expect(scrolled).toEqual([0, 0]);
  await conflict.getByRole('button', { name: 'Take the other' }).click();
});

test('a page that is gone says so, and the page that shows in its place', async ({ openEditor, server }) => {
  const { page, form, contents } = await openEditor();
  const notDrawn = page.locator('.not-drawn');
  expect(await notDrawn.count()).toBe(0);
  await openPage(page, '/events');
  const without = { ...(JSON.parse(siteText(server)) as JsonObject) };
  without.routes = (without.routes as JsonObject[]).filter(({ path }) => path !== '/events');
  writeFileSync(join(server.folder, 'site.json'), JSON.stringify(without, null, 2));
  await eventually(
    () => notDrawn.innerText(),
    expect.stringMatching(/^There is no page \/events any more: this is .*, \/\.$/),
  );
  await contents.getByRole('button', { name: 'Home' }).first().click();
  await notDrawn.waitFor({ state: 'detached' });
  expect(await form.count()).toBe(1);
});

test('in a narrow window the choice stands at the head of the form, and one width shows', async ({ openEditor }) => {
  const { page, shown, form } = await openEditor({ width: 360, height: 640 });
  expect(await page.getByRole('button', { name: 'All three' }).isVisible()).toBe(false);
  await shown.locator('[data-block=card-grid]').getByText('Turkey', { exact: true }).dispatchEvent('click');
  const choice = form.getByRole('group', { name: 'What do you want to change?' });
  await choice.waitFor();
  await choice
    .getByRole('button', { name: /for all 9 of them$/ })
    .first()
    .click();
  await choice.waitFor({ state: 'detached' });
  await eventually(() => form.getByRole('heading').first().innerText(), expect.stringMatching(/^Card grid/));
});

test('a menu that was opened for what is in it closes once something else is edited', async ({ openEditor }) => {
  const { shown, contents, troubles } = await openEditor();
  const open = shown.locator('[popover]:popover-open');
  await shown.locator('header button[popovertarget]:visible').first().click();
  await eventually(() => open.count(), 1);
  await contents.getByRole('button', { name: 'Footer', exact: true }).click();
  await eventually(() => open.count(), 0);
  expect(troubles).toEqual([]);
});

test('a page is chosen by its name, by keyboard, and the window in which that is done is gone then', async ({
  openEditor,
}) => {
  const { page, shown, troubles } = await openEditor();
  const choice = page.getByRole('button', { name: /^Page: / });
  await choice.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Search').pressSequentially('zeal');
  expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/New Zealand.*\n\/study\/new-zealand$/),
  ]);
  await page.keyboard.press('Enter');
  await eventually(() => choice.innerText(), expect.stringContaining('/study/new-zealand'));
  await eventually(() => shown.locator('h1').innerText(), 'Study in New Zealand');
  expect(await dialog.count()).toBe(0);
  expect(troubles).toEqual([]);
});

async function openPage(page: Page, path: string): Promise<void> {
  await page.getByRole('button', { name: /^Page: / }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`${path}$`) })
    .first()
    .click();
}

/** Whether the block that is marked in a frame is of a type and in its window. */
async function isMarkedInSight(frame: FrameLocator, type: string): Promise<boolean> {
  const marked = frame.locator(`[data-block=${type}][data-pointed=block]`);
  if ((await marked.count()) !== 1) return false;
  return marked.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top < innerHeight;
  });
}
