import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './browser-test';
import { focused, frozenText, siteText, test } from './editor-test';

test('values are called by words, and put into a text without anything of how that is written', {
  tags: 'night',
}, async ({ openEditor }) => {
  const { contents, form, announced, page, shown } = await openEditor();
  await contents.getByRole('button', { name: 'Contact details and facts' }).click();
  const fresh = form.getByLabel('A new name in contact details and facts');
  await fresh.fill('Opening days');
  await fresh.press('Enter');
  await eventually(() => announced.innerText(), 'Contact details and facts, opening days begun');
  await eventually(() => focused(page), 'Opening days');
  await page.keyboard.type('every day');
  await contents.getByRole('button', { name: 'Opening: ' }).first().click();
  const heading = form.getByLabel('Heading', { exact: true });
  await heading.fill('Open !');
  await heading.press('ArrowLeft');
  await heading.press('Shift+Tab');
  await eventually(() => focused(page), 'Insert…');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'What to insert' }).getByRole('button', { name: 'Opening days' }).click();
  await eventually(() => heading.textContent(), 'Open every day!');
  expect(await form.getByText('Reads: ').count()).toBe(0);
  await shown.getByRole('heading', { level: 1, name: 'Open every day!' }).waitFor();
  await contents.getByRole('button', { name: 'Opening: Open every day!' }).waitFor();
  // Whoever chooses none is back where they wrote.
  await heading.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await eventually(() => focused(page), 'Heading');
  await page.keyboard.type('!');
  await eventually(() => heading.textContent(), 'Open every day!!');
});

test('texts with values read as on the page in cells and conditions, also while somebody is at them', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  writeFileSync(join(server.folder, 'site.json'), siteWithTrips());
  const { contents, form, page, announced } = await openEditor();
  await contents.getByRole('button', { name: 'Trips', exact: true }).click();
  const cell = form.getByRole('textbox', { name: 'Reply of Delta' });
  await eventually(() => cell.textContent(), 'Within 24 hours');
  await cell.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' for ');
  await page.keyboard.press('Shift+Tab');
  await eventually(() => focused(page), 'Insert…');
  await page.keyboard.press('Enter');
  const values = page.getByRole('dialog', { name: 'What to insert' });
  await values
    .getByRole('button', { name: /^Application fee/ })
    .first()
    .click();
  await eventually(() => cell.textContent(), 'Within 24 hours for 3000');
  await eventually(() => focused(page), 'Reply of Delta');
  // Enter leads to the cell below, which holds no value and takes one in.
  await page.keyboard.press('Enter');
  await eventually(() => focused(page), 'Reply of Creek');
  await page.keyboard.press('End');
  await page.keyboard.type(', or {replyTime} later');
  const below = form.getByRole('textbox', { name: 'Reply of Creek' });
  await eventually(() => below.textContent(), 'At once, or 24 hours later');
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  expect(JSON.parse(siteText(server)).collections.trips.map(({ reply }: { reply: string }) => reply)).toEqual([
    'Within {replyTime} for {applicationFee}',
    'At once, or {replyTime} later',
    'At once',
  ]);

  await contents.getByRole('button', { name: /\/trips$/ }).click();
  await contents.getByRole('button', { name: 'Table: Times' }).click();
  const answer = form.getByRole('textbox', { name: 'Answer from Trasan, row 1' });
  await eventually(() => answer.textContent(), 'within 24 hours');
  await answer.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  // What is pressed next stays where it is until it was pressed.
  await form.getByRole('button', { name: 'Add a row' }).click();
  await eventually(() => announced.innerText(), 'Trips, table, row 3 added');
  await eventually(() => answer.textContent(), 'within 24 hours!');
  expect(await answer.locator('strong').innerText()).toBe('within');

  await contents.getByRole('button', { name: 'List: Cheap' }).click();
  await form.getByText('From the collection Trips').click();
  const most = form.getByRole('textbox', { name: 'To', exact: true });
  await eventually(() => most.textContent(), '3000');
  await most.click();
  await eventually(() => focused(page), 'To');
  expect(await form.innerText()).not.toContain('{');
  expect(await form.getByRole('checkbox', { name: 'Within 24 hours for 3000' }).count()).toBe(1);
});

test('a number that is taken from a value reads as that until one of its own is written, and a day is said in words wherever it is', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  writeFileSync(join(server.folder, 'site.json'), siteWithTrips());
  const { contents, form, page, announced } = await openEditor();
  await contents.getByRole('button', { name: 'Trips', exact: true }).click();
  const cell = form.getByRole('textbox', { name: 'Fee of Creek' });
  await eventually(() => cell.inputValue(), '3000');
  await form.getByRole('button', { name: 'Creek', exact: true }).click();
  const fee = form.getByRole('textbox', { name: 'Fee', exact: true });
  await eventually(() => fee.inputValue(), '3000');
  const said = 'Taken from “Application fee”. A number that you write here takes its place.';
  expect(await fee.evaluate((field: HTMLInputElement) => field.ariaDescribedByElements?.[0]?.textContent)).toBe(said);
  expect(await form.innerText()).not.toContain('{');
  await fee.focus();
  await page.keyboard.type('3500');
  await eventually(() => announced.innerText(), 'Creek, fee changed');
  expect(await form.getByText('Taken from').count()).toBe(0);
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  expect(JSON.parse(siteText(server)).collections.trips[1].fee).toBe(3500);
  await page.getByRole('button', { name: 'Undo' }).click();
  await eventually(() => fee.inputValue(), '3000');
  await form.getByRole('button', { name: 'Change application fee everywhere' }).click();
  await eventually(() => focused(page), 'Application fee');

  const described = (field: Locator): Promise<string> =>
    field.evaluate((input) => input.ariaDescribedByElements?.map(({ textContent }) => textContent).join() ?? '');
  await contents.getByRole('button', { name: 'Trips', exact: true }).click();
  const date = form.getByRole('textbox', { name: 'Date of Delta' });
  await eventually(() => described(date), '6 March 2027');
  await date.fill('2027-04-03');
  await eventually(() => described(date), '3 April 2027');
  await form.getByRole('button', { name: 'Delta', exact: true }).click();
  const day = form.getByLabel('Date', { exact: true });
  await eventually(() => described(day), 'Saturday, 3 April 2027');
  await contents.getByRole('button', { name: /\/trips$/ }).click();
  await contents.getByRole('button', { name: 'List: Early' }).click();
  await form.getByText('From the collection Trips').click();
  await eventually(() => described(form.getByLabel('From', { exact: true })), 'Saturday, 6 March 2027');
  await eventually(() => described(form.getByLabel('To', { exact: true })), 'Thursday, 30 September 2027');
});

/** The site with trips, some of which take what they say from values, and a page about them. */
function siteWithTrips(): string {
  const site = JSON.parse(frozenText);
  Object.assign(site.values, { applicationFee: '3000', replyTime: '24 hours', seasonEnd: '2027-09-30' });
  site.collections.trips = [
    { slug: 'delta', title: 'Delta', fee: 4500, reply: 'Within {replyTime}', date: '2027-03-06' },
    { slug: 'creek', title: 'Creek', fee: '{applicationFee}', reply: 'At once', date: '2027-04-07' },
    { slug: 'coast', title: 'Coast', fee: 5000, reply: 'At once', date: '2027-04-08' },
  ];
  const cheap = { fee: { to: '{applicationFee}' }, reply: 'At once' };
  const early = { date: { from: '2027-03-06', to: '{seasonEnd}' } };
  site.routes.push({
    path: '/trips',
    title: 'Trips',
    blocks: [
      { type: 'hero', heading: 'Trips' },
      {
        type: 'table',
        heading: 'Times',
        columns: ['Answer from {name}', 'Day'],
        rows: [
          ['**within** {replyTime}', 'Monday'],
          ['soon', 'Tuesday'],
        ],
      },
      { type: 'list', heading: 'Cheap', items: [{ from: 'trips', where: cheap, as: '{title}' }] },
      { type: 'list', heading: 'Early', items: [{ from: 'trips', where: early, as: '{title}' }] },
    ],
  });
  return JSON.stringify(site);
}
