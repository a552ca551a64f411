import { expect, test, vi } from 'vitest';
import type { Workspace } from '../../src/edit-api/workspace';
import { readBase } from '../../src/editor/session/base';
import { followDisk } from '../../src/editor/session/follow-disk';
import { saveStateOf } from '../../src/editor/session/refusals';
import { save } from '../../src/editor/session/save';
import { remove, set } from '../../src/manifest/operations';
import { changed, checker, copyright, heading, opened, states, text } from './opened-file';

test('what a conflict was decided for is said, and nothing as saved before', async () => {
  const { disk, editor, type, save } = opened();
  type(heading, 'Mine');
  disk.text = changed(text, (root) => set(root, heading, 'Theirs'));
  await save();
  await save();
  expect(editor.state().announcement).toBe(
    'Nothing is saved until you decide. Choose which version counts: Opening: Mine.',
  );
  expect(states(editor)).toEqual(['unsaved', 1]);
  const [conflict] = editor.state().conflicts;
  if (conflict) editor.tell({ kind: 'settle', conflict: conflict, takesTheirs: false });
  expect(editor.state().announcement).toBe('Opening: Mine: your version kept, which “Save” writes into the file');
  await save();
  expect(editor.state().announcement).toBe('Saved.');
  expect(disk.text).toContain('"Mine"');
});

test('two versions that are alike by now need no decision', async () => {
  const { disk, editor, type, take } = opened();
  type(heading, 'Mine');
  disk.text = changed(text, (root) => set(root, heading, 'Theirs'));
  take();
  type(heading, 'Their');
  expect(states(editor)).toEqual(['unsaved', 1]);
  type(heading, 'Theirs');
  expect(states(editor)).toEqual(['saved', 0]);
});

test('what was taken out here is asked about though it stands there as the other has it', async () => {
  const { disk, editor, take } = opened();
  editor.change({
    says: 'Taken out',
    place: '/routes/0',
    after: remove(editor.state().edits.root, heading),
  });
  disk.text = changed(text, (root) => set(root, heading, 'Theirs'));
  take();
  expect(states(editor)).toEqual(['saved', 1]);
  editor.change({
    says: 'More',
    place: '/routes/0/title',
    after: set(editor.state().edits.root, '/routes/0/title', 'More'),
  });
  expect(states(editor)).toEqual(['unsaved', 1]);
});

test('a server that is back is noticed by itself, and said; so is what became of files, by whoever comes back', async () => {
  const { editor, type } = opened();
  const calls: (() => void)[] = [];
  vi.stubGlobal('document', { visibilityState: 'visible', documentElement: { dataset: {} } });
  vi.stubGlobal('addEventListener', (_: string, call: () => void) => calls.push(call));
  let isThere = false;
  const workspace = {
    writeSite: () => Promise.reject(new TypeError('Failed to fetch')),
    readAssets: async () => ({ ...editor.state().assets, pictures: {} }),
    readAssetsIfOther: async () => undefined,
    readSiteIfOther: () => (isThere ? Promise.resolve(undefined) : Promise.reject(new TypeError('Failed to fetch'))),
  } as Partial<Workspace> as Workspace;
  vi.useFakeTimers();
  followDisk(editor, workspace);
  type(heading, 'Mine');
  await save(editor, workspace, checker);
  await vi.advanceTimersByTimeAsync(2000);
  expect(saveStateOf(editor.state())).toMatchObject({ state: 'failed' });
  isThere = true;
  await vi.advanceTimersByTimeAsync(500);
  expect(saveStateOf(editor.state())).toEqual({ state: 'unsaved' });
  expect(editor.state().announcement).toMatch(/^Restored: /);
  isThere = false;
  await save(editor, workspace, checker);
  isThere = true;
  for (const call of calls) call();
  await vi.advanceTimersByTimeAsync(0);
  expect(saveStateOf(editor.state())).toEqual({ state: 'unsaved' });
  // Files may have come or gone meanwhile, too.
  expect(editor.state().assets.pictures).toEqual({});
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a file is taken over with what has come beside it, once both are there', async () => {
  const { editor } = opened();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', () => {});
  vi.useFakeTimers();
  const other = { text: changed(text, (root) => set(root, heading, 'Theirs')), version: 'other' };
  let asked = 0;
  const workspace = {
    readSiteIfOther: async (known: string) => (known === other.version ? undefined : other),
    readAssets: () =>
      ++asked < 3
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve({ ...editor.state().assets, pictures: {} }),
  } as Partial<Workspace> as Workspace;
  followDisk(editor, workspace);
  await vi.advanceTimersByTimeAsync(2000);
  expect(editor.state().base.version).not.toBe('other');
  expect(editor.state().assets.pictures).not.toEqual({});
  await vi.advanceTimersByTimeAsync(2000);
  const { base, assets } = editor.state();
  expect([asked, base.version, assets.pictures]).toEqual([3, 'other', {}]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(3);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('files that come and go beside the site are taken over at once, long within a second, while the window shows', async () => {
  const { editor } = opened();
  const shows = { visibilityState: 'visible' };
  vi.stubGlobal('document', shows);
  vi.stubGlobal('addEventListener', () => {});
  const { assets } = editor.state();
  let there: typeof assets | undefined;
  const workspace = {
    readSiteIfOther: async () => undefined,
    readAssetsIfOther: async () => there,
  } as Partial<Workspace> as Workspace;
  vi.useFakeTimers();
  followDisk(editor, workspace);
  there = { ...assets, files: { 'uploads/new.pdf': { path: '_assets/new.1.pdf', bytes: 1 } } };
  await vi.advanceTimersByTimeAsync(300);
  expect(editor.state().assets.files).toEqual(there.files);
  there = { ...assets, files: {} };
  await vi.advanceTimersByTimeAsync(300);
  expect(editor.state().assets.files).toEqual({});
  shows.visibilityState = 'hidden';
  there = assets;
  await vi.advanceTimersByTimeAsync(5000);
  expect(editor.state().assets).not.toBe(assets);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a file in which what is open is gone leads to its page, and says so', () => {
  const { disk, editor, take } = opened();
  editor.open('/routes/0/blocks/1/heading');
  disk.text = changed(text, (root) => remove(root, '/routes/0/blocks/1'));
  take();
  expect(editor.state().selectedPlace).toBe('/routes/0');
  expect(editor.state().announcement).toMatch(
    /^Taken over: .*window\. “.+” is not there any more: “Home” is open now\.$/,
  );
  disk.text = text;
  take();
  expect(editor.state().announcement).toBe('Taken over: what was changed in site.json outside of this window');
});

test('a text that cannot be read is told with the line of its mistake', () => {
  const read = readBase({ text: '{\n  "a": 1,\n  x }', version: '' });
  expect(read).toEqual({ failure: expect.stringMatching(/^site\.json cannot be read\. Line 3: /) });
});

test('a text in which two versions meet is told as such, with the way to bring them together', () => {
  const met = readBase({ text: '{\n<<<<<<< HEAD\n  "a": 1\n=======\n  "a": 2\n>>>>>>> b\n}', version: '' });
  expect(met).toEqual({
    failure: 'Two versions of site.json meet in it, in line 3. Load this page again to bring them together.',
  });
});

test('a file of an earlier format opens as that of today has it, and the next save writes it so', async () => {
  const old = text
    .replace('"schemaVersion": 3', '"schemaVersion": 1')
    .replace('"redirects": [', '"redirects": [\n    { "from": "/contact.html", "to": "/contact" },');
  const { disk, editor, type, save } = opened(old);
  const { base, edits } = editor.state();
  expect([edits.root.schemaVersion, base.taken?.map(({ to }) => to)]).toEqual([3, [2, 3]]);
  expect(states(editor)).toEqual(['saved', 0]);
  type(heading, 'Mine');
  await save();
  expect(disk.text).toBe(changed(text, (root) => set(root, heading, 'Mine')));
  expect(editor.state().base.taken).toBeUndefined();
  // Somebody brings the old file back.
  disk.text = old;
  type(copyright, 'Ours');
  await save();
  expect(disk.text).toContain('"schemaVersion": 3');
  expect(disk.text).toContain('"Ours"');
});
