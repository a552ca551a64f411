import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { eventually } from './browser-test';
import { type EditedSite, frozenText, siteText, test } from './editor-test';

/** Gives a site a collection whose entries have a day, which nothing shows. */
function writeNews(server: EditedSite): void {
  const site = JSON.parse(frozenText);
  site.collections.news = {
    label: 'News',
    one: 'news item',
    fields: { title: { kind: 'text', label: 'Headline' }, date: { kind: 'date', label: 'Day' } },
    entries: [
      { slug: 'oven', title: 'A new oven', date: '2026-11-01', stillSample: ['title'] },
      { slug: 'lorry', title: 'A second lorry', date: '2026-11-02' },
      { slug: 'summer', title: 'Summer', date: '2026-07-01' },
    ],
  };
  writeFileSync(join(server.folder, 'site.json'), JSON.stringify(site));
}

test('a day and an address of the web that can be read in one way only are taken as they are meant once their field is left', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  writeNews(server);
  const { page, contents, form, troubles } = await openEditor();
  await contents.getByRole('button', { name: 'News', exact: true }).click();
  const cell = (title: string) => form.getByRole('textbox', { name: `Day of ${title}`, exact: true });
  await cell('A new oven').fill('9 November 2026');
  expect(await cell('A new oven').inputValue()).toBe('9 November 2026');
  await cell('A new oven').press('Enter');
  await eventually(() => cell('A new oven').inputValue(), '2026-11-09');
  await cell('A second lorry').fill('9/11/2026');
  await cell('Summer').fill('23.10.2026');
  // The last row has none below it to which Enter would lead.
  await cell('Summer').press('Enter');
  await eventually(() => cell('Summer').inputValue(), '2026-10-23');
  expect(await cell('A second lorry').inputValue()).toBe('9/11/2026');
  await eventually(() => cell('A second lorry').getAttribute('aria-invalid'), 'true');

  await form.getByRole('rowheader').getByRole('button', { name: 'A second lorry' }).click();
  const day = form.getByLabel('Day', { exact: true });
  await day.fill('27 November 2026');
  await day.press('Tab');
  await eventually(() => day.inputValue(), '2026-11-27');
  expect(await day.getAttribute('type')).toBe('date');

  await contents.getByRole('button', { name: 'The site itself' }).click();
  const address = form.getByLabel('Web address', { exact: true });
  await address.fill('www.Sosiani.co.ke/');
  await address.press('Tab');
  await eventually(() => address.inputValue(), 'https://www.sosiani.co.ke/');
  await page.keyboard.press('Control+s');
  await eventually(() => JSON.parse(siteText(server)).site.url, 'https://www.sosiani.co.ke/');
  const dates = JSON.parse(siteText(server)).collections.news.entries.map(({ date }: { date: string }) => date);
  expect(dates).toEqual(['2026-11-09', '2026-11-27', '2026-10-23']);
  expect(troubles).toEqual([]);
});

test('a hint that is ticked off in the list of notices goes at its field and in the table', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  writeNews(server);
  const { page, contents, form } = await openEditor();
  await contents.getByRole('button', { name: 'News', exact: true }).click();
  const hint = form.getByText('This is still what the sample said.');
  await eventually(() => hint.count(), 1);
  await page.getByRole('region', { name: 'Notices' }).locator('summary').first().click();
  await page
    .getByRole('checkbox', { name: /^Looked at A new oven/ })
    .first()
    .click();
  await eventually(() => hint.count(), 0);
  await page.keyboard.press('Escape');
  await form.getByRole('rowheader').getByRole('button', { name: 'A new oven' }).click();
  await form.getByLabel('Headline', { exact: true }).waitFor();
  expect(await hint.count()).toBe(0);
});

test('a line of opening hours takes days that go together by one press, says at its place what it lacks, and no visitor reads “Closed” until it is finished', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const site = JSON.parse(frozenText);
  const place = {
    type: 'place',
    heading: 'Find us',
    address: '12 Market Street',
    label: 'The shop',
    hours: [],
    at: [-1.28, 36.81],
  };
  site.routes[0].blocks = [site.routes[0].blocks[0], place];
  writeFileSync(join(server.folder, 'site.json'), JSON.stringify(site));
  const { page, form, shown } = await openEditor();
  const hours = shown.locator('[data-block="place"]');
  await hours.getByRole('heading', { name: 'Find us' }).click();
  await form.getByRole('button', { name: 'Add a line of hours' }).click();
  const together = form.getByRole('button', { name: 'Monday to Friday', exact: true });
  await together.click();
  await eventually(() => form.getByRole('checkbox', { name: 'Friday' }).isChecked(), true);
  expect([
    await form.getByRole('checkbox', { name: 'Saturday' }).isChecked(),
    await together.getAttribute('aria-pressed'),
  ]).toEqual([false, 'true']);
  await form.getByText(/Still to fill in: .*opens/i).waitFor();
  await hours.getByText('Monday').waitFor({ state: 'detached' });
  expect(await hours.getByText('Closed').count()).toBe(0);
  await form.getByLabel('Opens').fill('08:00');
  await form.getByText(/Still to fill in: .*closes/i).waitFor();
  expect(await hours.getByText('Closed').count()).toBe(0);
  await form.getByLabel('Closes').fill('17:00');
  await hours.getByText('Monday').waitFor();
  await eventually(() => form.getByText(/Still to fill in/).count(), 0);

  // A press on a button means its words and where it leads, not how it is called for whoever hears it.
  await hours.getByRole('link', { name: /^Show the map/ }).click();
  await eventually(
    () => page.locator('.choices button').allInnerTexts(),
    ['The site’s own words', 'The place on the map'],
  );
});
