import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { historyOf } from '../../src/workspace/history';
import { forgetRenamed, renameUpload, settleRenamed } from '../../src/workspace/renamed-uploads';
import { addUpload } from '../../src/workspace/uploads';
import { temporaryFolder } from '../temporary-folder';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';

/** A site that says one file, beside which there is another; with what tells which files are there. */
function begun(): { file: string; folder: string; there: () => string[]; say: (name: string) => void } {
  const folder = temporaryFolder();
  const file = join(folder, 'site.json');
  mkdirSync(join(folder, 'uploads/team'), { recursive: true });
  writeFileSync(join(folder, 'uploads/team/img-1.svg'), drawing);
  const say = (name: string): void => writeFileSync(file, `{ "picture": "uploads/team/${name}.svg" }`);
  say('img-1');
  const there = (): string[] => readdirSync(join(folder, 'uploads/team')).sort();
  return { file, folder, there, say };
}

test('a renamed file has one name once it is saved, and the former one again where that is taken back', async () => {
  const { file, folder, there, say } = begun();
  expect(await renameUpload(file, 'uploads/team/img-1.svg', 'Ada Lovelace.svg')).toEqual({
    path: 'uploads/team/ada-lovelace.svg',
  });
  expect(there()).toEqual(['ada-lovelace.svg', 'img-1.svg']);
  const history = historyOf(file);
  history.storeDraft('draft-1.json', '{ "patch": "uploads/team/ada-lovelace.svg" }');
  settleRenamed(file);
  expect(there()).toEqual(['ada-lovelace.svg', 'img-1.svg']);
  say('ada-lovelace');
  history.deleteDraft('draft-1.json');
  settleRenamed(file);
  expect(there()).toEqual(['ada-lovelace.svg']);
  expect(readFileSync(join(folder, '.history/uploads/team/img-1.svg'), 'utf8')).toBe(drawing);
  history.storeDraft('draft-1.json', '{ "patch": "uploads/team/img-1.svg" }');
  settleRenamed(file);
  expect(there()).toEqual(['ada-lovelace.svg', 'img-1.svg']);
  say('img-1');
  history.deleteDraft('draft-1.json');
  settleRenamed(file);
  expect(there()).toEqual(['img-1.svg']);
});

test('renamed again and again, it has the latest of its names; one that nothing uses has it at once', async () => {
  const { file, there, say } = begun();
  for (const name of ['a', 'b', 'img-1', 'c']) {
    const [path = ''] = there();
    await renameUpload(file, `uploads/team/${path}`, `${name}.svg`);
    say(name);
    settleRenamed(file);
    expect(there()).toEqual([`${name}.svg`]);
  }
  writeFileSync(file, '{}');
  await renameUpload(file, 'uploads/team/c.svg', 'd.svg');
  expect(there()).toEqual(['d.svg']);
});

test('where nothing came of it, the name that is said stays alone', async () => {
  const { file, there } = begun();
  await renameUpload(file, 'uploads/team/img-1.svg', 'ada.svg');
  settleRenamed(file);
  expect(there()).toEqual(['img-1.svg']);
});

test('no content is lost: what is another file by now stays, and so does the last of its kind', async () => {
  const { file, folder, there, say } = begun();
  const other = drawing.replaceAll('9', '8');
  await renameUpload(file, 'uploads/team/img-1.svg', 'ada.svg');
  say('ada');
  writeFileSync(join(folder, 'uploads/team/img-1.svg'), other);
  settleRenamed(file);
  expect(there()).toEqual(['ada.svg', 'img-1.svg']);
  writeFileSync(join(folder, 'uploads/team/img-1.svg'), drawing);
  writeFileSync(join(folder, 'uploads/team/ada.svg'), other);
  settleRenamed(file);
  expect(there()).toEqual(['ada.svg', 'img-1.svg']);
});

test('a file that is added under a former name stays there', async () => {
  const { file, there, say } = begun();
  await renameUpload(file, 'uploads/team/img-1.svg', 'ada.svg');
  say('ada');
  settleRenamed(file);
  const added = await addUpload(file, 'img-1.svg', Buffer.from(drawing), 'uploads/team/ada.svg');
  forgetRenamed(file, 'path' in added ? added.path : '');
  settleRenamed(file);
  expect(there()).toEqual(['ada.svg', 'img-1.svg']);
});

test('what lies elsewhere is not renamed, and what somebody has written into the history does no harm', async () => {
  const { file, folder, there } = begun();
  for (const path of ['site.json', ['uploads', '..', 'site.json'].join('/'), 'uploads/team/none.svg'])
    expect(await renameUpload(file, path, 'ada.svg')).toEqual({
      failure: `${path} cannot be read, so it keeps its name.`,
    });
  historyOf(file).storeRenamed(
    JSON.stringify([['site.json', 'uploads/team/img-1.svg'], 'uploads/team/img-1.svg', [1]]),
  );
  settleRenamed(file);
  historyOf(file).storeRenamed('[[');
  settleRenamed(file);
  expect([there(), existsSync(join(folder, 'site.json'))]).toEqual([['img-1.svg'], true]);
});
