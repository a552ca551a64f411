import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { JsonObject } from '../../src/manifest/manifest';
import { eventually } from './browser-test';
import { command, siteText, test } from './editor-test';

test('where the page is tried out, a link fills in the form that it leads to, which says what visitors will read and is sent nowhere', async ({
  openEditor,
  server,
}) => {
  const site = JSON.parse(siteText(server));
  const [home, events] = [0, site.routes.findIndex(({ path }: JsonObject) => path === '/events')];
  const form = site.routes[events].blocks.findIndex(({ type }: JsonObject) => type === 'form');
  site.routes[home].blocks[0].text = 'Ask [by Post](/events?email=Post#newsletter).';
  site.routes[events].blocks[form].text = 'Or [by Night](/events?email=Night#newsletter), or [half](/#50%).';
  site.routes[events].blocks[form].sections[0].fields = [{ name: 'email', label: 'Why', kind: 'text', prefill: true }];
  writeFileSync(join(server.folder, 'site.json'), JSON.stringify(site));
  const { page, shown } = await openEditor();
  await command(page, 'Try it out');
  const why = shown.getByLabel('Why');
  for (const how of ['Post', 'Night']) {
    await shown.getByRole('link', { name: `by ${how}` }).click();
    await eventually(() => why.inputValue(), how);
    await eventually(() => why.evaluate((field) => field.getBoundingClientRect().top < innerHeight), true);
  }
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  await shown.getByRole('button', { name: 'Subscribe' }).click();
  await shown.getByText('It has been sent.').waitFor();
  // What cannot be read as the name of a place is none, and its page shows all the same.
  await shown.getByRole('link', { name: 'half' }).click();
  await shown.getByRole('link', { name: 'by Post' }).waitFor();
  await shown.getByText('by Post').waitFor();
  expect(await page.locator('.not-drawn').allInnerTexts()).toEqual([
    expect.stringMatching(/^You are trying the page out/),
  ]);
  expect(sent.filter((one) => /emailjs|POST/.test(one))).toEqual([]);
});
