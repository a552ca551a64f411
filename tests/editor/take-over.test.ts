import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { saveStateOf } from '../../src/editor/session/refusals';
import { insert, move, remove, set } from '../../src/manifest/operations';
import { valueAt } from '../../src/manifest/pointer';
import { root as project } from '../project';
import { changed, copyright, heading, opened, states, text } from './opened-file';

test('undo takes back one’s own changes and none that somebody else has saved', async () => {
  const { disk, editor, says, type, take, save } = opened();
  const words = says(heading);
  type(heading, 'Mine');
  disk.text = changed(text, (root) => set(root, copyright, 'Theirs'));
  expect(take()).toBe(true);
  editor.undo();
  expect([says(heading), says(copyright)]).toEqual([words, 'Theirs']);
  expect(editor.state().edits.past).toEqual([]);
  editor.redo();
  expect([says(heading), says(copyright)]).toEqual(['Mine', 'Theirs']);
  await save();
  expect(disk.text).toBe(changed(text, (root) => set(set(root, copyright, 'Theirs'), heading, 'Mine')));
});

test('undo leads back to what was saved, however much was typed into one field before and after', async () => {
  const { disk, editor, says, save } = opened();
  const type = (words: string): void => {
    const after = set(editor.state().edits.root, heading, words);
    editor.change({ says: 'typed', place: heading, after, key: heading });
  };
  type('Sav');
  type('Saved');
  await save();
  type('Saved and');
  type('Saved and more');
  editor.undo();
  expect(says(heading)).toBe('Saved');
  expect(states(editor)).toEqual(['saved', 0]);
  expect(disk.text).toContain('"heading": "Saved"');
});

test('what is still to be decided is never saved over, however often Save is pressed', async () => {
  const { disk, editor, says, type, save } = opened();
  type(heading, 'Mine');
  disk.text = changed(text, (root) => set(root, heading, 'Theirs'));
  const theirs = disk.text;
  await save();
  await save();
  expect(disk.text).toBe(theirs);
  expect(editor.state().announcement).toBe(
    'Nothing is saved until you decide. Choose which version counts: Opening: Mine.',
  );
  expect(says(heading)).toBe('Mine');
  const [conflict] = editor.state().conflicts;
  if (conflict) editor.tell({ kind: 'settle', conflict: conflict, takesTheirs: false });
  await save();
  expect(disk.text).toBe(changed(text, (root) => set(root, heading, 'Mine')));
  expect(states(editor)).toEqual(['saved', 0]);
});

test('what has to be decided is found where it was moved to', () => {
  const { disk, editor, says, type, take } = opened();
  type(heading, 'Mine');
  disk.text = changed(text, (root) => set(root, heading, 'Theirs'));
  take();
  const after = move(editor.state().edits.root, '/routes/0/blocks/0', '/routes/0/blocks/2');
  editor.change({ says: 'moved', place: '/routes/0/blocks/2', after });
  const [conflict] = editor.state().conflicts;
  expect(conflict?.pointer).toBe('/routes/0/blocks/2/heading');
  if (conflict) editor.tell({ kind: 'settle', conflict: conflict, takesTheirs: true });
  expect(says('/routes/0/blocks/2/heading')).toBe('Theirs');
});

test('what was deleted here and changed there is gone once that is decided', () => {
  const { disk, editor, take } = opened();
  const count = (valueAt(editor.state().edits.root, '/routes/0/blocks') as unknown[]).length;
  editor.change({
    says: 'deleted',
    place: '/routes/0',
    after: remove(editor.state().edits.root, '/routes/0/blocks/1'),
  });
  disk.text = changed(text, (root) => set(root, '/routes/0/blocks/1/heading', 'Theirs'));
  take();
  const [conflict] = editor.state().conflicts;
  expect(conflict?.pointer).toBe('/routes/0/blocks/1');
  if (conflict) editor.tell({ kind: 'settle', conflict: conflict, takesTheirs: false });
  expect(valueAt(editor.state().edits.root, '/routes/0/blocks')).toHaveLength(count - 1);
});

test('what is open stays open where the file moves it, and what is around it where the file deletes it', () => {
  const { disk, editor, take } = opened();
  editor.open(heading, false);
  disk.text = changed(text, (root) => insert(root, '/routes/0/blocks/0', { type: 'notice', text: 'New' }));
  take();
  expect(editor.state().selectedPlace).toBe('/routes/0/blocks/1/heading');
  disk.text = changed(disk.text, (root) => remove(root, '/routes/0/blocks/1'));
  take();
  expect(editor.state().selectedPlace).toBe('/routes/0');
  editor.open('/routes/3/title', false);
  disk.text = changed(disk.text, (root) => remove(root, '/routes/3'));
  take();
  expect(valueAt(editor.state().edits.root, editor.state().selectedPlace)).toBeDefined();
  expect(editor.state().drawnPage).toBeDefined();
});

test('a page that is deleted in the file while something in it is not saved stays, and both versions are offered', () => {
  const { disk, editor, says, type, take } = opened();
  type('/routes/3/title', 'Mine');
  disk.text = changed(text, (root) => remove(root, '/routes/3'));
  expect(take()).toBe(false);
  expect(says('/routes/3/title')).toBe('Mine');
  expect(editor.state().conflicts).toMatchObject([{ pointer: '/routes/3' }]);
  const [conflict] = editor.state().conflicts;
  if (conflict) editor.tell({ kind: 'settle', conflict: conflict, takesTheirs: true });
  expect(editor.state().edits.root).toEqual(JSON.parse(disk.text));
});

test.each([
  ['CRLF', (one: string) => one.replaceAll('\n', '\r\n')],
  ['a byte order mark', (one: string) => `\uFEFF${one}`],
  ['tabs', (one: string) => one.replaceAll('  ', '\t')],
])('a file that comes to be written with %s says the same, and is saved that way', async (_, rewrite) => {
  const { disk, editor, type, take, save } = opened();
  disk.text = rewrite(text);
  expect(take()).toBe(true);
  expect(states(editor)).toEqual(['saved', 0]);
  expect(editor.state().announcement).toBe('');
  type(copyright, 'Mine');
  disk.text = disk.text.replace('"Home"', '"Start"');
  const before = disk.text;
  await save();
  const words = JSON.stringify(valueAt(JSON.parse(text), copyright));
  expect(disk.text).toBe(before.replace(`"copyright": ${words}`, '"copyright": "Mine"'));
});

test.each([
  ['with a mistake', '{ "site": '],
  ['empty', ''],
])('a file %s is written over by no save, and what was edited is saved once it can be read', async (_, broken) => {
  const { disk, editor, says, type, save } = opened();
  type(heading, 'Mine');
  disk.text = broken;
  await save();
  expect(disk.text).toBe(broken);
  expect(saveStateOf(editor.state())).toMatchObject({
    state: 'failed',
    why: expect.stringContaining('cannot be read'),
  });
  expect(says(heading)).toBe('Mine');
  disk.text = changed(text, (root) => set(root, copyright, 'Theirs'));
  await save();
  expect(disk.text).toBe(changed(text, (root) => set(set(root, copyright, 'Theirs'), heading, 'Mine')));
});

test('on another branch one’s own changes stand upon its file, and back again upon the first', () => {
  const { disk, editor, says, type, take } = opened();
  const other = readFileSync(join(project, 'tests/fixtures/werkstatt/site.json'), 'utf8');
  type('/values/phone', '+254 1');
  disk.text = other;
  take();
  expect(says('/values/phone')).toBe('+254 1');
  const isFile = (file: string): void => {
    const others = editor.state().conflicts.map(({ pointer }) => pointer);
    expect(others.filter((place) => !place.startsWith('/values/phone'))).toEqual([]);
    expect(set(editor.state().edits.root, '/values/phone', '')).toEqual(set(JSON.parse(file), '/values/phone', ''));
  };
  isFile(other);
  disk.text = text;
  take();
  expect(says('/values/phone')).toBe('+254 1');
  isFile(text);
});

test('a version that is put back is one step, and nothing is merged into it', () => {
  const { editor, type } = opened();
  type(heading, 'Mine');
  const { root } = editor.state().edits;
  const earlier = JSON.parse(text);
  editor.change({ says: 'put back', place: '/routes/0', after: earlier });
  expect(editor.state().edits.root).toBe(earlier);
  editor.undo();
  expect(editor.state().edits.root).toBe(root);
});
