import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { patchBetween } from '../../src/manifest/patch';
import { eventually } from './browser-test';
import { type FaultySite, test } from './editor-faults-test';

/** Changes a site.json as editors of text do, by a file that takes its place. */
function write({ folder }: FaultySite, text: string): void {
  writeFileSync(join(folder, 'site.json~'), text);
  renameSync(join(folder, 'site.json~'), join(folder, 'site.json'));
}

test('two windows keep a draft each, save in turn, and undo their own changes alone', { tags: 'night' }, async ({
  edit,
  site,
}) => {
  const one = await edit();
  const two = await edit(one.page);
  const heading = await one.heading();
  const words = await heading.inputValue();
  await heading.fill('First');
  const copyright = await two.copyright();
  await copyright.fill('Second');
  await eventually(() => site.drafts().length, 2);
  await one.save();
  await eventually(one.announced, expect.stringMatching(/^Saved\./));
  await two.page.locator('.announced', { hasText: 'Taken over' }).waitFor();
  // That of the first is saved, that of the second is not.
  await eventually(() => site.drafts().map((draft) => draft.includes('Second')), [true]);
  await two.page.keyboard.press('Control+z');
  await eventually(two.announced, 'Undone: Footer, copyright changed');
  expect(await two.page.frameLocator('iframe[title^="The page"]').locator('h1').innerText()).toBe('First');
  await two.page.keyboard.press('Control+y');
  await eventually(two.announced, 'Done again: Footer, copyright changed');
  await two.save();
  await eventually(two.announced, expect.stringMatching(/^Saved\./));
  expect(site.text()).toContain('"heading": "First"');
  expect(site.text()).toContain('"copyright": "Second"');
  await eventually(() => site.drafts().length, 0);

  await one.page.locator('.announced', { hasText: 'Taken over' }).waitFor();
  await (await one.heading()).fill('Mine');
  await (await two.heading()).fill('Other');
  await one.save();
  await eventually(one.announced, expect.stringMatching(/^Saved\./));
  await two.page.getByText('was changed by somebody else, too').waitFor();
  await two.save();
  await eventually(two.announced, 'Nothing is saved until you decide. Choose which version counts: Opening: Other.');
  expect(site.text()).toContain('"heading": "Mine"');
  // Not even another window takes the decision.
  await two.page.reload();
  await two.page.getByText('was changed by somebody else, too').waitFor();
  await two.page.getByRole('button', { name: 'Keep yours' }).click();
  await eventually(two.announced, 'Opening: Other: your version kept, which “Save” writes into the file');
  await eventually(() => two.page.evaluate(() => (document.activeElement as HTMLInputElement).value), 'Other');
  await two.save();
  await eventually(() => site.text().includes('"heading": "Other"'), true);
  await one.page.keyboard.press('Control+z');
  await one.page.keyboard.press('Control+z');
  await eventually(async () => (await one.heading()).inputValue(), words);
});

test('who types goes on typing in the same words while the file puts something before them', { tags: 'night' }, async ({
  edit,
  site,
}) => {
  const { page, heading } = await edit();
  const field = await heading();
  await field.fill('Words ');
  await field.press('End');
  await page.keyboard.type('and ');
  const [, block = ''] = /"blocks": \[\s*(\{\s*"type": "hero")/.exec(site.text()) ?? [];
  write(site, site.text().replace(block, `{ "type": "notice", "text": "A new one" },\n${block}`));
  await page.frameLocator('iframe[title^="The page"]').getByText('A new one').waitFor();
  await page.keyboard.type('more');
  await eventually(() => page.frameLocator('iframe[title^="The page"]').locator('h1').innerText(), 'Words and more');
});

test('a file that is empty or has a mistake for a while is told, and nothing is lost when it is back', {
  tags: 'night',
}, async ({ edit, site }) => {
  const { failure, announced, copyright, save } = await edit();
  await (await copyright()).fill('Mine');
  const before = site.text();
  for (const broken of ['{ "site": ', '']) {
    write(site, broken);
    await eventually(() => failure.innerText(), expect.stringContaining('cannot be read any more'));
    await save();
    await eventually(() => failure.innerText(), expect.stringContaining('Your changes are kept here.'));
    expect(site.text()).toBe(broken);
    write(site, before);
    await eventually(announced, 'site.json can be read again.');
    expect(await failure.count()).toBe(0);
  }
  await save();
  await eventually(() => site.text(), before.replace(/"copyright": ".*"/, '"copyright": "Mine"'));
});

test('what the file and its uploads have become on another branch is checked, and a draft stands upon it', {
  tags: 'night',
}, async ({ edit, site }) => {
  const { page, heading, save, announced } = await edit();
  await (await heading()).fill('Mine');
  const before = site.text();
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  writeFileSync(join(site.folder, 'uploads/branch.svg'), drawing);
  write(site, before.replace(/"uploads\/[^"]+\.svg"/, '"uploads/branch.svg"'));
  await page.locator('.announced', { hasText: 'Taken over' }).waitFor();
  await save();
  await eventually(announced, expect.stringMatching(/^Saved\./));
  expect(site.text()).toContain('"heading": "Mine"');
  expect(site.text()).toContain('uploads/branch.svg');
  rmSync(join(site.folder, 'uploads/branch.svg'));
  write(site, site.text().replace('"heading": "Mine"', '"heading": "Branch"'));
  await page.locator('summary', { hasText: 'has to be put right' }).waitFor();
});

test('an old draft is merged with the file as it is now, and hides nothing of it', { tags: 'night' }, async ({
  edit,
  site,
}) => {
  const old = site.text();
  const said = (text: string) => /"type": "hero",[^}]*?"heading": "([^"]+)"/.exec(text)?.[1];
  const heading = `"heading": "${said(old)}"`;
  const drafted = old.replace(heading, '"heading": "Draft"').replace('"copyright": "', '"copyright": "Draft ');
  const draft = { basedOn: '0a', patch: patchBetween(JSON.parse(old), JSON.parse(drafted)) };
  mkdirSync(join(site.folder, '.history'));
  writeFileSync(join(site.folder, '.history/base-0a.json'), old);
  writeFileSync(join(site.folder, '.history/draft-0a.json'), JSON.stringify(draft));
  write(site, old.replace(heading, '"heading": "Newer"'));
  const { page, save, announced, copyright } = await edit();
  await eventually(announced, expect.stringMatching(/^Restored: .*Opening: Draft\. Choose which version counts\.$/));
  await eventually(async () => (await copyright()).textContent(), expect.stringMatching(/^Draft /));
  await save();
  await eventually(announced, expect.stringMatching(/^Saved\. Choose/));
  expect(site.text()).toContain('"copyright": "Draft ');
  expect(site.text()).toContain('"heading": "Newer"');
  await page.getByRole('button', { name: 'Take the other' }).click();
  await eventually(() => site.drafts().length, 0);
  expect(said(site.text())).toBe('Newer');
});

test('what fails in the window is told in words, and the window goes on', { tags: 'night' }, async ({ edit }) => {
  const { page, announced, copyright } = await edit();
  for (const fail of ['setTimeout(() => { throw new Error("x"); })', 'Promise.reject(new Error("x")) && 0']) {
    await page.evaluate(fail);
    await eventually(announced, expect.stringMatching(/^This did not work, and nothing is lost/));
    await (await copyright()).fill(fail);
    await eventually(announced, 'Footer, copyright changed');
  }
});
