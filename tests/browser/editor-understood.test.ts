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
      { slug: 'oven', title: 'A new oven', date: '2026-11-01' },
      { slug: 'lorry', title: 'A second lorry', date: '2026-11-02' },
      { slug: 'summer', title: 'Summer', date: 'in summer' },
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
