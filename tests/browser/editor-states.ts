import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './browser-test';
import type { CatalogueServer } from './catalogue-test';
import { openPart } from './editor-access-test';
import { type OpenEditor, pasteBlock, siteText } from './editor-test';

/** The editor in which a state is opened, and the server of its site. */
export type Opened = OpenEditor & { server: CatalogueServer; dialog: Locator };

/** A state of the window: what it is called, what leads there from the state before it, and what is done once it was looked at. */
export type State = [name: string, open: (opened: Opened) => unknown, leave?: (opened: Opened) => Promise<unknown>];

/** The states in which people meet the editor, in groups: each group begins with an editor that has just opened. */
export const states: Record<string, State[]> = {
  'as it opens': [
    ['with the tips', ({ page }) => page.getByRole('complementary', { name: 'How to begin' }).waitFor()],
    ['all three widths', ({ page }) => press(page, 'All three')],
    [
      'trying it out',
      async ({ page }) => {
        await press(page, 'Phone');
        await press(page, 'Try it out');
        await page.getByRole('button', { name: 'Try it out', pressed: true }).waitFor();
      },
      ({ page }) => press(page, 'Try it out'),
    ],
    [
      'typing on the page',
      async ({ page, shown }) => {
        await press(page, 'Do not show this again');
        await shown.locator('h1').dblclick();
        await shown.locator('h1[contenteditable]').waitFor();
      },
      ({ shown }) => shown.locator('h1').press('Escape'),
    ],
  ],
  'the form of each part': [
    ...[
      ...[
        'Hero: Your Gateway',
        'Card grid: Study Destinations',
        'Home',
        'Study destinations',
        'Office hours',
        'Header and menu',
      ],
      ...[
        'Footer',
        'Contact details and facts',
        'The site itself',
        'How forms are sent',
        'Links between',
        'Apply to Study',
      ],
      ...['Form', 'Rare', 'Table: Prices', 'Form'],
    ].map((part): State => [part, ({ page }) => openPart(page, part)]),
    [
      'an entry',
      async ({ page }) => {
        await openPart(page, 'Study destinations');
        await page.getByRole('rowheader').getByRole('button').first().click();
        await page.getByRole('button', { name: 'All entries' }).waitFor();
      },
    ],
  ],
  'what is wrong': [
    [
      'colours that cannot be read',
      async ({ page, form }) => {
        await openPart(page, 'Theme');
        await form.getByLabel('Ink', { exact: true }).fill('#f0f0f0');
        await form.locator('.problems-here').first().waitFor();
        await page.locator('.problems summary').click();
      },
      ({ page }) => page.keyboard.press('Control+z'),
    ],
    [
      'a conflict',
      async ({ page, form, server }) => {
        await openPart(page, 'Hero: Your Gateway');
        await form.getByLabel('Heading', { exact: true }).fill('Mine');
        const theirs = siteText(server).replace('"Your Gateway to Global Opportunities"', '"Theirs"');
        writeFileSync(join(server.folder, 'site.json'), theirs);
        await page.getByRole('button', { name: 'Take the other' }).waitFor();
      },
      ({ page }) => press(page, 'Take the other'),
    ],
    [
      'rows of which some are refused',
      async ({ page, dialog }) => {
        await openPart(page, 'Study destinations');
        const text = 'slug;airport;foundation;wrong\naustralia;MEL;yes;1\nsomewhere;XXX;perhaps;1\nnowhere;;;\n';
        const file = { name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
        await page.getByLabel('Take from CSV').setInputFiles(file);
        await dialog.locator('[data-severity="error"]').first().waitFor();
      },
      close,
    ],
    [
      'what a pasted block lacks',
      async ({ page, dialog }) => {
        const lacking = { type: 'notice', text: 'Ask {nobody}, or read [this](/nowhere).', icon: 'no-such-icon' };
        await pasteBlock(page, JSON.stringify(lacking));
        await dialog.getByRole('heading', { name: 'Pasted, and something is missing here' }).waitFor();
      },
      async (opened) => {
        await close(opened);
        await opened.page.keyboard.press('Control+z');
      },
    ],
    [
      'what is no block',
      async ({ page, dialog }) => {
        await pasteBlock(page, 'Only words');
        await dialog.getByRole('alert').waitFor();
      },
      close,
    ],
  ],
  'what is asked, and answered wrong': [
    [
      'a collection without a name',
      async ({ contents, dialog }) => {
        await contents.getByRole('button', { name: 'New collection' }).click();
        await dialog.getByRole('button', { name: 'Add', exact: true }).click();
        expect(await refusedAt(dialog.getByLabel('What are they called?'))).toMatch(/^A collection needs a name/);
        expect(await refusedAt(dialog.getByLabel('The first of them is'))).toBe('The first entry needs a name.');
      },
      close,
    ],
    [
      'one more entry',
      async ({ page, form, dialog }) => {
        await openPart(page, 'Study destinations');
        await form.getByRole('button', { name: 'Add one like…' }).click();
        await dialog.getByRole('button', { name: 'Add', exact: true }).click();
        expect(await refusedAt(dialog.getByRole('textbox').first())).toMatch(/is missing|already/);
      },
      close,
    ],
    [
      'a name that a shared block has already',
      async ({ page, form }) => {
        await openPart(page, 'Route map');
        await form.getByRole('button', { name: 'Make it shared' }).click();
        await form.getByRole('textbox', { name: 'What is it called?' }).fill('Ready to start');
        await form.getByRole('button', { name: 'Make it shared' }).click();
        expect(await refusedAt(form.getByLabel('What is it called?'))).toMatch(/already\.$/);
      },
    ],
    [
      'an address that is taken',
      async ({ contents, form }) => {
        await contents.getByRole('button', { name: '/contact' }).click();
        const address = form.getByLabel('Address', { exact: true });
        await address.fill('/apply');
        await form.getByRole('button', { name: 'Change the address' }).click();
        expect(await refusedAt(address)).toMatch(/Another page already has the address/);
      },
    ],
    [
      'what leads to a page that is to be deleted',
      async ({ form, dialog }) => {
        await form.getByRole('button', { name: 'Delete this page' }).click();
        await dialog.getByRole('combobox').waitFor();
      },
      close,
    ],
    ['a new page', ({ page }) => press(page, 'Add a page'), ({ page }) => press(page, 'Cancel')],
  ],
};

/** What a field says of itself to whoever hears it, once it was refused. */
async function refusedAt(field: Locator): Promise<string> {
  await eventually(() => field.getAttribute('aria-invalid'), 'true');
  // A field is described by its hint, too.
  return field.evaluate((one) =>
    (one.ariaDescribedByElements ?? []).map(({ textContent }) => textContent ?? '').join(' '),
  );
}

/** Presses the button of a name in the window or in the one over it. */
export function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

/** Closes the window that lies over the others. */
export async function close({ dialog }: Opened): Promise<void> {
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await eventually(() => dialog.count(), 0);
}
