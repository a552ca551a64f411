import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { eventually } from './browser-test';
import { keepFile, siteText, test } from './editor-test';

// The editor is bundled when it is first opened.
vi.setConfig({ testTimeout: 400_000 });

const before = keepFile();

test('how wide a question is can be seen and chosen where nothing is written, and is taken over by the next', async ({
  openEditor,
  server,
}) => {
  const site = JSON.parse(before());
  const example = site.routes.flatMap(({ blocks }: { blocks: object[] }) => blocks);
  const form = example.find(({ type }: { type: string }) => type === 'form');
  const first = { name: 'first', label: 'First name', kind: 'text' };
  form.sections = [{ fields: [first] }];
  writeFileSync(join(server.folder, 'site.json'), JSON.stringify(site));
  const { page, contents, form: pane } = await openEditor();
  const route = site.routes.find(({ blocks }: { blocks: object[] }) => blocks.includes(form));
  await page.getByRole('searchbox', { name: 'Find a page or part' }).fill(route.path);
  await contents.getByRole('button').filter({ hasText: route.path }).first().click();
  await contents.getByRole('button', { name: /^Form/ }).click();
  await pane.locator('[data-pointer$="/sections/0"]').click();
  await pane.locator('[data-pointer$="/fields/0"]').click();
  const width = pane.locator('select[data-pointer$="/fields/0/width"]');
  await eventually(
    () => width.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label),
    'Full (the usual one)',
  );
  const saved = (): object[] =>
    JSON.parse(siteText(server))
      .routes.flatMap(({ blocks }: { blocks: object[] }) => blocks)
      .find(({ type }: { type: string }) => type === 'form').sections[0].fields;
  await width.selectOption({ label: 'Half' });
  await page.keyboard.press('Control+s');
  await eventually(saved, [{ ...first, width: 'half' }]);
  await width.selectOption({ label: 'Full (the usual one)' });
  await page.keyboard.press('Control+s');
  await eventually(saved, [first]);
  await width.selectOption({ label: 'Half' });
  await pane.getByRole('button', { name: 'Add a field after this' }).click();
  await eventually(() => pane.locator('select[data-pointer$="/fields/1/width"]').inputValue(), 'half');
});
