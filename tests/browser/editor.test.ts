import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { eventually } from './browser-test';
import type { CatalogueServer } from './catalogue-test';
import { changedLines, siteText, test } from './editor-test';

let before = '';
let used: CatalogueServer | undefined;

beforeEach<{ server: CatalogueServer }>(({ server }) => {
  used = server;
  before = siteText(server);
});

afterEach(() => {
  if (!used) return;
  writeFileSync(join(used.folder, 'site.json'), before);
  rmSync(join(used.folder, '.history'), { recursive: true, force: true });
});

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
  await eventually(() => announced.innerText(), 'Saved.');
  const { gone, come } = changedLines(before, siteText(server));
  expect(gone).toEqual([`"heading": "${heading}",`]);
  expect(come).toEqual([`"heading": "${heading} today",`]);
  expect(troubles).toEqual([]);
});

test('words that several places say lead to a choice, and a value says how far it reaches', async ({ openEditor }) => {
  const { page, shown, form } = await openEditor();
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  await shown.locator('footer a[href^="tel:"]').first().click();
  await page
    .getByRole('button', { name: /The value “phone/ })
    .first()
    .click();
  await eventually(() => form.getByRole('heading').first().innerText(), 'Values used in texts');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-pointer'))).toMatch(/^\/values\/phone/);
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
  expect(siteText(server)).toBe(before);
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
  const { come } = changedLines(before, siteText(server));
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
  writeFileSync(file, before.replace('"copyright": "', '"copyright": "New '));
  await page.locator('.announced', { hasText: 'Taken over' }).waitFor();
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), 'Saved.');
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
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), 'Saved.');
  const folder = join(server.folder, '.history');
  const [version = ''] = readdirSync(folder).filter((name) => name.endsWith('.site.json'));
  expect(readFileSync(join(folder, version), 'utf8')).toBe(before);
  const put = (headers: Record<string, string>): Promise<Response> =>
    fetch(`${server.address}__edit/files/site`, { method: 'PUT', headers, body: '{"text":"{}","basedOn":""}' });
  expect((await put({})).status).toBe(403);
  expect((await put({ origin: 'http://elsewhere.test' })).status).toBe(403);
  expect((await put({ 'x-edit-token': 'guessed' })).status).toBe(403);
  expect(existsSync(join(server.folder, 'uploads/../evil.svg'))).toBe(false);
});
