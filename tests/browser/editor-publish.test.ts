import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import { eventually } from './browser-test';
import { expectUsable, test } from './editor-access-test';
import { command, type EditedSite, focused, siteText } from './editor-test';
import { dropRepository, git, makeRepository } from './repository';

let before = '';
let folder = '';
let remote = '';

beforeEach<{ server: EditedSite }>(({ server }) => {
  before = siteText(server);
  folder = server.folder;
  remote = mkdtempSync(join(tmpdir(), 'pagewright-remote-'));
  // Where there was no server, no folder is known that might be tidied.
  return () => {
    writeFileSync(join(server.folder, 'site.json'), before);
    dropRepository(server.folder);
    rmSync(join(server.folder, 'dist'), { recursive: true, force: true });
    rmSync(remote, { recursive: true, force: true });
  };
});

test('what would be published is told page by page, saved first and sent, and what is wrong stays a draft', {
  tags: 'night',
}, async ({ openEditor }) => {
  makeRepository(folder, remote);
  const { page, shown, form, troubles } = await openEditor();
  await shown.locator('h1').click();
  await form.getByLabel('Line above the heading').fill('Small words');
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('button', { name: 'Footer' }).click();
  await form.getByLabel('Copyright').fill('© {year} Somebody');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByText('2 things differ from what was published last').waitFor();
  expect(await dialog.getByRole('heading', { level: 4 }).allInnerTexts()).toEqual(['Home', 'Footer']);
  await dialog.getByRole('button', { name: 'opening, line above the heading changed', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await shown.locator('h1').click();
  // The footer, which was open, has many of that name.
  await form.getByRole('heading', { name: /^Opening: / }).waitFor();
  await form.getByLabel('Heading', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByText('Something still has to be put right').waitFor();
  await dialog.getByRole('button', { name: 'Publish all the same' }).click();
  const outcome = dialog.locator('.outcome');
  await eventually(
    () => outcome.innerText(),
    expect.stringMatching(
      /^Published\.\s+Sent to the folder for what is published\. Saved, but for Opening.*It is being put online now, which takes some minutes\..*For developers: it is the branch main of “origin” \(\S+\)\. The workflow “publish” puts it online\./s,
    ),
  );
  const said = git(remote, 'log', '-1', '--format=%an: %B', 'main').trim();
  expect(said).toBe('Owner: Footer: copyright changed');
  const sent = git(remote, 'show', 'main:site.json');
  expect(sent).toBe(before.replace(/"copyright": ".*"/, '"copyright": "© {year} Somebody"'));
  expect(readFileSync(join(folder, 'site.json'), 'utf8')).toBe(sent);
  await dialog.getByRole('button', { name: 'Publish all the same' }).waitFor();
  await dialog.getByText('2 things differ').waitFor();
  expect(troubles).toEqual([]);
  await expectUsable(page, 'what was sent');
});

test('sample text is listed before it is published, with the way to each, and keeps nothing back; saved changes begin with what is not published', {
  tags: 'night',
}, async ({ openEditor, server }) => {
  makeRepository(folder, remote);
  const { page, shown, form } = await openEditor();
  await shown.locator('h1').click();
  await form.getByLabel('Line above the heading').fill('Small words');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  const samples = dialog.getByRole('region', { name: 'Texts to look at' });
  await samples.getByText('still sample text').first().waitFor();
  const ofForms = 'How forms are sent, applications service id';
  await samples.getByRole('button', { name: ofForms }).waitFor();
  const listed = await samples.getByRole('button').count();
  await samples.getByRole('checkbox', { name: `Looked at ${ofForms}` }).click();
  await eventually(() => samples.getByRole('button', { name: ofForms }).count(), 0);
  await samples.getByRole('button', { name: 'Contact details and facts, phone', exact: true }).click();
  await eventually(() => focused(page), 'Phone');
  await form.getByLabel('Phone', { exact: true }).fill('+254 722 318 406');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await eventually(() => samples.getByRole('button').count(), listed - 2);
  await dialog.getByRole('button', { name: 'Publish all the same' }).click();
  await eventually(() => focused(page), 'Published.');
  expect(git(remote, 'show', 'main:site.json')).toContain('+254 722 318 406');
  await page.keyboard.press('Escape');
  await shown.locator('h1').click();
  await form.getByLabel('Line above the heading').fill('Other words');
  await page.keyboard.press('Control+s');
  await eventually(() => siteText(server), expect.stringContaining('"Other words"'));
  await command(page, 'Changes');
  const changes = page.getByRole('dialog', { name: 'Changes' });
  await changes.getByRole('button', { name: 'Since it was published', pressed: true }).waitFor();
  await changes.getByRole('button', { name: /^Take back/ }).click();
  await changes.getByText('Nothing: all that you see is published.').waitFor();
  await changes.getByRole('button', { name: 'Since it was published', pressed: true }).waitFor();
});

test('what somebody else has published is taken in, and where both changed one place, both are drawn to choose from', {
  tags: 'night',
}, async ({ openEditor }) => {
  makeRepository(folder, remote);
  const other = join(remote, 'clone');
  git(remote, 'clone', '--quiet', remote, other);
  const pushOther = (edit: (text: string) => string): void => {
    writeFileSync(join(other, 'site.json'), edit(readFileSync(join(other, 'site.json'), 'utf8')));
    git(other, '-c', 'user.name=Other', '-c', 'user.email=o@example.com', 'commit', '--quiet', '-am', 'Other');
    git(other, 'push', '--quiet', 'origin', 'main');
  };
  const { page, shown, form } = await openEditor();
  await shown.locator('h1').click();
  const heading = form.getByLabel('Heading', { exact: true });
  const words = await heading.inputValue();
  await heading.fill('Mine');
  pushOther((text) => text.replace(words, 'Theirs').replace('"copyright": "', '"copyright": "New '));
  const publish = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish all the same' }).click();
  };
  await publish();
  await page.getByRole('dialog').getByRole('alert').getByText('which version counts').waitFor();
  await page.getByRole('button', { name: 'Publish all the same' }).waitFor();
  await expectUsable(page, 'what could not be merged');
  await page.keyboard.press('Escape');
  await expectUsable(page, 'both versions of a place');
  const conflict = page.locator('.conflict');
  for (const [name, said] of [
    ['Yours', 'Mine'],
    ['The other', 'Theirs'],
  ] as const) {
    const frame = conflict.frameLocator(`iframe[title^="${name}"]`);
    await eventually(() => frame.locator('h1 [data-pointed], h1[data-pointed]').innerText(), said);
  }
  await conflict.getByRole('button', { name: 'Take the other' }).click();
  await eventually(() => heading.inputValue(), 'Theirs');
  await heading.fill('Both');
  await publish();
  await page.getByRole('dialog').getByRole('heading', { name: 'Published.' }).waitFor();
  const sent = git(remote, 'show', 'main:site.json');
  expect(sent).toContain('"heading": "Both"');
  expect(sent).toContain('"copyright": "New ');
  expect(git(folder, 'status', '--porcelain', '--untracked-files=no').trim()).toBe('');
});

test('what is pressed stands above a long list, a refusal of the remote is said in words, and what became of it stands first and alone', {
  tags: 'night',
}, async ({ openEditor }) => {
  makeRepository(folder, remote);
  const many = before.replaceAll('"title": "', '"title": "New: ');
  writeFileSync(join(folder, 'site.json'), many);
  const away = `${remote}-away`;
  renameSync(remote, away);
  const { page, shown, announced, troubles } = await openEditor();
  await shown.locator('h1').click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish all the same' }).click();
  await page
    .getByRole('dialog')
    .getByRole('alert')
    .getByText('There is no site at the folder for what is published')
    .waitFor();
  await page.getByRole('button', { name: 'Publish all the same' }).waitFor();
  expect(git(folder, 'log', '--format=%s').trim()).toBe('Begin');
  await page.getByText(/^\d+ things differ from what was published last/).waitFor();
  await expectUsable(page, 'what was refused');
  renameSync(away, remote);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  const isInView = (what: Locator): Promise<boolean> =>
    what.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const { top: start = 0, bottom: end = 0 } = element.closest('dialog')?.getBoundingClientRect() ?? {};
      return top >= start && bottom <= end;
    });
  const button = dialog.getByRole('button', { name: 'Publish all the same' });
  await button.waitFor();
  expect(await isInView(dialog.locator('.hits').last())).toBe(false);
  expect(await isInView(button)).toBe(true);
  await button.click();
  await eventually(() => focused(page), 'Published.');
  const outcome = dialog.locator('.outcome');
  expect(await isInView(outcome)).toBe(true);
  expect(await announced.innerText()).toBe('Published.');
  await eventually(() => dialog.getByRole('button').allInnerTexts(), ['Close', 'Look whether it is online']);
  expect(await dialog.innerText()).toMatch(/^Publish\s+Close\s+Published\.\s+Sent to .*It is being put online now/s);
  expect(await dialog.innerText()).not.toMatch(/differ|Publishing/);
  expect(git(remote, 'show', 'main:site.json')).toBe(many);
  await expectUsable(page, 'what was sent whole');
  expect(troubles).toEqual([]);
});

test('without a repository the steps to publish are said, and where nothing can be published as it is now, that is said alone', {
  tags: 'night',
}, async ({ openEditor }) => {
  const { page } = await openEditor();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('its folder is connected to no place on the internet').waitFor();
  await dialog.getByRole('button', { name: 'Write the pages' }).click();
  await dialog
    .getByRole('status')
    .getByText(`They are in the folder ${join(folder, 'dist')}.`)
    .waitFor();
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toContain('</html>');
  await dialog.getByText('Or with one press from now on').click();
  // A private repository shows nothing, and what is dragged to the first page of the host becomes a second site.
  await dialog.getByText('Take the tick out of “Keep this code private”').waitFor();
  await dialog.getByText('press “Deploys”, and drag the folder in there').waitFor();
  await page.keyboard.press('Escape');
  makeRepository(folder, remote);
  git(folder, 'checkout', '--quiet', '--detach');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('alert').getByText('an earlier version of the site').waitFor();
  expect(
    await dialog
      .getByRole('alert')
      .getByText(/^For developers: .*detached HEAD/)
      .count(),
  ).toBe(1);
  expect(await dialog.getByRole('button', { name: /^Take back/ }).count()).toBe(0);
  expect(await dialog.getByRole('button', { name: 'Publish all the same' }).isDisabled()).toBe(true);
});
