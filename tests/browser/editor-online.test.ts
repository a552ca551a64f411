import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { listen } from '../serve/request';
import { temporaryFolder } from '../temporary-folder';
import { expectUsable, test } from './editor-access-test';
import { frozenText } from './editor-test';
import { dropRepository, makeRepository } from './repository';

test('whether visitors see what was sent is looked at where the site is published, as often as one likes', {
  tags: 'night',
}, async ({ openEditor, server: { folder } }) => {
  makeRepository(folder, temporaryFolder());
  onTestFinished(() => dropRepository(folder));
  const asked: string[] = [];
  const host = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(404).end();
  });
  const port = await listen(host);
  writeFileSync(join(folder, 'site.json'), frozenText.replace('https://www.example.com', `http://127.0.0.1:${port}`));
  const { page, contents, form, troubles } = await openEditor();
  await contents
    .getByRole('button', { name: /\/contact/ })
    .first()
    .click();
  await form.getByLabel('Title', { exact: true }).fill('Our office');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByRole('button', { name: 'Publish all the same' }).click();
  const look = dialog.getByRole('button', { name: 'Look whether it is online' });
  await look.click();
  await dialog.getByText(/^Not yet: there is no page at http:\S+ so far\. It takes some minutes/).waitFor();
  expect(asked.length).toBe(1);
  await expectUsable(page, 'not online yet');
  host.close();
  host.closeAllConnections();
  await look.click();
  await dialog.getByText(/^Nobody answers at http:\S+\. Is this computer connected to the internet/).waitFor();
  expect(troubles).toEqual([]);
});
