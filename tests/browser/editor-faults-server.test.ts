import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { outdatedPage } from '../../src/edit-api/addresses';
import { newSite } from '../cli/start-site';
import { eventually } from './browser-test';
import { test, testOnSmallDisk } from './editor-faults-test';
import { stopTime } from './form-steps';

test('while the server is gone the browser keeps what is typed, and hands it over when it is back', {
  tags: 'night',
}, async ({ edit, site }) => {
  const before = site.text();
  const { failure, announced, copyright, save, inBrowser } = await edit();
  await site.stop();
  await (await copyright()).fill('Typed meanwhile');
  await eventually(inBrowser, expect.stringContaining('Typed meanwhile'));
  await save();
  await eventually(
    () => failure.innerText(),
    'The server cannot be reached. Is the window still open in which npm start runs? Your changes are kept here.',
  );
  expect(site.drafts()).toEqual([]);
  await site.start();
  // The window is the one of before, and nothing in it is pressed.
  await eventually(() => site.drafts().map((draft) => draft.includes('Typed meanwhile')), [true]);
  await eventually(inBrowser, '');
  await eventually(announced, 'Restored: the server answers again. Your changes are here; save them now.');
  expect(await failure.count()).toBe(0);
  await save();
  await eventually(announced, expect.stringMatching(/^Saved\./));
  const saved = before.replace(/"copyright": ".*"/, '"copyright": "Typed meanwhile"');
  expect(site.text()).toBe(saved);
});

test('what is typed while the server is gone is there in the next window, too', { tags: 'night' }, async ({
  edit,
  site,
}) => {
  const { page, copyright, inBrowser } = await edit();
  await site.stop();
  await (await copyright()).fill('And then closed');
  await eventually(inBrowser, expect.stringContaining('And then closed'));
  const context = page.context();
  const beside = await context.newPage();
  await page.close();
  await site.start();
  const again = await edit(beside);
  await eventually(again.announced, 'Restored: what you had changed and not saved');
  expect(await (await again.copyright()).inputValue()).toBe('And then closed');
  await eventually(() => site.drafts().length, 1);
  await eventually(again.inBrowser, '');
});

test('what is typed in a tunnel is kept, and so is the last key before a window is closed', async ({ edit, site }) => {
  const { page, copyright, inBrowser } = await edit();
  const field = await copyright();
  // Nothing fails, and nothing answers.
  await page.route('**/drafts/*', () => {});
  await field.fill('Typed in a tunnel');
  await eventually(inBrowser, expect.stringContaining('Typed in a tunnel'));
  await field.press('End');
  const beside = await page.context().newPage();
  await field.press('!');
  await page.close({ runBeforeUnload: true });
  const again = await edit(beside);
  await eventually(again.announced, 'Restored: what you had changed and not saved');
  expect(await (await again.copyright()).inputValue()).toBe('Typed in a tunnel!');
  expect(site.text()).not.toContain('Typed in a tunnel');
});

test('where the server goes before it has sent what checks, nothing waits in silence, and all is checked once it is back', {
  tags: 'night',
}, async ({ edit, site }) => {
  let isGone = true;
  const { page, failure, announced, copyright, save } = await edit(undefined, async (opened) => {
    await opened.route('**/checker.*.js', (route) => (isGone ? route.abort() : route.continue()));
  });
  await (await copyright()).fill('Not checked yet');
  await save();
  await eventually(() => failure.innerText(), expect.stringMatching(/^The server cannot be reached\./));
  isGone = false;
  await page.locator('.problems[aria-busy=false]').waitFor({ state: 'attached' });
  await save();
  await eventually(announced, expect.stringMatching(/^Saved\./));
  expect(site.text()).toContain('"copyright": "Not checked yet"');
});

test('a page of the editor that is older than its server is loaded again by a button, with all that was typed', {
  tags: 'night',
}, async ({ edit }) => {
  const { page, failure, copyright, save } = await edit();
  const writing = '**/files/site';
  await page.route(writing, (route) => route.fulfill({ status: 403, body: outdatedPage }));
  await (await copyright()).fill('Typed in the former one');
  await save();
  await eventually(() => failure.innerText(), `${outdatedPage} Your changes are kept here.`);
  await page.unroute(writing);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await loaded;
  await eventually(() => failure.count(), 0);
  await eventually(async () => (await copyright()).inputValue(), 'Typed in the former one');
});

test('the browser keeps what is typed in a file that is larger than its room, too', { tags: 'night' }, async ({
  edit,
  site,
}) => {
  const note = 'x'.repeat(6_000_000);
  const text = site.text().replace('{', `{\n  "$comment": "${note}",`);
  writeFileSync(join(site.folder, 'site.json'), text);
  const { page, announced, copyright, inBrowser } = await edit();
  await (await copyright()).fill('Kept beside the file');
  await eventually(() => site.drafts().map((draft) => draft.length < 1000), [true]);
  await site.stop();
  await (await copyright()).fill('Kept in the browser');
  await eventually(inBrowser, expect.stringContaining('Kept in the browser'));
  expect(await announced()).not.toContain('no room');
  const beside = await page.context().newPage();
  await page.close();
  await site.start();
  const again = await edit(beside);
  await eventually(again.announced, 'Restored: what you had changed and not saved');
  expect(await (await again.copyright()).inputValue()).toBe('Kept in the browser');
});

test('a window takes nothing from another site that is edited at its address, and gives nothing to it', {
  tags: 'night',
}, async ({ edit, site }) => {
  const { copyright, inBrowser, failure, save } = await edit();
  await (await copyright()).fill('Of the first site');
  await eventually(() => site.drafts().length, 1);
  await site.stop();
  const other = newSite('werkstatt');
  const text = readFileSync(join(other, 'site.json'), 'utf8');
  await site.start(other);
  await (await copyright()).fill('Of the first site still');
  await eventually(inBrowser, expect.stringContaining('Of the first site still'));
  await save();
  await eventually(() => failure.innerText(), expect.stringMatching(/^Another site is edited at this address now\./));
  expect(readFileSync(join(other, 'site.json'), 'utf8')).toBe(text);
  await site.stop();
  rmSync(other, { recursive: true });
  await site.start();
  await eventually(() => site.drafts().map((draft) => draft.includes('Of the first site still')), [true]);
});

testOnSmallDisk(
  'on a full disk the file stays whole, the browser keeps what was typed, and it is saved when there is room',
  { tags: 'night' },
  async ({ edit, site }) => {
    const before = site.text();
    const { failure, announced, copyright, save, inBrowser } = await edit();
    writeFileSync(join(site.folder, 'full'), '');
    await (await copyright()).fill('No room');
    await eventually(announced, 'The disk is full. Make room and try again; nothing was changed.');
    expect(await inBrowser()).toContain('No room');
    await save();
    await eventually(() => failure.innerText(), 'The disk is full. Make room and try again; nothing was changed.');
    expect(site.text()).toBe(before);
    expect(site.drafts()).toEqual([]);
    rmSync(join(site.folder, 'full'));
    await eventually(() => site.drafts().map((draft) => draft.includes('No room')), [true]);
    await save();
    await eventually(announced, expect.stringMatching(/^Saved\./));
    expect(site.text()).toBe(before.replace(/"copyright": ".*"/, '"copyright": "No room"'));
    await eventually(() => site.drafts().length, 0);
    expect(await inBrowser()).toBe('');
  },
);

test('of a window that crashes no more is missing than what was typed last, undone or saved as it was', {
  tags: 'night',
}, async ({ edit, site }) => {
  const { page, heading, copyright, save, announced } = await edit(undefined, (opened) => opened.clock.install());
  await (await heading()).fill('Saved');
  await save();
  await eventually(announced, expect.stringMatching(/^Saved\./));
  await (await heading()).fill('Undone');
  const field = await copyright();
  await field.fill('');
  // Whoever never rests has a draft, too: no pause is as long as the one after which it is kept otherwise.
  await stopTime(page);
  for (let words = 0; words < 5; words++) {
    await page.keyboard.type('words ');
    await page.clock.runFor(300);
  }
  await eventually(() => site.drafts().join(), expect.stringContaining('"words words'));
  await page.clock.resume();
  const typed = 'words '.repeat(5);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await eventually(announced, 'Undone: Home, opening, heading changed');
  await eventually(() => site.drafts().length, 0);
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+y');
  await eventually(() => site.drafts().map((draft) => draft.includes('Undone') && draft.includes(typed)), [true]);
  const beside = await page.context().newPage();
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => {});
  await crashed;
  const again = await edit(beside);
  await eventually(again.announced, 'Restored: what you had changed and not saved');
  expect(await (await again.heading()).inputValue()).toBe('Undone');
  expect(await (await again.copyright()).inputValue()).toBe(typed);
  expect(site.text()).toContain('"heading": "Saved"');
});

test('a draft is put back also where the window that is being left holds it a moment longer', {
  tags: 'night',
}, async ({ edit, site }) => {
  const { page, copyright } = await edit();
  await (await copyright()).fill('Typed before it was loaded again');
  await eventually(() => site.drafts().length, 1);
  const beside = await page.context().newPage();
  await page.close();
  const again = await edit(beside, async (opened) => {
    await opened.addInitScript(() => {
      const { locks } = navigator;
      const request = locks.request.bind(locks) as LockManager['request'];
      const held: typeof request = ((name: string, options: LockOptions, use: LockGrantedCallback<unknown>) =>
        options.ifAvailable ? use(null) : request(name, options, use)) as never;
      Object.defineProperty(locks, 'request', { value: held });
    });
  });
  await eventually(again.announced, 'Restored: what you had changed and not saved');
  expect(await (await again.copyright()).inputValue()).toBe('Typed before it was loaded again');
  await eventually(() => site.drafts().length, 1);
});
