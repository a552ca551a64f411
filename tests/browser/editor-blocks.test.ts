import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { eventually } from './browser-test';
import { changedLines, focusedPlace, keepFile, pasteBlock, siteText, test } from './editor-test';
import { undoSteps } from './undo-steps';

// The editor is bundled when it is first opened.
vi.setConfig({ testTimeout: 400_000 });

const before = keepFile();

test('a block is added after the one that is open, or where it is said to', async ({ openEditor }) => {
  const editor = await openEditor();
  const { page, contents, announced, troubles } = editor;
  const blocks = contents.locator('.blocks li');
  await blocks.nth(1).getByRole('button').click();
  await contents.getByRole('button', { name: 'Add a block' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a block' });
  const where = dialog.getByLabel('Where', { exact: true });
  const second = await blocks.nth(1).innerText();
  // Each is drawn as it looks on this site, and nothing runs in it.
  for (const sample of await dialog.locator('iframe').all()) await sample.scrollIntoViewIfNeeded();
  const drawn = dialog.frameLocator('iframe').last().locator('[data-block]').first();
  await drawn.waitFor({ state: 'attached' });
  expect(await drawn.evaluate(() => document.scripts.length)).toBe(0);
  expect(await where.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label)).toBe(`After ${second}`);
  await where.selectOption('At the start of the page');
  await dialog.getByRole('searchbox').fill('photo');
  // What is called so comes before what has to do with it.
  await eventually(() => dialog.getByRole('listitem').locator('strong').first().innerText(), 'Photos');
  await dialog.getByRole('button', { name: /^Photos/ }).click();
  await eventually(() => announced.innerText(), expect.stringMatching(/^Photos added as 1 of \d+/));
  await eventually(() => blocks.first().innerText(), 'Photos');
  // The next one stands after what is open then.
  await contents.getByRole('button', { name: 'Add a block' }).click();
  expect(await where.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label)).toBe('After Photos');
  expect(troubles).toEqual([]);
});

test('the button that moves a block keeps the focus, and says where the list ends', async ({ openEditor }) => {
  const { page, shown, form, announced } = await openEditor();
  await shown.locator('h1').click();
  // The click puts it there, which could come after what follows.
  await eventually(() => focusedPlace(page), '/routes/0/blocks/0/heading');
  const down = form.getByRole('button', { name: 'Move down' }).first();
  await down.focus();
  const count = await page.locator('.blocks > li').count();
  for (let place = 2; place <= count; place++) {
    await page.keyboard.press('Enter');
    await eventually(() => announced.innerText(), expect.stringContaining(`moved to ${place} of ${count}, after `));
    await eventually(() => focusedAction(page), ['down', `/routes/0/blocks/${place - 1}`]);
  }
  await page.keyboard.press('Enter');
  await eventually(() => announced.innerText(), expect.stringMatching(/is the last already$/));
  await undoSteps(page, count - 1);
  await page.getByRole('button', { name: 'Saved' }).waitFor();
});

test('a second press where a block was deleted deletes no other, and what was deleted can be had back', async ({
  openEditor,
}) => {
  const { page, form, contents, announced } = await openEditor();
  const blocks = page.locator('.blocks > li');
  const count = await blocks.count();
  // The forms of shared blocks are short, and so their buttons stand in one place.
  await contents.getByRole('button', { name: 'Shared block: Ready to start' }).first().click();
  expect(await form.getByRole('button', { name: 'Cut' }).isVisible()).toBe(false);
  await form.getByRole('button', { name: 'Delete it from this page' }).dblclick();
  await eventually(() => announced.innerText(), 'Shared block: Ready to start deleted. “Undo” brings it back');
  await form.getByRole('heading', { name: 'Shared block: Ready to start deleted' }).waitFor();
  await eventually(() => blocks.count(), count - 1);
  expect(await form.getByRole('button', { name: /^Delete/ }).count()).toBe(0);
  await form.getByRole('button', { name: 'Undo' }).click();
  await eventually(() => blocks.count(), count);
  await form.getByRole('heading', { name: 'Shared block: Ready to start', exact: true }).waitFor();
});

test('a block is copied as it stands in the file, and pasted on another page as one step', async ({
  openEditor,
  server,
}) => {
  const { page, form, announced, troubles } = await openEditor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await page.locator('.blocks button').nth(1).click();
  await form.getByText('Copy or cut').first().click();
  await form.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await eventually(() => announced.innerText(), expect.stringMatching(/ copied: it can be pasted on any page/));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(before()).toContain(copied.split('\n').join('\n        '));
  await contents.getByRole('button', { name: '/contact' }).click();
  const count = await page.locator('.blocks > li').count();
  await contents.getByRole('button', { name: 'Paste a block' }).click();
  await eventually(() => announced.innerText(), expect.stringMatching(`pasted as ${count + 1} of ${count + 1}, after`));
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  expect(changedLines(before(), siteText(server)).gone.length).toBeLessThan(2);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+s');
  await eventually(() => siteText(server), before());
  expect(troubles).toEqual([]);
});

test('the keys copy, cut and paste the block that has the focus in the contents', async ({ openEditor }) => {
  const { page, announced } = await openEditor();
  const blocks = page.locator('.blocks button');
  const [first = '', second = ''] = await blocks.allInnerTexts();
  await blocks.first().focus();
  await page.keyboard.press('Control+x');
  await eventually(() => announced.innerText(), `${first} cut`);
  expect(await blocks.first().innerText()).toBe(second);
  await blocks.first().focus();
  await page.keyboard.press('Control+v');
  await eventually(() => announced.innerText(), expect.stringMatching(/ pasted as 2 of \d+, after /));
  expect(await blocks.nth(1).innerText()).toBe(first);
  await undoSteps(page, 2);
  await page.getByRole('button', { name: 'Saved' }).waitFor();
});

test('what a pasted block lacks here is named, and what is no block refused', async ({ openEditor }) => {
  const { page } = await openEditor();
  const dialog = page.getByRole('dialog');
  const lacking = {
    type: 'notice',
    text: 'Ask {nobody}, or read [this](/nowhere).',
    icon: 'no-such-icon',
    actions: [{ label: 'Go', to: '/contact#nothing' }],
  };
  await pasteBlock(page, JSON.stringify(lacking));
  await dialog.getByRole('heading', { name: 'Pasted, and something is missing here' }).waitFor();
  const named = (await dialog.getByRole('listitem').allInnerTexts()).join('\n');
  for (const name of ['nobody', '/nowhere', 'no-such-icon', 'nothing']) expect(named).toContain(name);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await pasteBlock(page, JSON.stringify({ type: 'shared', block: 'not-there' }));
  await dialog.getByRole('listitem').filter({ hasText: 'not-there' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await pasteBlock(page, 'Only words');
  await eventually(() => dialog.getByRole('alert').innerText(), expect.stringContaining('is not a block'));
  await eventually(() => page.getByRole('button', { name: 'Saved' }).isDisabled(), true);
});

test('a shared block and a value can be parted from the others, and the page shows the same', async ({
  openEditor,
  server,
}) => {
  const { page, shown, form, announced } = await openEditor();
  const heading = shown.locator('main h2').last();
  const words = await heading.innerText();
  await heading.click();
  await form.getByRole('button', { name: 'Only here: make it a block of Home alone' }).click();
  await eventually(() => announced.innerText(), expect.stringMatching(/ is a block of this page alone now$/));
  await form.getByLabel('Heading', { exact: true }).waitFor();
  expect(await heading.innerText()).toBe(words);
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  expect(changedLines(before(), siteText(server)).gone).toEqual(['{ "type": "shared", "block": "ready-to-start" }']);
  await page.keyboard.press('Control+z');

  const phone = shown.locator('footer a[href^="tel:"]').first();
  const address = await phone.getAttribute('href');
  await phone.click();
  await page.getByRole('button', { name: 'This text' }).first().click();
  await form.getByText('Values in this text: Phone').first().click();
  await form.getByRole('button', { name: 'Only here: write out phone' }).first().click();
  await eventually(() => announced.innerText(), expect.stringMatching(/^Footer, .*: phone written out$/));
  expect(await phone.getAttribute('href')).toBe(address);
  await undoSteps(page, 1);
  await page.keyboard.press('Control+s');
  await eventually(() => siteText(server), before());
});

test('a block is made shared, called otherwise, and deleted once it stands nowhere', async ({ openEditor, server }) => {
  const { page, contents, form, announced, troubles } = await openEditor();
  await contents.getByRole('button', { name: /^Route map/ }).click();
  await form.getByRole('button', { name: 'Make it shared' }).click();
  await form.getByLabel('What is it called?').fill('Ready to start');
  await form.getByRole('button', { name: 'Make it shared' }).click();
  await form.getByText('There is a shared block “Ready to start” already.').waitFor();
  await form.getByLabel('What is it called?').fill('Our routes');
  await form.getByRole('button', { name: 'Make it shared' }).click();
  await eventually(() => announced.innerText(), expect.stringMatching(/^Route map.* is shared now, as Our routes$/));
  await form.getByText('It can be deleted once it stands nowhere. It stands in 1:').waitFor();
  await form.getByRole('button', { name: 'Rename this shared block' }).click();
  await form.getByLabel('What is it called?').fill('Flights');
  await form.getByRole('button', { name: 'Rename this shared block' }).click();
  await eventually(() => announced.innerText(), 'Shared block Our routes is called Flights now');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  const { routes, shared } = JSON.parse(siteText(server));
  expect(routes[0].blocks[1]).toEqual({ type: 'shared', block: 'flights' });
  expect(shared.flights.type).toBe('route-map');
  await form.getByRole('button', { name: /^Only here/ }).click();
  await contents
    .getByRole('button', { name: /^Route map/ })
    .last()
    .click();
  await form.getByRole('button', { name: 'Delete this shared block' }).click();
  await eventually(() => announced.innerText(), 'Shared block Flights deleted');
  expect(troubles).toEqual([]);
});

/** The button that has the focus, by its name, and the member that it moves. */
function focusedAction(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const { activeElement: button } = document;
    return [button?.getAttribute('name'), button?.closest<HTMLElement>('[data-member]')?.dataset.member];
  });
}
