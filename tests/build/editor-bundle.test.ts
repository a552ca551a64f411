import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { editorKey } from '../../src/cli/code-key.js';
import { answerEditing } from '../../src/develop/editing';
import {
  type BundledScript,
  type EditorBundle,
  namesIn,
  readBuildManifest,
  readBundled,
} from '../../src/edit-documents/editor-bundle';
import { readAssets } from '../../src/frame/read-assets';
import { compress } from '../../src/serve/encoding';
import { loadEditor } from '../../src/vite/bundle-editor';
import budgets from '../budgets.json';
import { projectCache, root } from '../project';
import { temporaryFolder } from '../temporary-folder';

const { all, untilShown, parts } = budgets.editor;
let bundle: EditorBundle;

beforeAll(async () => {
  bundle = await loadEditor(root, join(projectCache, 'code', editorKey(root)));
});

/** A project whose editor says in what environment it was bundled, and nothing else. */
function smallProject(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'src/vite'), { recursive: true });
  for (const name of ['bundle-editor-thread.js', 'bundle.js', 'scoped-names.js'])
    cpSync(join(root, 'src/vite', name), join(folder, 'src/vite', name));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'src/main.js'), 'console.log(process.env.NODE_ENV);');
  const build = { assetsDir: '', rollupOptions: { input: 'src/main.js' } };
  writeFileSync(join(folder, 'src/page-styles.js'), "export const pageStyles = '';");
  const output = { format: 'cjs', entryFileNames: '[name].cjs' };
  const pageStyles = { consumer: 'server', build: { rollupOptions: { input: 'src/page-styles.js', output } } };
  const settings = { environments: { editor: { consumer: 'client', build }, pageStyles } };
  writeFileSync(join(folder, 'vite.config.ts'), `export default ${JSON.stringify(settings)};`);
  return folder;
}

test('it is bundled for production, and what else the process does meanwhile, such as drawing pages, sees nothing of that', async () => {
  const seen = new Set<string | undefined>();
  const look = setInterval(() => seen.add(process.env.NODE_ENV), 5);
  const { folder } = await loadEditor(smallProject(), temporaryFolder());
  clearInterval(look);
  expect([...seen]).toEqual([process.env.NODE_ENV]);
  const scripts = namesIn(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.map((name) => contentOf(folder, name)).join()).toMatch(/log\(.production.\)/);
});

test('the editor keeps to its budgets, all of it and what comes before it shows', async () => {
  const { editor, preview, styles, pageStyles } = bundle;
  const first = new Map(
    [...fetchedBy(editor), ...fetchedBy(preview), styles, pageStyles].map((name) => [name, sizeOf(name)]),
  );
  for (const name of ['assets', 'icons']) first.set(name, await answerSize(name));
  const names = namesIn(bundle.folder);
  expect([
    ...excess('All of the editor', new Map(names.map((name) => [name, sizeOf(name)])), all),
    ...excess('What the editor fetches before it shows', first, untilShown),
  ]).toEqual([]);
});

test('the window of the editor has none of the rules, by which its worker checks, and its page composes nothing', () => {
  const { editor, preview, checker } = bundle;
  expect(textOf(fetchedBy(checker))).toContain('No icon is named');
  expect(textOf([...fetchedBy(editor), ...fetchedBy(preview)])).not.toContain('No icon is named');
  expect(fetchedBy(editor).some(isComposing)).toBe(true);
  expect(fetchedBy(preview).some(isComposing)).toBe(false);
  // A worker that started the window, which needs a page, would never answer.
  expect(fetchedBy(checker)).not.toContain(editor.file);
  expect(fetchedBy(preview)).not.toContain(editor.file);
});

test('no two files of the editor need each other, and the worker fetches no React', () => {
  const files = readBuildManifest(bundle.folder);
  const neededBy = (name: string): Set<string> => {
    const needed = new Set(files[name]?.imports);
    for (const other of needed) for (const imported of files[other]?.imports ?? []) needed.add(imported);
    return needed;
  };
  expect(Object.keys(files).filter((name) => neededBy(name).has(name))).toEqual([]);
  expect(fetchedBy(bundle.checker).filter((name) => name.startsWith('react.'))).toEqual([]);
});

test('the window and its worker have nothing of what draws the page, which needs a page to be in', () => {
  const { editor, preview, checker } = bundle;
  expect(textOf(fetchedBy(preview))).toContain('new CSSStyleSheet');
  for (const script of [editor, checker]) {
    expect(textOf(fetchedBy(script))).not.toContain('new CSSStyleSheet');
    expect(fetchedBy(script).filter((name) => /^(blocks|preview)\./.test(name))).toEqual([]);
  }
});

function isComposing(name: string): boolean {
  return name.startsWith('composing.');
}

function fetchedBy({ file, needs }: BundledScript): string[] {
  return [file, ...needs];
}

function textOf(names: string[]): string {
  return names.map((name) => contentOf(bundle.folder, name)).join('');
}

function contentOf(folder: string, name: string): Buffer {
  return readBundled(folder, name)?.plain() ?? Buffer.alloc(0);
}

/** How large a file of the bundle is, compressed as well as can be, so that what it holds counts and not what is done in a hurry. */
function sizeOf(name: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const size = sizes.get(name) ?? brotliCompressSync(contentOf(bundle.folder, name), { params }).length;
  sizes.set(name, size);
  return size;
}

/** The sizes of files that were asked for. */
const sizes = new Map<string, number>();

/** How large an answer is that the editor of the frozen site asks for at its start. */
async function answerSize(name: string): Promise<number> {
  const file = join(root, 'tests/fixtures/agency/site.json');
  const live = { problems: [], gathered: readAssets(dirname(file)) };
  const asked = { file, token: '', site: '', bundle };
  const { body } = await answerEditing(live, `/__edit/${name}`, asked);
  return compress(Buffer.from(body), 'br').length;
}

/** A sentence where files are larger than a budget: what each of them has, and had when the budget was last looked at. */
function excess(title: string, sizes: Map<string, number>, most: number): string[] {
  const sum = [...sizes.values()].reduce((one, other) => one + other, 0);
  if (sum <= most) return [];
  const known: Record<string, number> = parts;
  const grown = [...sizes]
    .map(([name, size]) => ({ name, size, before: known[name.split('.')[0] ?? ''] ?? 0 }))
    .sort((one, other) => other.size - other.before - (one.size - one.before))
    .map(({ name, size, before }) => `${name} ${size} (was ${before})`);
  return [`${title} has ${sum} bytes, its budget is ${most}. What grew most comes first: ${grown.join(', ')}.`];
}
