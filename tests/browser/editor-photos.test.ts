import { expect } from 'vitest';
import { eventually } from './browser-test';
import { focused, test } from './editor-test';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><path d="M0 0h120v40H0z"/></svg>';
const files = ['Jetty', 'Creek'].map((name) => ({
  name: `${name}.svg`,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(drawing),
}));

test('several photos are added from the form of the gallery that shows them, and what is left of its samples goes at once', {
  tags: 'night',
}, async ({ openEditor }) => {
  const { page, contents, form, shown, announced } = await openEditor();
  await contents.getByRole('button', { name: 'Add to the site' }).click();
  await page
    .getByRole('dialog', { name: 'Add to the site' })
    .getByRole('button', { name: /^Gallery/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Add Gallery' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await contents.getByRole('region', { name: 'Blocks of Gallery' }).getByRole('button', { name: 'Photos' }).click();
  await form.getByLabel('Add pictures from this device').setInputFiles(files);
  // What they show is asked in a row; the last Enter ends it.
  const asked = page.getByRole('dialog', { name: 'What the pictures show' });
  await eventually(() => asked.getByRole('textbox').count(), 2);
  await eventually(() => focused(page), 'jetty.svg');
  await page.keyboard.type('A jetty');
  await page.keyboard.press('Enter');
  await eventually(() => focused(page), 'creek.svg');
  await page.keyboard.type('A creek');
  await page.keyboard.press('Enter');
  await asked.waitFor({ state: 'detached' });
  await contents.getByRole('button', { name: 'Gallery', exact: true }).click();
  await eventually(() => form.getByRole('row').count(), 6);
  await form.getByRole('button', { name: 'Delete the 3 samples' }).click();
  await eventually(() => announced.innerText(), '3 samples of Gallery deleted');
  const thumbnails = form.getByRole('button', { name: /^Open Photo of/ }).getByRole('presentation');
  await eventually(
    () =>
      thumbnails.evaluateAll((all: HTMLImageElement[]) =>
        all.map(({ src, naturalWidth }) => [src.split('/').at(-1), naturalWidth > 0]),
      ),
    [
      ['jetty.svg', true],
      ['creek.svg', true],
    ],
  );
  for (const name of ['A jetty', 'A creek']) await shown.getByRole('img', { name }).first().waitFor();
  const names = await form.getByRole('rowheader').getByRole('button').allInnerTexts();
  expect(names.map((name) => name.split('\n')[0])).toEqual(['jetty', 'creek']);
});
