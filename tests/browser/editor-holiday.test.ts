import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { eventually } from './browser-test';
import { frozenText, siteText, test } from './editor-test';

/** The frozen site with opening hours at the end of its home page. */
function withHours(): string {
  const site = JSON.parse(frozenText);
  const hours = [{ days: ['mo', 'tu'], opens: '08:00', closes: '17:00' }];
  site.routes[0].blocks.push({ type: 'place', heading: 'Find us', label: 'Office', address: 'Old harbour', hours });
  return JSON.stringify(site, null, 2);
}

test('a holiday is typed in words, and the press that leaves it ticks that it is closed on that day', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  writeFileSync(join(server.folder, 'site.json'), withHours());
  const { page, contents, form, shown, announced } = await openEditor();
  await contents.getByRole('button', { name: /^Place: Find us/ }).click();
  await form.getByRole('button', { name: 'Add a line of hours', exact: true }).click();
  await form.locator('[data-pointer$="/hours/1/date"]').click();
  await page.keyboard.type('25 December');
  await form.getByLabel('Closed on these days').last().click();
  await shown.getByText(/25 December/).waitFor();
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved\./));
  const hours = JSON.parse(siteText(server)).routes[0].blocks.at(-1).hours;
  expect(hours.at(-1)).toEqual({ date: '12-25', closed: true });
});
