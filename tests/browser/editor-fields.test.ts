import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { eventually } from './browser-test';
import { changedLines, findAndOpen, focused, focusedPlace, frozenText, siteText, test } from './editor-test';

test('a click on a word of the site itself leads to its field, and only that word is written; all are folded by where they are said', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const { page, contents, shown, form, announced, troubles } = await openEditor();
  const menu = shown.getByRole('button', { name: 'Menu', exact: true });
  const opened = shown.locator('[popover]:popover-open');
  await menu.click();
  await eventually(() => opened.count(), 1);
  await eventually(() => focusedPlace(page), '/words/menu');
  // What was opened for what is in it closes once something else is edited.
  await contents.getByRole('button', { name: 'Footer', exact: true }).click();
  await eventually(() => opened.count(), 0);
  await contents.getByRole('button', { name: 'The site’s own words' }).click();
  await eventually(() => form.locator('.word-group').count(), 8);
  expect(await form.getByLabel('Closed now', { exact: true }).isVisible()).toBe(false);
  await form.getByRole('searchbox', { name: /^Search the words/ }).fill('closed now');
  await eventually(() => form.locator('.word-group').count(), 1);
  expect(await form.getByLabel('Closed now', { exact: true }).isVisible()).toBe(true);
  await menu.click();
  await eventually(() => focusedPlace(page), '/words/menu');
  const field = form.getByLabel('Menu', { exact: true });
  expect([await field.inputValue(), await field.getAttribute('placeholder')]).toEqual(['', 'Menu']);
  await field.fill('All pages');
  // The click has opened the menu, whose button says meanwhile how it is closed.
  await eventually(() => shown.locator('header button', { hasText: 'All pages' }).count(), 1);
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  const { words } = JSON.parse(frozenText);
  expect(JSON.parse(siteText(server)).words).toEqual({ ...words, menu: 'All pages' });
  await field.fill('');
  await page.keyboard.press('Control+s');
  await eventually(() => changedLines(frozenText, siteText(server)), { gone: [], come: [] });
  expect(troubles).toEqual([]);
});

test('long words, icons, the settings of a provider and days have fields that fit them', { tags: 'night' }, async ({
  openEditor,
  server,
}) => {
  const { page, contents, form, announced } = await openEditor();
  await contents.getByRole('button', { name: 'The site itself' }).click();
  // The second holds a value.
  for (const name of ['Name', 'Description']) {
    const field = form.getByLabel(name, { exact: true });
    const isWhole = (): Promise<boolean> =>
      field.evaluate((element) => element.scrollHeight <= element.clientHeight + 1 && element.clientHeight > 30);
    const says = (): Promise<string | null> =>
      field.evaluate((element) => (element instanceof HTMLTextAreaElement ? element.value : element.textContent));
    const words = 'A sentence for search engines that is longer than a line. '.repeat(3).trim();
    await field.fill(words);
    await eventually(isWhole, true);
    await field.press('Enter');
    expect(await says()).toBe(words);
    await field.fill('One\ntwo');
    expect(await says()).toBe('One two');
  }

  await findAndOpen(page, 'career', /Career and Job Counselling.*Services/);
  const choose = form.getByRole('button', { name: 'Choose for Icon' });
  await choose.click();
  const dialog = page.getByRole('dialog');
  await eventually(() => dialog.locator('li svg:has(*)').count(), 100);
  expect(await dialog.getByRole('status').innerText()).toMatch(/^1,\d{3} more: write a part of the name\.$/);
  await eventually(() => focused(page), expect.stringMatching(/^Search/));
  await dialog.locator('ul').evaluate((list) => list.scrollIntoView({ block: 'end' }));
  const close = dialog.getByRole('button', { name: 'Close' });
  expect(await close.evaluate((button) => button.getBoundingClientRect().top > 0)).toBe(true);
  await dialog.getByRole('searchbox').fill('graduation');
  await eventually(() => dialog.getByRole('status').innerText(), '');
  await dialog.getByRole('button', { name: 'graduation-cap' }).click();
  await eventually(() => announced.innerText(), expect.stringMatching(/icon changed$/));

  await contents.getByRole('button', { name: 'How forms are sent' }).click();
  const applications = form.locator('[data-pointer="/delivery/applications"]');
  const service = applications.getByRole('textbox', { name: 'Service id' });
  const { serviceId } = JSON.parse(frozenText).delivery.applications;
  expect(await service.inputValue()).toBe(serviceId);
  // Beside the fields each code is led to, on the page where the service shows it.
  const addresses = (): Promise<string[]> =>
    applications.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const pages = ['sign-up', 'admin', 'admin/templates', 'admin/account'];
  await eventually(
    addresses,
    pages.map((one) => `https://dashboard.emailjs.com/${one}`),
  );
  await service.fill('service_of_ours');
  await page.keyboard.press('Control+s');
  await eventually(() => JSON.parse(siteText(server)).delivery.applications.serviceId, 'service_of_ours');

  await contents.getByRole('button', { name: 'Events', exact: true }).click();
  await form.getByRole('button', { name: 'Add one' }).click();
  // A new entry is asked what the others say, or what is made of them shows; its day says its hours.
  for (const name of ['Title', 'Date', 'Location']) await form.getByRole('textbox', { name, exact: true }).waitFor();
  const day = form.locator('input[data-pointer$="/date"]');
  await day.fill('2027-03-06');
  await form.getByText('Saturday, 6 March 2027').waitFor();
  await day.focus();
  await page.keyboard.type('03066202');
  await page.keyboard.type('7');
  expect(await day.getAttribute('type')).toBe('date');
  expect(await day.inputValue()).toMatch(/^\d{4}-03-06$/);
});

test('a value whose name is taken is led to, and what pages say left out once that was asked', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const site = JSON.parse(frozenText) as { values: Record<string, string> };
  site.values = { ...site.values, phone: '+254 701 234 567' };
  writeFileSync(join(server.folder, 'site.json'), JSON.stringify(site));
  const { contents, page, form, announced, troubles } = await openEditor();
  await contents.getByRole('button', { name: 'Contact details and facts' }).click();
  // A name that is taken empties nothing, and leads to what has it.
  const phone = form.getByLabel('Phone', { exact: true });
  const named = form.getByLabel('A new name in contact details and facts');
  await named.fill('phone');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await form.getByText('There is “Phone” already.').waitFor();
  expect(await phone.inputValue()).toBe('+254 701 234 567');
  await form.getByRole('button', { name: 'Go to it' }).click();
  await eventually(() => focused(page), 'Phone');

  const leave = async (): Promise<void> => {
    const menu = form.locator('.field-menu', { hasText: 'More: phone' }).first();
    if (!(await menu.evaluate((details: HTMLDetailsElement) => details.open))) await menu.locator('summary').click();
    await menu.getByRole('button', { name: 'Remove “Phone”' }).click();
  };
  await leave();
  const dialog = page.getByRole('dialog', { name: 'Remove “Phone”?' });
  expect(await dialog.locator('p').innerText()).toMatch(/^“.+” shows on \d+ pages.*\.$/);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await phone.count()).toBe(1);
  await leave();
  await dialog.getByRole('button', { name: 'Remove it' }).click();
  await eventually(() => announced.innerText(), expect.stringMatching(/taken out$/));
  expect(await phone.count()).toBe(0);
  expect(troubles).toEqual([]);
});

test('what is wrong looks otherwise than a hint, stands beside each field that it concerns, and is mended in one press, there or everywhere', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  writeFileSync(join(server.folder, 'site.json'), frozenText.replaceAll('"to": "/apply"', '"to": "/aply"'));
  const { page, contents, shown, form, announced } = await openEditor();
  const bar = page.getByRole('region', { name: 'Notices' });
  const summary = bar.locator('summary');
  const words = summary.locator('.unseen');
  const colors = async (): Promise<(string | null)[]> => [
    await bar.getAttribute('data-severity'),
    await summary.evaluate((element) => getComputedStyle(element).backgroundColor),
  ];
  await summary.click();
  const all = page.getByRole('button', { name: /^Mend all \d+$/ }).first();
  const count = (await all.innerText()).replace(/\D/g, '');
  await all.click();
  await eventually(() => announced.innerText(), `${count} places mended`);
  // The hints that are left are not what the list was opened for.
  await words.filter({ hasText: /^(\d+ hints?, )?\d+ texts to look at$/ }).waitFor();
  await eventually(() => bar.locator('details').getAttribute('open'), null);
  await eventually(() => focused(page), expect.stringMatching(/^\d+$/));
  await page.keyboard.press('Control+s');
  await eventually(() => siteText(server), frozenText);

  await eventually(colors, ['hint', 'rgb(254, 249, 236)']);
  const hints = await words.innerText();
  await shown.locator('h1').click();
  const heading = form.getByLabel('Heading', { exact: true });
  await heading.fill('');
  await eventually(colors, ['error', 'rgb(254, 242, 242)']);
  expect(await words.innerText()).toBe(`1 thing has to be put right, ${hints}`);
  expect(await heading.getAttribute('aria-invalid')).toBe('true');
  expect(await form.locator('.problems-here li').first().innerText()).toContain('Write something here.');
  await heading.fill('One');
  await eventually(() => announced.innerText(), 'Home, opening, heading changed');
  // What was said of a step is gone once somebody goes on.
  await contents.getByRole('button', { name: 'Footer' }).click();
  await eventually(() => announced.innerText(), '');

  // What concerns several fields is one thing in the list.
  const site = JSON.parse(frozenText);
  const { actions } = site.routes[0].blocks[0];
  for (const action of actions) action.to = '/aply';
  writeFileSync(join(server.folder, 'site.json'), JSON.stringify(site));
  await summary.filter({ hasText: '1 thing has to be put right' }).waitFor();
  await shown.locator('h1').click();
  const beside = form.locator('.problems-here li');
  await eventually(() => beside.count(), actions.length);
  expect(new Set(await beside.evaluateAll((all) => all.map((one) => one.firstChild?.textContent))).size).toBe(1);
  await summary.click();
  expect(await bar.locator('li strong').first().textContent()).toMatch(/^Home, opening, “.+” leads to: $/);
  const links = form.locator('[data-pointer$="/to"]');
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('aria-invalid')))).toEqual([
    'true',
    'true',
  ]);
  for (const item of await form.locator('.items details').all())
    await item.evaluate((one) => one.setAttribute('open', ''));
  await beside.last().getByRole('button', { name: 'Write “/apply”' }).click();
  await eventually(() => announced.innerText(), expect.stringMatching(/mended$/));
  await eventually(() => beside.count(), 1);
  expect(await links.last().inputValue()).toBe('/apply');
  await page.getByRole('button', { name: 'Undo' }).click();
  await eventually(() => announced.innerText(), expect.stringMatching(/^Undone: .*mended$/));
  await eventually(() => beside.count(), 2);

  // Paragraphs have one field: what is wrong with the last of them stands there.
  site.footer.text[1] = 'Apply [here](/nowhere).';
  writeFileSync(join(server.folder, 'site.json'), JSON.stringify(site));
  await contents.getByRole('button', { name: 'Footer' }).click();
  await eventually(() => beside.count(), 1);
  expect(await form.locator('[data-pointer="/footer/text"]').getAttribute('aria-invalid')).toBe('true');
});

test('a day that is emptied by mistake comes back with Escape', { tags: 'night' }, async ({ openEditor, server }) => {
  const site = JSON.parse(frozenText);
  const fields = { name: { kind: 'text' }, day: { kind: 'date' } };
  site.collections.sales = { label: 'Sales', one: 'sale', fields, entries: [{ name: 'One', day: '2027-03-06' }] };
  writeFileSync(join(server.folder, 'site.json'), JSON.stringify(site, null, 2));
  const { contents, form } = await openEditor();
  await contents.getByRole('button', { name: 'Sales', exact: true }).click();
  await form.locator('[data-row]').first().click();
  const day = form.locator('input[type=date]').first();
  await day.fill('');
  expect(await day.inputValue()).toBe('');
  await day.press('Escape');
  expect(await day.inputValue()).toBe('2027-03-06');
});
