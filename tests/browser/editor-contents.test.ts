import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { eventually } from './browser-test';
import { findAndOpen, siteText, test } from './editor-test';

test('what an owner seldom needs is folded in the contents, until it is open or there is something to say of it', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  const { page, contents, form, troubles } = await openEditor();
  const seldom = contents.getByRole('button', { name: 'News feeds', exact: true });
  await contents.getByRole('button', { name: 'Colours and look', exact: true }).waitFor();
  expect(await seldom.isVisible()).toBe(false);
  await contents.getByText('Seldom needed', { exact: true }).press('Enter');
  await seldom.click();
  await eventually(() => form.getByRole('heading').first().innerText(), 'News feeds');
  await contents.getByRole('button', { name: 'Footer', exact: true }).click();
  await eventually(() => seldom.isVisible(), false);
  await findAndOpen(page, 'old addresses', /^Old addresses/);
  await eventually(() => contents.locator('[aria-current=true]').innerText(), 'Old addresses');
  await contents.getByRole('button', { name: 'Footer', exact: true }).click();
  await eventually(() => seldom.isVisible(), false);
  const site = JSON.parse(siteText(server));
  site.redirects.push({ from: '/gone', to: '/nowhere' });
  writeFileSync(join(server.folder, 'site.json'), JSON.stringify(site, null, 2));
  await eventually(() => seldom.isVisible(), true);
  expect(troubles).toEqual([]);
});
