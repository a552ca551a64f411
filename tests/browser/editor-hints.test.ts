import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { eventually } from './browser-test';
import { frozenText, siteText, test } from './editor-test';

test('a hint on a file leads to the file, and one on a value that nothing uses removes it', { tags: 'night' }, async ({
  openEditor,
  server,
}) => {
  const site = JSON.parse(frozenText);
  writeFileSync(
    join(server.folder, 'site.json'),
    JSON.stringify({ ...site, values: { ...site.values, fax: '+254' } }, null, 2),
  );
  writeFileSync(
    join(server.folder, 'uploads/unused.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  symlinkSync(join(server.folder, '..'), join(server.folder, 'uploads/elsewhere'));
  const { page, announced, troubles } = await openEditor();
  const notices = page.getByRole('region', { name: 'Notices' });
  await notices.locator('summary').click();
  // What no form tells of leads to none.
  const linked = notices.getByRole('listitem').filter({ hasText: 'uploads/elsewhere' });
  await linked.waitFor();
  expect(await linked.getByRole('button').count()).toBe(0);
  await notices.getByRole('button', { name: /Nothing shows the picture "uploads\/unused.svg"/ }).click();
  const library = page.getByRole('dialog', { name: 'Pictures and files' });
  await library.getByRole('heading', { name: /unused/ }).waitFor();
  await page.keyboard.press('Escape');
  await notices.locator('summary').click();
  const unused = notices.getByRole('listitem').filter({ hasText: /Nothing uses .*fax/i });
  await unused.getByRole('button', { name: 'Remove it', exact: true }).click();
  await eventually(() => announced.innerText(), expect.stringMatching(/removed$/));
  await page.keyboard.press('Control+s');
  await eventually(() => announced.innerText(), expect.stringMatching(/^Saved/));
  expect(JSON.parse(siteText(server)).values).toEqual(site.values);
  expect(troubles).toEqual([]);
});
