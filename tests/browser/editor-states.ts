import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { TestOptions } from 'vitest';
import { isLong } from '../is-long';
import { eventually } from './browser-test';
import { expectUsable, test } from './editor-access-test';
import { command, type EditedSite, type OpenEditor, siteText } from './editor-test';

/** The editor in which a state is opened, and the server of its site. */
export type Opened = OpenEditor & { server: EditedSite; dialog: Locator };

/** A state of the window: what it is called, what leads there from the state before it, and what is done once it was looked at. */
export type State = [name: string, open: (opened: Opened) => unknown, leave?: (opened: Opened) => Promise<unknown>];

/** The window itself is read from left to right: of another site's direction it knows by the words of that site alone, which are turned by day. */
const directions = ['ltr', ...(isLong ? ['rtl'] : [])];

/** Tries that everybody can use the editor in some states, in every mode: it has just opened before the first of them. */
export function testStates(group: string, options: TestOptions, states: State[]): void {
  // The editor is bundled when it is first opened.
  test.for(directions)(
    `on a site whose direction is %s, ${group}: each state can be used by everybody`,
    options,
    async (direction, { openEditor, server }) => {
      writeFileSync(join(server.folder, 'site.json'), withRareParts(siteText(server), direction));
      const editor = await openEditor();
      const opened = { ...editor, server, dialog: editor.page.getByRole('dialog') };
      for (const [name, open, leave] of states) {
        await open(opened);
        await expectUsable(editor.page, name);
        await leave?.(opened);
      }
    },
  );
}

/** Presses the button of a name in the window or in the one over it, or chooses what the menu calls so. */
export async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  if ((await button.count()) > 0) await button.click();
  else await command(page, name);
}

/** Closes the window that lies over the others. */
export async function close({ dialog }: Opened): Promise<void> {
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await eventually(() => dialog.count(), 0);
}

/** The site with a page of what it does not have: rows as a grid, an icon and a flag of a block, and a question that is asked after an answer. */
function withRareParts(text: string, direction: string): string {
  const site = JSON.parse(text);
  const { blocks: apply } = site.routes.find(({ path }: { path: string }) => path === '/apply');
  const form = structuredClone(apply.find(({ type }: { type: string }) => type === 'form'));
  form.sections[1].fields[0].when = { academicYear: ['kcse-form4'] };
  const rows = [['Talk by {phone}', '0'], { from: 'studyDestinations', as: ['{country}', '0'] }];
  const table = { type: 'table', heading: 'Prices', columns: ['What', 'Price'], rows };
  const notice = { type: 'notice', title: 'Marked', text: 'It has an icon.', icon: 'compass' };
  const chips = { type: 'chips', heading: 'Flagged', items: [{ label: 'Kenya', flag: 'ke' }] };
  const blocks = [{ type: 'hero', heading: 'Rare' }, table, form, notice, chips];
  site.routes.push({ path: '/rare', title: 'Rare', description: 'What few sites have.', blocks });
  if (direction === 'rtl') Object.assign(site.site, { language: 'ar', direction });
  return JSON.stringify(site, null, 2);
}
