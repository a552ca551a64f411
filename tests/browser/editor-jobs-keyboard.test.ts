import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { eventually } from './browser-test';
import type { CatalogueServer } from './catalogue-test';
import { changedLines, focused, keepFile, siteText, tabTo, test } from './editor-test';

// The editor is bundled when it is first opened.
vi.setConfig({ testTimeout: 400_000 });

const before = keepFile();

/** Opens a part of the site by searching for it in the contents. */
async function openPart(page: Page, search: string, name: string | RegExp): Promise<void> {
  await page.getByRole('searchbox', { name: 'Find a page or part' }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(search);
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Saves by the keyboard; gives the lines that are gone from the file, and those that have come. */
async function saved(page: Page, server: CatalogueServer): Promise<ReturnType<typeof changedLines>> {
  await page.keyboard.press('Control+s');
  await eventually(() => page.locator('.announced').innerText(), expect.stringMatching(/^Saved\./));
  return changedLines(before(), siteText(server));
}

test('we have a fair on 6 March: the first event of an empty collection', async ({ openEditor, server }) => {
  const { page, announced, shown } = await openEditor();
  await openPart(page, '/events', 'Upcoming Events');
  await openPart(page, 'events', /^Events$/);
  await press(page, 'Add an entry');
  // An event without a day cannot be drawn: the page stays as it was until it has one.
  await eventually(() => announced.innerText(), expect.stringMatching(/^The page cannot be drawn like this/));
  expect(await shown.getByRole('alert').count()).toBe(0);
  expect(await shown.locator('h1').innerText()).toBe('Upcoming Events');
  await tabTo(page, 'Title');
  await page.keyboard.type('Education fair');
  await tabTo(page, 'Date');
  await page.keyboard.type('03062027');
  await eventually(() => announced.innerText(), expect.stringMatching(/date changed$/));
  await eventually(() => focused(page), 'Date');
  await shown.getByText('Education fair').first().waitFor();
  const { come } = await saved(page, server);
  expect(come).toEqual(expect.arrayContaining([expect.stringContaining('"title": "Education fair"')]));
  expect(come.join()).toContain('"date": "2027-03-06"');
});

test('a name is replaced everywhere, and no address with it', async ({ openEditor, server }) => {
  const { page, announced } = await openEditor();
  await page.getByRole('searchbox', { name: 'Find a page or part' }).focus();
  await tabTo(page, 'Find and replace', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Find');
  await page.keyboard.type('finland');
  await tabTo(page, 'Replace by');
  await page.keyboard.type('norway');
  await press(page, 'Replace in');
  await eventually(
    () => announced.innerText(),
    expect.stringMatching(/^“finland” replaced by “norway” in \d+ places$/),
  );
  const { gone, come } = await saved(page, server);
  expect(gone.length).toBeGreaterThan(3);
  // What is an address or a name stays; what is read changes, capital letters as they stood there.
  expect(come.join('\n')).toContain('Norway');
  expect(come.map((line) => line.replaceAll('Norway', 'Finland'))).toEqual(gone);
});

test('a page gets another address, and every link to it follows', async ({ openEditor, server }) => {
  const { page, announced } = await openEditor();
  await openPart(page, '/contact', 'Contact Our');
  await tabTo(page, 'Address');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('/reach-us');
  await page.keyboard.press('Enter');
  await eventually(
    () => announced.innerText(),
    expect.stringMatching(/^Page \/contact is now \/reach-us; \d+ links follow$/),
  );
  const { gone, come } = await saved(page, server);
  const [{ length: added }] = [come.filter((line) => line.includes('"from": "/contact"'))];
  expect(added).toBe(1);
  const moved = come.filter((line) => !line.includes('"from": "/contact"'));
  expect(moved.map((line) => line.replaceAll('/reach-us', '/contact'))).toEqual(
    expect.arrayContaining(gone.slice(0, -1)),
  );
});

test('everything is undone, step by step, each said, and done again', async ({ openEditor, server }) => {
  const { page, announced } = await openEditor();
  await openPart(page, 'values', 'Values used in texts');
  await tabTo(page, 'phone');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1');
  await tabTo(page, 'email');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('a@example.com');
  await page.keyboard.press('Control+z');
  await eventually(() => announced.innerText(), 'Undone: Values used in texts, email changed');
  await eventually(() => focused(page), 'email');
  await page.keyboard.press('Control+z');
  await eventually(() => announced.innerText(), 'Undone: Values used in texts, phone changed');
  await eventually(() => focused(page), 'phone');
  await eventually(() => page.getByRole('button', { name: 'Undo' }).isDisabled(), true);
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+Shift+z');
  await eventually(() => announced.innerText(), 'Done again: Values used in texts, email changed');
  const { come } = await saved(page, server);
  expect(come).toEqual([expect.stringContaining('"phone": "1"'), expect.stringContaining('"email": "a@example.com"')]);
});

test('a shared block becomes one of this page alone', async ({ openEditor, server }) => {
  const { page, announced } = await openEditor();
  await page.getByRole('searchbox', { name: 'Find a page or part' }).focus();
  await press(page, 'Shared block: Ready to start');
  await press(page, 'Only here: make it a block of Home alone');
  await eventually(() => announced.innerText(), expect.stringMatching(/ is a block of this page alone now$/));
  await tabTo(page, 'Heading');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Shall we begin?');
  const { gone, come } = await saved(page, server);
  expect(gone).toEqual(['{ "type": "shared", "block": "ready-to-start" }']);
  expect(come.join()).toContain('"heading": "Shall we begin?"');
});

test('a list of a collection is sorted another way', async ({ openEditor, server }) => {
  const { page, announced } = await openEditor();
  await page.getByRole('searchbox', { name: 'Find a page or part' }).focus();
  await press(page, 'Card grid: Study Destinations');
  await tabTo(page, 'Sorted by');
  await page.keyboard.type('Country');
  await eventually(() => announced.innerText(), expect.stringMatching(/sort changed$/));
  await tabTo(page, 'Greatest or latest first');
  await page.keyboard.press('Space');
  const { gone, come } = await saved(page, server);
  expect(come.join()).toContain('"sort": "-country"');
  // Of what stood there before, one bracket got a comma.
  expect(gone.length).toBeLessThan(2);
});

test('a question of a form is asked only after an answer', async ({ openEditor, server }) => {
  const { page, announced } = await openEditor();
  await openPart(page, '/apply', 'Apply to Study Abroad');
  await page.getByRole('searchbox', { name: 'Find a page or part' }).focus();
  await press(page, 'Form');
  await press(page, 'Study Preferences');
  await press(page, 'Course of Interest');
  await press(page, 'More that can be said here');
  await press(page, 'When');
  await press(page, 'Add a condition');
  await press(page, 'Course Type');
  await eventually(() => announced.innerText(), expect.stringMatching(/begun$/));
  await tabTo(page, 'Diploma');
  await page.keyboard.press('Space');
  await eventually(() => announced.innerText(), expect.stringMatching(/changed$/));
  const { come } = await saved(page, server);
  expect(come.join()).toContain('"when": {,"courseType": ["foundation", "diploma"],}');
});
