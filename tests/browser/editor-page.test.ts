import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { eventually } from './browser-test';
import { command, findAndOpen, focusedPlace, siteText, test } from './editor-test';

test('the page wears the styles of the site', { tags: 'night' }, async ({ openEditor }) => {
  const { page } = await openEditor();
  const bare = await page.frames()[1]?.evaluate(() => {
    const rules = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join();
    const classes = [...document.querySelectorAll('#root [class]')].flatMap((element) => [...element.classList]);
    return { all: classes.length, bare: classes.filter((name) => !rules.includes(`.${name}`)) };
  });
  expect(bare?.all).toBeGreaterThan(100);
  expect(new Set(bare?.bare)).toEqual(new Set());
});

test('a page that is opened begins at its beginning, also where its end was shown', { tags: 'night' }, async ({
  openEditor,
}) => {
  const { page, contents } = await openEditor();
  const scrolled = (): Promise<number | undefined> => page.frames()[1]?.evaluate(() => scrollY) ?? Promise.resolve(0);
  await contents.getByRole('button', { name: 'Footer' }).click();
  await eventually(
    scrolled,
    expect.toSatisfy((top: number) => top > 500),
  );
  await contents.getByRole('button', { name: /^Home/ }).click();
  await eventually(scrolled, 0);
});

test('of words that several places say, a choice leads to each and leaves the page where it is; what was clicked is marked, else what shows', {
  tags: 'night',
}, async ({ openEditor }) => {
  const { page, shown, form, announced } = await openEditor();
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

  const link = shown.locator('footer').getByText('Finland', { exact: true }).first();
  // On a phone the groups of the footer are folded.
  await shown.locator('footer details').evaluateAll((groups) => {
    for (const group of groups as HTMLDetailsElement[]) group.open = true;
  });
  await link.click();
  await eventually(() => shown.locator('footer [data-pointed=field]').count(), 1);
  await findAndOpen(page, 'Malaysia', /^Malaysia/);
  await eventually(() => shown.locator('main [data-pointed=field]').count(), 1);
  expect(await shown.locator('[data-pointed=field]').evaluate((element) => element.checkVisibility())).toBe(true);
  await page.getByRole('button', { name: 'Page: Home /' }).waitFor();

  // A value may be changed for all that say it, or written out in one text.
  const phone = shown.locator('footer a[href^="tel:"]').first();
  const address = await phone.getAttribute('href');
  await phone.click();
  await page
    .getByRole('button', { name: /The value “Phone/ })
    .first()
    .click();
  await eventually(() => form.getByRole('heading').first().innerText(), 'Contact details and facts');
  await eventually(() => focusedPlace(page), expect.stringMatching(/^\/values\/phone/));
  await phone.click();
  await page.getByRole('button', { name: 'This text' }).first().click();
  await form.getByText('Inserted in this text: Phone').first().click();
  await form.getByRole('button', { name: 'Only here: write out phone' }).first().click();
  await eventually(() => announced.innerText(), expect.stringMatching(/^Footer, .*: phone written out$/));
  expect(await phone.getAttribute('href')).toBe(address);
});

test('what a form asks only after some answers shows while it is edited, and is hidden where it is tried out', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const site = JSON.parse(siteText(server));
  const apply = site.routes.findIndex(({ path }: { path: string }) => path === '/apply');
  const form = site.routes[apply].blocks.findIndex(({ type }: { type: string }) => type === 'form');
  const place = `/routes/${apply}/blocks/${form}/sections/1/fields/0/when`;
  writeFileSync(join(server.folder, 'site.json'), JSON.stringify(set(site, place, { academicYear: ['kcse-form4'] })));
  const { page, contents, shown } = await openEditor();
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
  await command(page, 'Try it out');
  await eventually(() => asked.isVisible(), false);
  const answer = shown.locator('[name=academicYear]');
  await answer.selectOption('kcse-form4');
  await eventually(() => shown.locator('[data-unmet]').count(), 0);
  // What was answered meanwhile is gone with it.
  await page.getByRole('button', { name: 'Go on editing' }).click();
  await eventually(() => asked.isVisible(), true);
  expect(await answer.inputValue()).not.toBe('kcse-form4');
});

test('where the page is tried out, a file and another site open in tabs of their own, and another page in its place', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const site = JSON.parse(siteText(server));
  const text = 'Read [the list](uploads/list.pdf), [the map](https://example.org/map) or [write](/contact).';
  writeFileSync(join(server.folder, 'uploads/list.pdf'), '%PDF-1.4\n');
  writeFileSync(join(server.folder, 'site.json'), JSON.stringify(set(site, '/routes/0/blocks/0/text', text)));
  const { page, shown } = await openEditor();
  await command(page, 'Try it out');
  const addresses: Record<string, RegExp> = {
    'the list': /\/_assets\/list\..*\.pdf$/,
    'the map': /example\.org\/map$/,
  };
  const context = page.context();
  for (const [name, address] of Object.entries(addresses)) {
    const asked = context.waitForEvent('request', (request) => address.test(request.url()));
    const opened = context.waitForEvent('page');
    await shown.getByRole('link', { name }).click();
    await asked;
    await (await opened).close();
  }
  await shown.getByRole('link', { name: 'write' }).click();
  await eventually(() => shown.locator('h1').innerText(), 'Contact Us');
});

test('a page is chosen by its name; an entry, a shared block, a value and what is added show on one, marked and scrolled to in all widths', {
  tags: 'night',
}, async ({ openEditor }) => {
  const { page, shown, contents, form, announced, troubles } = await openEditor();
  const choice = page.getByRole('button', { name: /^Page: / });
  await choice.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Search').pressSequentially('zeal');
  await eventually(
    () => dialog.getByRole('option').allInnerTexts(),
    [expect.stringMatching(/New Zealand.*\s\/study\/new-zealand$/s)],
  );
  await page.keyboard.press('Enter');
  await eventually(() => choice.innerText(), expect.stringContaining('/study/new-zealand'));
  await eventually(() => shown.locator('h1').innerText(), 'Study in New Zealand');
  expect(await dialog.count()).toBe(0);

  const at = (name: RegExp): Promise<void> => page.getByRole('button', { name }).waitFor();
  await openPage(page, '/events');
  await contents.getByRole('button', { name: 'Invitation: Ready to Start' }).click();
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
  expect(troubles).toEqual([]);
});

test('both versions of a conflict are scrolled to within their frames, what decides stays in sight, and a page that is gone says what shows instead', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const { page, contents, shown, form } = await openEditor();
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

async function openPage(page: Page, path: string): Promise<void> {
  await page.getByRole('button', { name: /^Page: / }).click();
  await page
    .getByRole('dialog')
    .getByRole('option', { name: new RegExp(`${path}$`) })
    .first()
    .click();
  await page.getByRole('button', { name: new RegExp(`^Page: .* ${path}$`) }).waitFor();
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
