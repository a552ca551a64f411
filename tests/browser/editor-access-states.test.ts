import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { expectUsable, test } from './editor-access-test';
import { states } from './editor-states';
import { keepFile, siteText } from './editor-test';
import { windowStates } from './editor-window-states';

// The editor is bundled when it is first opened.
vi.setConfig({ testTimeout: 400_000 });
keepFile();

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

const directions = { 'left to right': 'ltr', 'right to left': 'rtl' };
const cases = Object.entries(directions).flatMap(([said, direction]) =>
  Object.entries({ ...states, ...windowStates }).map(([group, members]) => ({ said, group, direction, members })),
);

test.for(cases)(
  'on a site that is read from $said, $group: each state can be used by everybody, in every mode',
  async ({ direction, members }, { openEditor, server }) => {
    writeFileSync(join(server.folder, 'site.json'), withRareParts(siteText(server), direction));
    const editor = await openEditor();
    const opened = { ...editor, server, dialog: editor.page.getByRole('dialog') };
    for (const [name, open, leave] of members) {
      await open(opened);
      await expectUsable(editor.page, name);
      await leave?.(opened);
    }
  },
);
