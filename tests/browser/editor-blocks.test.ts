import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, waitUntilHeard } from './browser-test';
import { changedLines, frozenText, pasteBlock, siteText, test } from './editor-test';
import { undoSteps } from './undo-steps';

test('a block is chosen by how it looks, and added after the one that is open, or where it is said to', {
  tags: 'night',
}, async ({ openEditor }) => {
  const { page, contents, announced, troubles } = await openEditor();
  const dialog = page.getByRole('dialog', { name: 'Add a block' });
  const blocks = contents.locator('.blocks li');
  const where = dialog.getByLabel('Where', { exact: true });
  const chosen = (): Promise<string | undefined> =>
    where.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label);
  await blocks.nth(1).getByRole('button').click();
  const second = await blocks.nth(1).innerText();
  await contents.getByRole('button', { name: 'Add a block' }).click();
  expect(await chosen()).toBe(`After ${second}`);
  await where.selectOption('At the start of the page');
  await dialog.getByRole('searchbox').fill('photo');
  // What is called so comes before what has to do with it.
  await eventually(() => dialog.getByRole('listitem').locator('strong').first().innerText(), 'Photos');
  const sample = dialog.frameLocator('iframe[title="How Photos looks"]').locator('[data-block]').first();
  // Nothing runs in a sample.
  expect(await sample.evaluate(() => document.scripts.length)).toBe(0);
  await dialog.getByRole('button', { name: /^Photos/ }).click();
  await eventually(() => announced.innerText(), expect.stringMatching(/^Photos added as 1 of \d+/));
  await eventually(() => blocks.first().innerText(), 'Photos');
  // The next one stands after what is open then.
  await contents.getByRole('button', { name: 'Add a block' }).click();
  expect(await chosen()).toBe('After Photos');
  await dialog.getByRole('searchbox').fill('notice');
  await dialog.getByRole('button', { name: /^Notice/ }).click();
  await eventually(() => announced.innerText(), expect.stringMatching(/^Notice added as 2 of \d+, after Photos/));
  expect(troubles).toEqual([]);
});

test('a sample has the look as it is edited, and where that is wrong the one that was saved last', {
  tags: 'night',
}, async ({ openEditor }) => {
  const { page, contents, form } = await openEditor();
  const dialog = page.getByRole('dialog', { name: 'Add a block' });
  const accent = form.locator('input[data-pointer="/theme/colors/accent"]');
  const look = async (): Promise<unknown> => {
    await contents.getByRole('button', { name: 'Add a block' }).click();
    await dialog.getByRole('searchbox').fill('notice');
    const sample = dialog.frameLocator('iframe[title="How Notice looks"]').locator('[data-block=notice]');
    const seen = await sample.evaluate(async (block) => {
      await document.fonts.ready;
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
      return [document.scripts.length, getComputedStyle(block).getPropertyValue('--accent'), ...loaded];
    });
    const said = await dialog.getByText('The pictures are samples').innerText();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await contents.getByRole('button', { name: 'Colours and look', exact: true }).click();
    return [...seen, said];
  };
  await contents.getByRole('button', { name: 'Colours and look', exact: true }).click();
  await accent.fill('#0b5d3b');
  await form.getByLabel('Font', { exact: true }).selectOption('outfit');
  expect(await look()).toEqual([0, '#0b5d3b', 'Outfit', expect.stringContaining('in the look of your site.')]);
  await accent.fill('#f4f4f4');
  await page.getByRole('region', { name: 'Notices' }).getByText('1 thing has to be put right').waitFor();
  expect(await look()).toEqual([0, '#c2410c', 'Bricolage Grotesque', expect.stringContaining('saved last')]);
});

test('the button that moves a block keeps the focus and says where the list ends, and a dragged one shows where it lands', {
  tags: 'night',
}, async ({ openEditor }) => {
  const { page, form, announced } = await openEditor();
  const blocks = page.locator('.blocks > li');
  const count = await blocks.count();
  await blocks
    .nth(count - 3)
    .getByRole('button')
    .click();
  await form.getByRole('button', { name: 'Move down' }).first().focus();
  for (let place = count - 1; place <= count; place++) {
    await page.keyboard.press('Enter');
    await eventually(() => announced.innerText(), expect.stringContaining(`moved to ${place} of ${count}, after `));
    await eventually(() => focusedAction(page), ['down', `/routes/0/blocks/${place - 1}`]);
  }
  await page.keyboard.press('Enter');
  await eventually(() => announced.innerText(), expect.stringMatching(/is the last already$/));
  await undoSteps(page, 2);
  await page.getByRole('button', { name: 'Saved' }).waitFor();
  await blocks.first().hover();
  await page.mouse.down();
  await blocks.nth(2).hover();
  await eventually(() => blocks.nth(2).getAttribute('data-landing'), 'after');
  await page.mouse.up();
  await eventually(() => announced.innerText(), expect.stringMatching(/moved to 3 of/));
  await eventually(() => page.locator('[data-landing]').count(), 0);
});

test('the second of two presses means nothing where the first has taken away what it was on, and what was deleted can be had back', {
  tags: 'night',
}, async ({ openEditor }) => {
  const { page, form, contents, shown, announced } = await openEditor();
  const blocks = page.locator('.blocks > li');
  const count = await blocks.count();
  // The forms of shared blocks are short, and so their buttons stand in one place.
  await contents.getByRole('button', { name: 'On several pages: Ready to start' }).first().click();
  expect(await form.getByRole('button', { name: 'Cut' }).isVisible()).toBe(false);
  await form.getByRole('button', { name: 'Delete it from this page' }).dblclick();
  await eventually(() => announced.innerText(), 'On several pages: Ready to start deleted. “Undo” brings it back');
  await form.getByRole('heading', { name: 'On several pages: Ready to start deleted' }).waitFor();
  await eventually(() => blocks.count(), count - 1);
  expect(await form.getByRole('button', { name: /^Delete/ }).count()).toBe(0);
  await form.getByRole('button', { name: 'Undo' }).click();
  await eventually(() => blocks.count(), count);
  await form.getByRole('heading', { name: 'On several pages: Ready to start', exact: true }).waitFor();

  await contents.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Steps' }).dblclick();
  await eventually(() => announced.innerText(), expect.stringContaining('added'));
  // Had it begun, typing would have been announced by then.
  await page.evaluate(hearPage);
  expect(await announced.innerText()).toContain('added');
  expect(await shown.locator('[contenteditable]').count()).toBe(0);
  await contents.getByRole('button', { name: 'Add a page' }).click();
  const questions = page.getByRole('dialog');
  await questions.getByLabel('Title', { exact: true }).fill('Our courses');
  await questions.getByLabel(/^Description/).fill('All of them.');
  await questions.getByRole('button', { name: 'Add', exact: true }).dblclick();
  await eventually(() => announced.innerText(), 'Page /our-courses added');
  await page.evaluate(hearPage);
  expect(await questions.count()).toBe(0);
});

test('a block is copied as it stands in the file and pasted on another page, by keys too; what it lacks there is named, and what is none refused', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const { page, contents, form, announced, troubles } = await openEditor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = page.getByRole('dialog');
  const blocks = page.locator('.blocks button');
  await blocks.nth(1).click();
  await form
    .getByText(/^More on/)
    .first()
    .click();
  await form.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await eventually(() => announced.innerText(), expect.stringMatching(/ copied: it can be pasted on any page/));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(frozenText).toContain(copied.split('\n').join('\n        '));
  await contents.getByRole('button', { name: '/contact' }).click();
  const count = await page.locator('.blocks > li').count();
  await contents.getByRole('button', { name: 'Paste a block' }).click();
  await eventually(() => announced.innerText(), expect.stringMatching(`pasted as ${count + 1} of ${count + 1}, after`));
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  expect(changedLines(frozenText, siteText(server)).gone.length).toBeLessThan(2);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+s');
  await eventually(() => siteText(server), frozenText);

  // The keys are those of the block that has the focus in the contents.
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
  const pictured = { type: 'gallery', heading: 'Seen', items: [{ picture: { src: 'uploads/none.jpg', alt: '' } }] };
  await pasteBlock(page, JSON.stringify(pictured));
  await dialog.getByRole('listitem').filter({ hasText: 'uploads/none.jpg' }).waitFor();
  await page.keyboard.press('Escape');
  await form.getByText('uploads/none.jpg').first().waitFor({ state: 'attached' });
  await waitUntilHeard(page);
  await page.keyboard.press('Control+z');
  await pasteBlock(page, 'Only words');
  await eventually(() => dialog.getByRole('alert').innerText(), expect.stringContaining('is not a block'));
  await eventually(() => page.getByRole('button', { name: 'Saved' }).isDisabled(), true);
  expect(troubles).toEqual([]);
});

/** The button that has the focus, by its name, and the member that it moves. */
function focusedAction(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const { activeElement: button } = document;
    return [button?.getAttribute('name'), button?.closest<HTMLElement>('[data-member]')?.dataset.member];
  });
}

/** In the window of the editor: waits until it has heard all that the page in it has told so far, and has answered it. */
async function hearPage(): Promise<void> {
  const view = document.querySelector('iframe')?.contentWindow;
  if (!view) throw new Error('No page is shown.');
  const pass = (from: Window, to: Window): Promise<void> =>
    new Promise((heard) => {
      to.addEventListener('message', ({ data }) => data === 'pass' && heard());
      from.setTimeout(() => to.postMessage('pass', location.origin));
    });
  await pass(view, window);
  await pass(window, view);
}
