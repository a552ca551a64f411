import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { eventually } from './browser-test';
import { changedLines, focusedPlace, keepFile, siteText, test } from './editor-test';

// The editor is bundled when it is first opened.
vi.setConfig({ testTimeout: 400_000 });

const before = keepFile();

test('a click on words leads to their field, and what is typed there shows at once and is saved as one line', async ({
  openEditor,
  server,
}) => {
  const { page, shown, form, announced, troubles } = await openEditor();
  await shown.locator('h1').click();
  const field = form.getByLabel('Heading', { exact: true });
  await eventually(() => field.evaluate((element) => element === document.activeElement), true);
  const heading = await field.inputValue();
  await field.press('End');
  await page.keyboard.type(' today');
  await eventually(() => shown.locator('h1').innerText(), expect.stringContaining('today'));
  expect(await announced.innerText()).toBe('Home, hero, heading changed');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  const { gone, come } = changedLines(before(), siteText(server));
  expect(gone).toEqual([`"heading": "${heading}",`]);
  expect(come).toEqual([`"heading": "${heading} today",`]);
  expect(troubles).toEqual([]);
});

test('the page wears the styles of the site', async ({ openEditor }) => {
  const { page } = await openEditor();
  const bare = await page.frames()[1]?.evaluate(() => {
    const rules = [...document.styleSheets].map((sheet) => sheet.ownerNode?.textContent ?? '').join();
    const classes = [...document.querySelectorAll('#root [class]')].flatMap((element) => [...element.classList]);
    return { all: classes.length, bare: classes.filter((name) => !rules.includes(`.${name}`)) };
  });
  expect(bare?.all).toBeGreaterThan(100);
  expect(new Set(bare?.bare)).toEqual(new Set());
});

test('words that several places say lead to a choice, and a value says how far it reaches', async ({ openEditor }) => {
  const { page, shown, form } = await openEditor();
  await shown.locator('footer a[href^="tel:"]').first().click();
  await page
    .getByRole('button', { name: /The value “Phone/ })
    .first()
    .click();
  await eventually(() => form.getByRole('heading').first().innerText(), 'Contact details and facts');
  await eventually(() => focusedPlace(page), expect.stringMatching(/^\/values\/phone/));
});

test('everything can be undone and done again, and the file is what it was', async ({ openEditor, server }) => {
  const { page, shown, form, announced } = await openEditor();
  await shown.locator('h1').click();
  await form.getByLabel('Heading', { exact: true }).fill('One');
  await form.getByRole('button', { name: 'Move down' }).click();
  await eventually(() => announced.innerText(), expect.stringMatching(/^Hero: One moved to 2 of \d+, after /));
  await page.keyboard.press('Control+z');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Undone: Hero: One moved to 2/));
  await page.keyboard.press('Control+z');
  await eventually(() => announced.innerText(), 'Undone: Home, hero, heading changed');
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+z');
  await eventually(() => page.getByRole('button', { name: 'Saved' }).isDisabled(), true);
  expect(siteText(server)).toBe(before());
});

test('a change that is wrong stays a draft and is named, and the others are saved', async ({ openEditor, server }) => {
  const { page, shown, form, announced } = await openEditor();
  await shown.locator('h1').click();
  await form.getByLabel('Heading', { exact: true }).fill('');
  await eventually(() => form.locator('.problems-here').first().innerText(), expect.stringMatching(/\w/));
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('button', { name: 'Footer' }).click();
  await form.getByLabel('Copyright').fill('© {year} Somebody');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved, but for Hero/));
  const { come } = changedLines(before(), siteText(server));
  expect(come).toEqual(['"copyright": "© {year} Somebody"']);
  await page.reload();
  await page.locator('.announced', { hasText: 'Restored: what you had changed and not saved' }).waitFor();
  await shown.locator('main').waitFor();
});

test('what was changed in the file meanwhile is merged, and both versions of one place are offered', async ({
  openEditor,
  server,
}) => {
  const { page, shown, form, announced } = await openEditor();
  await shown.locator('h1').click();
  const heading = await form.getByLabel('Heading', { exact: true }).inputValue();
  await form.getByLabel('Heading', { exact: true }).fill('Mine');
  const file = join(server.folder, 'site.json');
  writeFileSync(file, before().replace('"copyright": "', '"copyright": "New '));
  await page.locator('.announced', { hasText: 'Taken over' }).waitFor();
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  expect(siteText(server)).toContain('"copyright": "New ');
  expect(siteText(server)).toContain('"heading": "Mine"');

  await form.getByLabel('Heading', { exact: true }).fill('Mine again');
  writeFileSync(file, siteText(server).replace('"heading": "Mine"', '"heading": "Theirs"'));
  await page.getByRole('button', { name: 'Take the other' }).click();
  await page.keyboard.press('Control+s');
  await eventually(() => siteText(server), expect.stringContaining('"heading": "Theirs"'));
  expect(siteText(server)).not.toContain(`"heading": "${heading}"`);
});

test('earlier versions lie beside the file, and nobody but the editor may write', async ({ openEditor, server }) => {
  const { page, shown, form, announced } = await openEditor();
  await shown.locator('h1').click();
  await form.getByLabel('Heading', { exact: true }).fill('Other');
  const folder = join(server.folder, '.history');
  const hasDraft = (): boolean => existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('draft-'));
  await eventually(hasDraft, true);
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  await eventually(hasDraft, false);
  const [version = ''] = readdirSync(folder).filter((name) => name.endsWith('.site.json'));
  expect(readFileSync(join(folder, version), 'utf8')).toBe(before());
  const put = (headers: Record<string, string>): Promise<Response> =>
    fetch(`${server.address}__edit/files/site`, { method: 'PUT', headers, body: '{"text":"{}","basedOn":""}' });
  expect((await put({})).status).toBe(403);
  expect((await put({ origin: 'http://elsewhere.test' })).status).toBe(403);
  expect((await put({ 'x-edit-token': 'guessed' })).status).toBe(403);
  expect(existsSync(join(server.folder, 'uploads/../evil.svg'))).toBe(false);
});

test('words are found in all that is read, shown in their sentences, and replaced in one step', async ({
  openEditor,
  server,
}) => {
  const { page, announced } = await openEditor();
  await page.getByRole('button', { name: 'Find and replace' }).click();
  await page.getByLabel('Find', { exact: true }).fill('Nairobi');
  await page.getByLabel('Replace by').fill('Mombasa');
  const places = page.getByRole('dialog').getByRole('listitem');
  const count = await places.count();
  expect(count).toBeGreaterThan(3);
  await places.first().getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: `Replace in ${count - 1} places` }).click();
  await eventually(() => announced.innerText(), `“Nairobi” replaced by “Mombasa” in ${count - 1} places`);
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  const { gone, come } = changedLines(before(), siteText(server));
  expect(come).toEqual(gone.map((line) => line.replaceAll('Nairobi', 'Mombasa')));
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+s');
  await eventually(() => siteText(server), before());
});

test('what is not saved is listed and can be taken back, and an earlier version put back', async ({
  openEditor,
  server,
}) => {
  const written = new Date(2021, 1, 3);
  utimesSync(join(server.folder, 'site.json'), written, written);
  const { page, shown, form, announced } = await openEditor();
  await shown.locator('h1').click();
  const heading = form.getByLabel('Heading', { exact: true });
  const words = await heading.inputValue();
  await heading.fill('Other');
  await form.getByLabel('Eyebrow').fill('Small');
  await page.getByRole('button', { name: 'Changes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('listitem')
    .filter({ hasText: 'eyebrow changed' })
    .getByRole('button', { name: 'Take back' })
    .click();
  await dialog.getByText('eyebrow changed').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  expect(changedLines(before(), siteText(server)).come).toEqual(['"heading": "Other",']);
  await page.getByRole('button', { name: 'Changes' }).click();
  await page.getByRole('button', { name: /^What has changed since/ }).click();
  await dialog.getByRole('heading', { name: /^Since .*\d\d:\d\d/ }).waitFor();
  await dialog.getByRole('button', { name: 'hero, heading changed', exact: true }).waitFor();
  await page.getByRole('button', { name: /^Put back the version of .*2021/ }).click();
  await eventually(() => heading.inputValue(), words);
  await page.keyboard.press('Control+s');
  await eventually(() => siteText(server), before());
});

test('in a narrow window one pane shows at a time, and a click on the page leads to the form', async ({
  openEditor,
}) => {
  const { page, shown, form } = await openEditor({ width: 360, height: 640 });
  expect(await form.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  await shown.locator('h1').click();
  await form.getByLabel('Heading', { exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('button', { name: 'Contents' }).click();
  await page.getByRole('button', { name: 'Header and menu' }).click();
  await eventually(() => form.getByRole('heading').first().innerText(), 'Header and menu');
});

test('a block is added, moved by its name and deleted, and a page renamed with its links', async ({
  openEditor,
  server,
}) => {
  const { page, form, announced } = await openEditor();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('notice');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Notice/ })
    .first()
    .click();
  await eventually(() => announced.innerText(), expect.stringMatching(/^Notice added as (\d+) of \1, after /));
  await form.getByLabel('Move to').selectOption('0');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Notice moved to 1 of \d+$/));
  await form.getByRole('button', { name: 'Delete this block', exact: true }).click();
  await page.keyboard.press('Control+z');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Undone: Notice/));
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await contents.getByRole('button', { name: '/contact' }).click();
  await form.getByLabel('Address', { exact: true }).fill('/reach-us');
  await form.getByRole('button', { name: 'Change the address' }).click();
  await eventually(
    () => announced.innerText(),
    expect.stringMatching(/^Page \/contact is now \/reach-us; \d+ links follow$/),
  );
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  const text = siteText(server);
  expect(text).toContain('"from": "/contact"');
  expect(text.match(/"\/contact["#]/g)).toHaveLength(1);
});
