import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { eventually, test } from './browser-test';
import { change, openPublished, ownersKey, publish, publishSiteForFile } from './published-editor-test';

const site = publishSiteForFile();

/** A text that runs a script wherever it is taken for HTML. */
function hostile(name: string): string {
  return `"><img src=x onerror="top.ran='${name}'"><script>top.ran='${name}'</script>`;
}

/** A branch as git allows it to be called, without blanks. */
const branch = `"><svg/onload="top.ran='branch'">`;

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" onload="top.ran='drawing'"><script>top.ran='drawing'</script><foreignObject width="40" height="40"><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="top.ran='drawing'"/></foreignObject><rect width="40" height="40"/></svg>`;

/** What was run of all that is hostile, in the window and its frames. */
async function ranOn(page: Page): Promise<unknown[]> {
  const ran = await Promise.all(page.frames().map((frame) => frame.evaluate(() => Reflect.get(window, 'ran') ?? null)));
  return ran.filter((one) => one !== null);
}

test('whatever a forge answers, nothing of it runs in the published editor, and nobody else is asked for anything', {
  tags: 'night',
}, async ({ open }) => {
  await site.begin({ branch, tokens: { [ownersKey]: { user: hostile('user'), mayWrite: true } } });
  const editor = await openPublished(open, site.address);
  const { page, shown, dialog, troubles, origins } = editor;
  const policy = await page.evaluate(async () => (await fetch(location.href)).headers.get('content-security-policy'));
  expect(policy).toContain("require-trusted-types-for 'script'");
  const dialogs: string[] = [];
  page.on('dialog', (opened) => {
    dialogs.push(opened.message());
    void opened.dismiss();
  });

  // What somebody else has written into the repository.
  const root = JSON.parse(site.text);
  const [home] = root.routes;
  Object.assign(home, { description: hostile('description') });
  Object.assign(home.blocks[0], {
    heading: hostile('heading'),
    text: `${hostile('copy')} [link](javascript:top.ran='link')`,
  });
  Object.assign(home.blocks[0].picture, { src: `uploads/${hostile('picture')}.svg`, alt: hostile('alt') });
  home.blocks[0].actions[0] = { label: hostile('button'), to: "javascript:top.ran='button'" };
  root.footer.copyright = hostile('footer');
  const files = { 'site.json': `${JSON.stringify(root, null, 2)}\n`, [`uploads/${hostile('file')}.svg`]: drawing };
  await site.forge.control({ do: 'write', files, message: hostile('message'), author: hostile('author') });

  // A failure in words of the forge.
  await change(editor, 'Title', 'Paddle with us');
  const words = hostile('failure');
  await site.forge.control({
    do: 'faults',
    faults: [{ match: 'POST .*/contents', does: 'answer', status: 422, body: { message: words } }],
  });
  await publish(editor);
  await dialog.getByText(words).waitFor();
  expect(await dialog.locator('img').count()).toBe(0);

  // A publication that takes in what the other has written, and is refused by a run at an address that is none.
  await site.forge.control({ do: 'faults', faults: [] });
  await dialog.getByRole('button', { name: /^Publish (now|all the same)$/ }).click();
  await dialog.getByRole('heading', { name: 'Published.' }).waitFor();
  const [sent] = (await site.forge.control({ do: 'report' })).log;
  const statuses = [{ state: 'failure', target_url: "javascript:top.ran='run'" }];
  await site.forge.control({ do: 'runs', commit: sent?.hash ?? '', runs: ['failed'], statuses });
  await dialog.getByText('It was refused for this.').waitFor();
  expect(await page.locator('a[href^="javascript" i]').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await shown.getByRole('heading', { level: 1, name: hostile('heading') }).waitFor();
  // The page shows what the site says, and takes every press itself.
  const tryOut = page.getByRole('button', { name: 'Try it out', exact: true });
  await tryOut.click();
  for (const link of await shown.locator('a[href^="javascript" i]').all()) await link.click();
  await tryOut.click();

  // Earlier versions, with who wrote them.
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Changes' }).click();
  const changes = page.getByRole('dialog', { name: 'Changes' });
  await changes.getByText(hostile('heading')).first().or(changes.locator('li').first()).first().waitFor();
  await page.keyboard.press('Escape');

  // A drawing with a script, added by hand.
  const file = join(temporaryFolder(), 'Mark.svg');
  writeFileSync(file, drawing);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Pictures and files' }).click();
  const library = page.getByRole('dialog', { name: 'Pictures and files' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    library.getByRole('button', { name: /^Add/ }).first().click(),
  ]);
  await chooser.setFiles(file);
  const added = library.locator('[data-file="uploads/mark.svg"]');
  await added.waitFor();
  await eventually(() => added.locator('img').evaluate((image) => (image as HTMLImageElement).complete), true);

  expect(await ranOn(page)).toEqual([]);
  expect(dialogs).toEqual([]);
  expect([...origins].sort()).toEqual([site.address, site.forge.address].sort());
  expect(troubles.filter((trouble) => !/status of (404|422)/.test(trouble))).toEqual([]);
});
