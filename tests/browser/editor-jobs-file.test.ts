import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { frozenText, siteText, test } from './editor-test';
import { begin, write } from './job';
import { dropRepository, git, makeRepository } from './repository';

test('what was changed in the file meanwhile stays, and so does what was typed', async ({ openEditor, server }) => {
  const editor = await openEditor();
  const { form, shown } = editor;
  const job = begin(editor, server, frozenText);
  await job.step(() => shown.locator('h1').click(), { focus: 'Heading' });
  await job.step(() => write(form.getByLabel('Heading', { exact: true }), 'Mine'), {
    focus: 'Heading',
    says: 'Home, opening, heading changed',
  });
  const theirs = frozenText.replace('"copyright": "', '"copyright": "New ');
  await job.step(async () => writeFileSync(join(server.folder, 'site.json'), theirs), {
    focus: 'Heading',
    says: 'Taken over: what was changed in site.json outside of this window',
  });
  await job.saves(
    {
      gone: ['"copyright": "© {year} {name}"', '"heading": "Your Gateway to Global Opportunities",'],
      come: ['"copyright": "New © {year} {name}"', '"heading": "Mine",'],
    },
    { focus: 'Heading', says: 'Saved. This page has changed: the home page.' },
  );
});

test('the site is published where others take it from', { tags: 'night' }, async ({ openEditor, server }) => {
  const remote = mkdtempSync(join(tmpdir(), 'pagewright-remote-'));
  try {
    makeRepository(server.folder, remote);
    const editor = await openEditor();
    const { page, form, shown } = editor;
    const job = begin(editor, server, frozenText);
    await job.step(() => shown.locator('h1').click(), { focus: 'Heading' });
    await job.step(() => write(form.getByLabel('Heading', { exact: true }), 'Here we begin'), {
      focus: 'Heading',
      says: 'Home, opening, heading changed',
    });
    await job.step(() => page.getByRole('button', { name: 'Publish', exact: true }).click(), { focus: 'Close' });
    await job.step(() => page.getByRole('button', { name: 'Publish all the same' }).click(), {
      focus: 'Published.',
      says: 'Published.',
    });
    job.finds({ gone: ['"heading": "Your Gateway to Global Opportunities",'], come: ['"heading": "Here we begin",'] });
    expect(git(remote, 'show', 'main:site.json')).toBe(siteText(server));
    expect(git(remote, 'log', '--format=%s', '-1', 'main').trim()).toBe('Home: opening, heading changed');
  } finally {
    dropRepository(server.folder);
    rmSync(remote, { recursive: true, force: true });
  }
});
