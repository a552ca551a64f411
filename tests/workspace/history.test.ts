import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { historyOf } from '../../src/workspace/history';
import { bringBackUpload, removeUpload } from '../../src/workspace/remove-upload';
import { readSiteFile, writeSiteFile } from '../../src/workspace/site-file';
import { addUpload } from '../../src/workspace/uploads';
import { temporaryFolder } from '../temporary-folder';

test('earlier versions are kept, the latest first, and none twice', () => {
  const history = historyOf(join(temporaryFolder(), 'site.json'));
  history.storeVersion('one', new Date('2031-01-01T10:00:00Z'));
  history.storeVersion('two', new Date('2031-01-02T10:00:00Z'));
  history.storeVersion('two', new Date('2031-01-03T10:00:00Z'));
  expect(history.versions().map(({ time }) => time)).toEqual(['2031-01-02T10:00:00.000Z', '2031-01-01T10:00:00.000Z']);
  expect(history.versionNamed(history.versions()[1]?.name ?? '')).toBe('one');
  expect(history.versionNamed('../other.json')).toBeUndefined();
});

test('what a save replaces is kept as of when it was written, never before what is kept already', () => {
  const file = join(temporaryFolder(), 'site.json');
  const history = historyOf(file);
  const times = (): string[] => history.versions().map(({ time }) => time.slice(0, 16));
  const put = (text: string, day: string): void => {
    writeFileSync(file, text);
    utimesSync(file, new Date(day), new Date(day));
  };
  put('one', '2031-01-01T10:00:00Z');
  history.storeFormer('one', new Date('2031-01-05T12:00:00Z'));
  history.storeVersion('two', new Date('2031-01-05T12:00:00Z'));
  expect(times()).toEqual(['2031-01-05T12:00', '2031-01-01T10:00']);
  put('three', '2031-01-02T10:00:00Z');
  history.storeFormer('three', new Date('2031-01-06T12:00:00Z'));
  expect(times()).toEqual(['2031-01-06T12:00', '2031-01-05T12:00', '2031-01-01T10:00']);
  expect(history.versionNamed(history.versions()[0]?.name ?? '')).toBe('three');
});

test('of more than 20 MB the oldest versions go first, and the draft never', () => {
  const history = historyOf(join(temporaryFolder(), 'site.json'));
  const base = { version: 'ab12', text: 'b'.repeat(9_000_000) };
  history.storeDraft('draft-1.json', '{"basedOn":"ab12"}', base);
  for (const day of [1, 2, 3]) {
    history.storeVersion(String(day).repeat(8_000_000), new Date(`2031-01-0${day}T10:00:00Z`));
  }
  expect(history.versions().map(({ time }) => time.slice(0, 10))).toEqual(['2031-01-03', '2031-01-02']);
  expect(history.drafts()).toEqual([{ name: 'draft-1.json', text: '{"basedOn":"ab12"}', base }]);
});

test('what drafts were made from is kept once, and as long as one of them', () => {
  const folder = temporaryFolder();
  const history = historyOf(join(folder, 'site.json'));
  const kept = (): string[] => readdirSync(join(folder, '.history')).filter((name) => name !== '.gitignore');
  const [older, newer] = [
    { version: 'aa', text: 'older' },
    { version: 'bb', text: 'newer' },
  ];
  expect(history.hasBase('aa')).toBe(false);
  history.storeDraft('draft-1.json', '{"basedOn":"aa","patch":1}', older);
  expect(history.hasBase('aa')).toBe(true);
  history.storeDraft('draft-2.json', '{"basedOn":"aa","patch":2}');
  expect(history.drafts().map(({ base }) => base)).toEqual([older, older]);
  history.storeDraft('draft-1.json', '{"basedOn":"bb","patch":3}', newer);
  expect(kept()).toEqual(['base-aa.json', 'base-bb.json', 'draft-1.json', 'draft-2.json']);
  history.deleteDraft('draft-2.json');
  expect(kept()).toEqual(['base-bb.json', 'draft-1.json']);
  history.deleteDraft('draft-1.json');
  expect(kept()).toEqual([]);
});

test('a file that has become another one is not written over, and is given back', () => {
  const file = join(temporaryFolder(), 'site.json');
  writeFileSync(file, '{}');
  const read = readSiteFile(file);
  if ('failure' in read) throw new Error(read.failure);
  writeFileSync(file, '{"theirs":1}');
  expect(writeSiteFile(file, '{"mine":1}', read.version)).toMatchObject({ instead: { text: '{"theirs":1}' } });
  expect(readSiteFile(file)).toMatchObject({ text: '{"theirs":1}' });
});

test('a file that is protected against changes is left as it is, and that is said', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'site.json');
  writeFileSync(join(folder, 'real.json'), '{}');
  symlinkSync('real.json', file);
  const read = readSiteFile(file);
  if ('failure' in read) throw new Error(read.failure);
  for (const mode of [0o444, 0o400, 0o555]) {
    chmodSync(file, mode);
    const failure = `${file} is protected: it may be read, and not changed. Take that from it (press the right button of the mouse on the file; it is called “Read-only” or “Locked” there), then try again; nothing was changed.`;
    expect(writeSiteFile(file, '{"mine":1}', read.version)).toEqual({ failure });
    expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['{}', ['real.json', 'site.json']]);
  }
  chmodSync(file, 0o600);
  expect(writeSiteFile(file, '{"mine":1}', read.version)).toHaveProperty('version');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('an upload is judged by its content and stays in its folder', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'site.json');
  const drawing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  expect(await addUpload(file, '../../Évil (2).html', drawing)).toEqual({ path: 'uploads/evil-2.svg' });
  expect(await addUpload(file, 'evil-2.svg', drawing)).toEqual({ path: 'uploads/evil-2.svg' });
  const other = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>');
  expect(await addUpload(file, 'evil-2.svg', other)).toEqual({ path: 'uploads/evil-2-2.svg' });
  expect(await addUpload(file, 'team.jpg', new TextEncoder().encode('<script>'))).toHaveProperty('failure');
  expect(readdirSync(join(folder, 'uploads')).sort()).toEqual(['evil-2-2.svg', 'evil-2.svg']);
  // Windows keeps these names for devices, and takes no file of them.
  expect(await addUpload(file, 'AUX.png', drawing)).toEqual({ path: 'uploads/file-aux.svg' });
  expect(await addUpload(file, 'com1', drawing)).toEqual({ path: 'uploads/file-com1.svg' });
});

test('a file that is no picture keeps its kind where its content is of that, and is refused in words where not', async () => {
  const file = join(temporaryFolder(), 'site.json');
  const add = (name: string, content: string) => addUpload(file, name, Buffer.from(content, 'latin1'));
  for (const [name, content, path] of [
    ['Preise 2027.PDF', '%PDF-1.7', 'preise-2027.pdf'],
    ['no ending', '%PDF-1.7', 'no-ending.pdf'],
    ['Plan.docx', 'PK\x03\x04', 'plan.docx'],
    ['Film.mp4', '\0\0\0\x18ftypmp42', 'film.mp4'],
    ['Film.de.vtt', '\xef\xbb\xbfWEBVTT', 'film-de.vtt'],
    ['Times.csv', 'from;to', 'times.csv'],
  ] as const)
    expect(await add(name, content)).toEqual({ path: `uploads/${path}` });
  for (const [name, content] of [
    ['a.mp4', '<html>'],
    ['a.docx', 'from;to'],
    ['a.csv', 'MZ\0\0'],
    ['a.csv', ''],
    ['a.html', '<html>'],
    ['a.exe', 'MZ'],
  ] as const)
    expect([name, await add(name, content)]).toEqual([
      name,
      { failure: expect.stringMatching(/^This is no picture that browsers show, and no file/) },
    ]);
});

test('a picture that could not be shown is refused in plain words, and nothing of it is stored', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'site.json');
  const plain = sharp({ create: { width: 400, height: 300, channels: 3, background: '#888', noise } });
  for (const [name, whole] of [
    ['a.jpg', await plain.clone().jpeg().toBuffer()],
    ['a.png', await plain.clone().png().toBuffer()],
    ['a.webp', await plain.clone().webp().toBuffer()],
    ['a.gif', await plain.clone().gif().toBuffer()],
  ] as const) {
    const half = whole.subarray(0, whole.length / 2);
    expect([name, await addUpload(file, name, half)]).toEqual([
      name,
      { failure: expect.stringMatching(/^This picture is damaged: it cannot be read to its end/) },
    ]);
    expect(existsSync(join(folder, 'uploads'))).toBe(false);
  }
  for (const text of ['GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>']) {
    const failure = expect.stringMatching(/^This (picture does not say how wide and high|is no picture)/);
    expect([text, await addUpload(file, 'a', new TextEncoder().encode(text))]).toEqual([text, { failure }]);
  }
  const huge = '<svg xmlns="http://www.w3.org/2000/svg" width="1000000000" height="1000000000"/>';
  expect(await addUpload(file, 'a.svg', new TextEncoder().encode(huge))).toEqual({
    failure:
      'This drawing says that it is 1000000000 by 1000000000 pixels large, which no program draws, so it was not added. Save it with 1000 on its longer side, then choose it again: a drawing stays sharp at every size.',
  });
  const cut = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0');
  expect(await addUpload(file, 'a.svg', cut)).toHaveProperty('failure');
  expect(readdirSync(folder)).toEqual([]);
  expect(await addUpload(file, 'a.jpg', await plain.clone().jpeg().toBuffer())).toEqual({ path: 'uploads/a.jpg' });
});

test('a file of the uploads that nothing names is moved to where it can be had back, and no other', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'site.json');
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  mkdirSync(join(folder, 'uploads/team'), { recursive: true });
  for (const name of ['team/a', 'b', 'c']) writeFileSync(join(folder, `uploads/${name}.svg`), drawing);
  writeFileSync(file, '{ "logo": "uploads/b.svg" }');
  historyOf(file).storeDraft('draft-0.json', '{ "patch": "uploads/c.svg" }');
  expect(removeUpload(file, 'uploads/team/a.svg')).toBe(undefined);
  expect(readFileSync(join(folder, '.history/uploads/team/a.svg'), 'utf8')).toBe(drawing);
  expect(removeUpload(file, 'uploads/team/a.svg')).toBe(undefined);
  expect(removeUpload(file, 'uploads/b.svg')).toMatch(/^site\.json still names/);
  expect(removeUpload(file, 'uploads/c.svg')).toMatch(/^What is not saved yet/);
  for (const path of ['site.json', ['uploads/..', 'site.json'].join('/'), '.history/draft-0.json'])
    expect([path, removeUpload(file, path)]).toEqual([path, 'This is no file of the uploads.']);
  expect(readdirSync(join(folder, 'uploads')).sort()).toEqual(['b.svg', 'c.svg', 'team']);

  rmSync(join(folder, 'uploads/team'), { recursive: true });
  expect(bringBackUpload(file, 'uploads/team/a.svg')).toBe(undefined);
  expect(readFileSync(join(folder, 'uploads/team/a.svg'), 'utf8')).toBe(drawing);
  expect(bringBackUpload(file, 'uploads/team/a.svg')).toBe('There is another uploads/team/a.svg by now.');
  expect(bringBackUpload(file, 'uploads/other.svg')).toEqual(expect.any(String));
  // Nor is a folder made for what is not there.
  expect(bringBackUpload(file, 'uploads/gone/other.svg')).toEqual(expect.any(String));
  expect(existsSync(join(folder, 'uploads/gone'))).toBe(false);
  symlinkSync(temporaryFolder(), join(folder, 'uploads/elsewhere'));
  for (const path of ['draft-0.json', ['uploads/..', 'site.json'].join('/'), 'uploads/elsewhere/a.svg'])
    expect([path, bringBackUpload(file, path)]).toEqual([path, 'This is no file of the uploads.']);
});

test('a file of the uploads is the same however its letters are put together', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'site.json');
  const [composed = '', onDisk = ''] = (['NFC', 'NFD'] as const).map((form) => 'uploads/Été/café.svg'.normalize(form));
  mkdirSync(dirname(join(folder, onDisk)), { recursive: true });
  writeFileSync(join(folder, onDisk), '<svg/>');
  writeFileSync(file, JSON.stringify({ logo: onDisk }));
  expect(removeUpload(file, composed)).toMatch(/^site\.json still names/);
  writeFileSync(file, '{}');
  expect(removeUpload(file, composed)).toBe(undefined);
  expect(existsSync(join(folder, onDisk))).toBe(false);
  expect(bringBackUpload(file, composed)).toBe(undefined);
  expect(existsSync(join(folder, onDisk))).toBe(true);
});

/** What keeps a picture from being packed into a few bytes. */
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;

test('where the history cannot be kept, it says so', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, '.history'), 'a file');
  const history = historyOf(join(folder, 'site.json'));
  expect(history.storeVersion('one', new Date())).toMatch(/^Drafts and earlier versions are not kept: .*\.history/);
  expect(history.versions()).toEqual([]);
  expect(existsSync(join(folder, 'site.json'))).toBe(false);
});
