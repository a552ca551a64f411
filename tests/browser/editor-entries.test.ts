import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, vi } from 'vitest';
import { eventually } from './browser-test';
import { type EditedSite, focused, keepFile, siteText, test } from './editor-test';
import { withOffices } from './offices';

// The editor is bundled when it is first opened.
vi.setConfig({ testTimeout: 400_000 });

const before = keepFile();

beforeEach<{ server: EditedSite }>(({ server }) => {
  writeFileSync(join(server.folder, 'site.json'), withOffices(before()));
});

const saved = (server: EditedSite) => JSON.parse(siteText(server));

test('one more page of a kind asks for what differs alone, and shows it', async ({ openEditor, server }) => {
  const { page, contents, shown, announced, troubles } = await openEditor();
  await contents.getByRole('button', { name: 'Add a page' }).click();
  await contents.getByLabel('Like').selectOption({ label: 'one more of Offices' });
  const dialog = page.getByRole('dialog', { name: 'One more of Offices' });
  await dialog.getByLabel('Name').fill('Kisumu');
  expect(await dialog.getByLabel('Address ending').inputValue()).toBe('kisumu');
  // As in its form.
  expect(
    await dialog.getByLabel('Address ending').evaluate((one) => one.ariaDescribedByElements?.[0]?.textContent),
  ).toBe('The end of the address of its page.');
  await dialog.getByLabel('Address ending').fill('nairobi');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText('Another entry says “nairobi” already.').waitFor();
  await eventually(() => focused(page), 'Address ending');
  await dialog.getByLabel('Address ending').fill('kisumu');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await eventually(() => announced.innerText(), 'Kisumu added, like Mombasa; its page is /offices/kisumu');
  await eventually(() => shown.locator('h1').innerText(), 'Kisumu');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  expect(saved(server).collections.offices[2]).toEqual({ slug: 'kisumu', name: 'Kisumu', text: 'At the port.' });
  expect(troubles).toEqual([]);
});

test('a page that is made of an entry is found by what the entry is called', async ({ openEditor }) => {
  const { contents, form, shown } = await openEditor();
  await contents.getByLabel('Find a page or part').fill('mombasa');
  await contents.getByRole('button', { name: 'Mombasa /offices/mombasa', exact: true }).click();
  await eventually(() => shown.locator('h1').innerText(), 'Mombasa');
  await eventually(() => form.getByLabel('Text', { exact: true }).inputValue(), 'At the port.');
  expect(await contents.getByLabel('Find a page or part').inputValue()).toBe('');
});

test('one more page is like the one that is open to begin with', async ({ openEditor }) => {
  const { page, contents } = await openEditor();
  await contents.getByText('2 pages').click();
  await contents.getByRole('button', { name: '/offices/nairobi' }).click();
  await contents.getByRole('button', { name: 'Add one like…' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'One more of Offices' });
  await eventually(() => dialog.getByLabel('Like').locator('option:checked').innerText(), 'Nairobi');
});

test('an entry that was added like another names what is still the other’s, until it is changed', async ({
  openEditor,
}) => {
  const { page, contents, form } = await openEditor();
  await contents.getByText('2 pages').click();
  await contents.getByRole('button', { name: 'Add one like…' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'One more of Offices' });
  await dialog.getByLabel('Name').fill('Kisumu');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const still = form.getByText('Still as Mombasa says it:');
  await still.waitFor();
  await form.getByRole('button', { name: 'Text', exact: true }).click();
  await eventually(() => focused(page), 'Text');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('At the lake.');
  await eventually(() => still.count(), 0);
});

test('the address of an entry’s page is changed in its form and in its cell, and what leads there follows', async ({
  openEditor,
  server,
}) => {
  const { page, contents, form, announced } = await openEditor();
  await contents.getByText('2 pages').click();
  await contents.getByRole('button', { name: '/offices/mombasa' }).click();
  await eventually(() => form.getByLabel('Address', { exact: true }).inputValue(), '/offices/mombasa');
  await contents.getByRole('button', { name: '/offices/…' }).click();
  await form.getByText('What one alone should say stands in its entry').waitFor();
  await form.getByRole('button', { name: 'Open the entry' }).click();
  await form.getByLabel('Address', { exact: true }).fill('/offices/coast');
  await form.getByRole('button', { name: 'Change the address' }).click();
  const renamed = 'Page /offices/mombasa is now /offices/coast; 1 link follows';
  await eventually(() => announced.innerText(), renamed);
  await form.getByRole('button', { name: 'All entries' }).click();
  const cell = form.getByRole('textbox', { name: 'Address ending of Nairobi' });
  await cell.fill('coast');
  await cell.press('Enter');
  const taken = 'Another page already has the address "/offices/coast".';
  await eventually(() => announced.innerText(), taken);
  expect(
    await cell.evaluate((one) => one.ariaDescribedByElements?.map(({ textContent }) => textContent?.trim())),
  ).toEqual([expect.stringContaining(taken)]);
  await cell.fill('capital');
  await cell.press('Enter');
  await eventually(
    () => announced.innerText(),
    'Page /offices/nairobi is now /offices/capital; links to it follow by themselves',
  );
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  const site = saved(server);
  expect(site.collections.offices.map(({ slug }: { slug: string }) => slug)).toEqual(['capital', 'coast']);
  expect(site.footer.copyright).toContain('(/offices/coast)');
  expect(site.redirects.slice(-2)).toEqual([
    { from: '/offices/mombasa', to: '/offices/coast' },
    { from: '/offices/nairobi', to: '/offices/capital' },
  ]);
});

test('an entry with a page is deleted after what leads there was shown, and the table stays', async ({
  openEditor,
  server,
}) => {
  const { page, contents, form, announced } = await openEditor();
  await contents.getByRole('button', { name: 'Offices', exact: true }).click();
  await form.getByRole('rowheader').getByRole('button', { name: 'Mombasa' }).click();
  await form.getByRole('button', { name: 'Delete Mombasa', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Mombasa' });
  await dialog.getByText('1 place leads to Mombasa:').waitFor();
  await dialog
    .getByRole('listitem')
    .filter({ hasText: 'Footer, copyright the words stay, without the link' })
    .waitFor();
  await dialog.getByLabel('Take out what leads there').uncheck();
  await dialog.getByText('1 place leads to Mombasa. From then on it leads to').waitFor();
  await dialog.getByRole('combobox').selectOption('');
  await dialog.getByText('Once it is deleted, you will find it in the list of problems:').waitFor();
  await dialog.getByRole('button', { name: 'Delete it' }).click();
  await eventually(() => announced.innerText(), expect.stringMatching(/^Mombasa deleted; its address leads nowhere/));
  await eventually(() => form.getByRole('heading').first().innerText(), 'Offices');
  await eventually(() => focused(page), 'Nairobi');
  await page.keyboard.press('Control+z');
  await eventually(() => form.getByRole('heading').first().innerText(), 'Mombasa');
  await page.keyboard.press('Control+s');
  expect(saved(server).redirects).toEqual(JSON.parse(before()).redirects);
});

test('a block is chosen by how it looks, and comes after the one that is open', async ({ openEditor }) => {
  const { page, contents, announced } = await openEditor();
  await contents.getByRole('button', { name: /^Hero/ }).click();
  await contents.getByRole('button', { name: 'Add a block' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a block' });
  await dialog.getByRole('searchbox').fill('notice');
  await dialog.frameLocator('iframe[title="How Notice looks"]').locator('[data-block=notice]').waitFor();
  await dialog.getByRole('button', { name: /^Notice/ }).click();
  await eventually(() => announced.innerText(), expect.stringMatching(/^Notice added as 2 of \d+, after Hero/));
});

test('samples of blocks are in the look as it is edited, and in the saved one while something in that is wrong', async ({
  openEditor,
}) => {
  const { page, contents, form, troubles } = await openEditor();
  const accent = form.locator('input[data-pointer="/theme/colors/accent"]');
  const look = async (): Promise<unknown> => {
    await contents.getByRole('button', { name: 'Add a block' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a block' });
    await dialog.getByRole('searchbox').fill('notice');
    const sample = dialog.frameLocator('iframe[title="How Notice looks"]').locator('[data-block=notice]');
    const seen = await sample.evaluate(async (block) => {
      await document.fonts.ready;
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
      return [getComputedStyle(block).getPropertyValue('--accent'), ...loaded];
    });
    const said = await dialog.getByText('The pictures are samples').innerText();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await contents.getByRole('button', { name: 'Theme', exact: true }).click();
    return [...seen, said];
  };
  await contents.getByRole('button', { name: 'Theme', exact: true }).click();
  await accent.fill('#0b5d3b');
  await form.getByLabel('Font', { exact: true }).selectOption('outfit');
  expect(await look()).toEqual(['#0b5d3b', 'Outfit', expect.stringContaining('in the look of your site.')]);
  await accent.fill('#f4f4f4');
  await page.getByRole('region', { name: 'Problems' }).getByText('1 thing has to be put right').waitFor();
  expect(await look()).toEqual(['#c2410c', 'Bricolage Grotesque', expect.stringContaining('saved last')]);
  expect(troubles).toEqual([]);
});

test('while a block is dragged, a line shows where it lands', async ({ openEditor }) => {
  const { page, announced } = await openEditor();
  const blocks = page.locator('.blocks > li');
  const data = await page.evaluateHandle(() => new DataTransfer());
  await blocks.first().dispatchEvent('dragstart', { dataTransfer: data });
  await blocks.nth(2).dispatchEvent('dragover', { dataTransfer: data });
  await eventually(() => blocks.nth(2).getAttribute('data-landing'), 'after');
  await blocks.nth(2).dispatchEvent('drop', { dataTransfer: data });
  await eventually(() => announced.innerText(), expect.stringMatching(/moved to 3 of/));
  await eventually(() => page.locator('[data-landing]').count(), 0);
});

test('a new page is empty, or has what the one has that it is like', async ({ openEditor, server }) => {
  const { page, contents, announced, shown, troubles } = await openEditor();
  const add = async (title: string, like: string): Promise<void> => {
    await contents.getByRole('button', { name: 'Add a page' }).click();
    await contents.getByLabel('Title').fill(title);
    await contents.getByLabel('Description').fill('What we do there.');
    if (like !== '') await contents.getByLabel('Like').selectOption({ label: like });
    await contents.getByLabel('Title').press('Enter');
    await eventually(() => announced.innerText(), expect.stringMatching(/^Page \/.* added$/));
  };
  await add('Our partners', '');
  await eventually(() => shown.locator('h1').innerText(), 'Our partners');
  await add('Ask us', 'Home');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  const { routes } = saved(server);
  const [empty, like] = routes.slice(-2);
  const described = { description: 'What we do there.' };
  const blocks = [{ type: 'hero', heading: 'Our partners' }];
  expect(empty).toEqual({ path: '/our-partners', title: 'Our partners', ...described, blocks });
  expect(like).toEqual({ path: '/ask-us', title: 'Ask us', ...described, blocks: routes[0].blocks });
  expect(troubles).toEqual([]);
});
