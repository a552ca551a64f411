import { expect } from 'vitest';
import { eventually, test } from './browser-test';
import { change, openPublished, ownersKey, publish, publishSiteForFile } from './published-editor-test';

const site = publishSiteForFile();

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('in a tunnel, what an owner writes and adds is kept, and goes out behind it', { tags: 'night' }, async ({
  open,
}) => {
  const editor = await openPublished(open, site.address);
  const { page, dialog, troubles } = editor;
  await eventually(
    () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(' '),
      ),
    expect.stringMatching(/ready-photo.*open-forge|open-forge.*ready-photo/s),
  );
  await page.context().setOffline(true);
  await change(editor, 'Title', 'Written in a tunnel');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Pictures and files' }).click();
  const library = page.getByRole('dialog', { name: 'Pictures and files' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    library.getByRole('button', { name: /^Add/ }).first().click(),
  ]);
  await chooser.setFiles({ name: 'Tunnel.png', mimeType: 'image/png', buffer: onePixel });
  await library.locator('[data-file="uploads/tunnel.png"]').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByLabel('Key', { exact: true }).fill(ownersKey);
  await dialog.getByRole('button', { name: 'Use this key' }).click();
  await dialog.getByText(/cannot be reached\. Is this device connected to the internet\?/).waitFor();
  expect(await dialog.innerText()).not.toMatch(/Failed to fetch|npm start/);
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Use this key' }).click();
  await dialog.getByRole('button', { name: /^Publish now$/ }).click();
  await dialog.getByRole('heading', { name: 'Published.' }).waitFor();
  expect(await site.sentText()).toContain('Written in a tunnel');
  expect(troubles.filter((trouble) => !trouble.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('a key whose time is over midway is asked for again where it is missed, and forgotten by one button', {
  tags: 'night',
}, async ({ open }) => {
  const editor = await openPublished(open, site.address);
  const { page, dialog } = editor;
  await change(editor, 'Title', 'With another key');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const field = dialog.getByLabel('Key', { exact: true });
  await field.fill(ownersKey);
  await dialog.getByRole('button', { name: 'Use this key' }).click();
  const send = dialog.getByRole('button', { name: /^Publish (now|all the same)$/ });
  await send.waitFor();
  await site.forge.control({ do: 'faults', faults: [{ does: 'answer', status: 401, body: {}, times: 100 }] });
  await send.click();
  await dialog.getByText(/does not take the key/).waitFor();
  await site.forge.control({ do: 'faults', faults: [] });
  await field.fill(ownersKey);
  await dialog.getByRole('button', { name: 'Use this key' }).click();
  await field.waitFor({ state: 'detached' });
  await send.click();
  await dialog.getByRole('heading', { name: 'Published.' }).waitFor();
  expect(await site.sentText()).toContain('With another key');
  await dialog.getByRole('button', { name: 'Forget the key' }).click();
  await field.waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await change(editor, 'Title', 'Once more');
  await publish(editor);
  await dialog.getByRole('heading', { name: 'Published.' }).waitFor();
});

test('a browser that lets pages keep nothing says so in place of the editor', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${site.address}/edit/`, {
    untilHydrated: false,
    isAlone: true,
    viewport: { width: 360, height: 740 },
    prepare: async (fresh) => {
      await fresh.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
      });
    },
  });
  await page
    .getByRole('alert')
    .getByText(/private window/)
    .waitFor();
  expect(await page.getByRole('alert').innerText()).not.toContain('insecure');
});
