import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { editorKey } from '../../src/cli/code-key.js';
import { root } from '../project';
import { copyUnbundled } from '../project-copy';
import { folderForFile } from '../temporary-folder';
import { runCommand } from './run-command';
import { startSite } from './start-site';

const patience = { timeout: 90_000 };
const folder = folderForFile();
const record = join(folder, 'record.txt');
const recorder = join(root, 'tests/cli/record-start.js');
const cache = join(folder, 'node_modules/.cache/pagewright');
const preparing = 'Preparing the code';

/** Has a second be over at once. */
const hurry = `data:text/javascript,${encodeURIComponent(`
const wait = globalThis.setTimeout;
globalThis.setTimeout = (then, time, ...rest) => wait(then, time === 1000 ? 0 : time, ...rest);
`)}`;

beforeAll(() => {
  copyUnbundled(root, folder);
  for (const name of ['site.json', 'uploads'])
    cpSync(join(root, 'tests/fixtures/agency', name), join(folder, name), { recursive: true });
});

afterEach(() => vi.unstubAllEnvs());

/** Starts the copy of the project; gives what is asked of it, and what it has done so far. */
async function start(preload: string) {
  rmSync(record, { force: true });
  vi.stubEnv('RECORD_FILE', record);
  const { port, said, stop } = await startSite(folder, folder, { preload });
  onTestFinished(stop);
  return {
    said,
    ask: async (path: string): Promise<string> => (await fetch(`http://localhost:${port}${path}`)).text(),
    done: (): string[] => readFileSync(record, 'utf8').split('\n'),
  };
}

/** The sources of pages that Vite has read; its own settings are no such. */
function sourcesIn(done: string[]): string[] {
  return done.filter((words) => /^vite reads .*\/src\/(?!vite\/).*\.tsx?$/.test(words));
}

/** A page without what names the version of the code, and the server. */
function withoutVersion(page: string): string {
  return page.replaceAll(/nonce="[^"]*"|site\.[\w-]+\.json|"key":"[^"]*"/g, '');
}

test('a first start says what it is doing, and has the editor bundled once a page was sent', {
  tags: 'night',
}, async () => {
  const { said, ask } = await start(hurry);
  expect(said()).toContain(preparing);
  expect(await ask('/')).toContain('Your Gateway to Global Opportunities');
  const bundled = (): string[] =>
    readdirSync(join(cache, 'code')).map((key) => readdirSync(join(cache, 'code', key)).join());
  await vi.waitFor(() => expect(bundled()).toContain('editor'), patience);
  // The last thing that is made ready: another start need not do so.
  await vi.waitFor(() => expect(existsSync(join(cache, 'generated'))).toBe(true), patience);
});

test('another start says nothing, reads the site once, sends its page before Vite is there, and has Vite load no source', {
  tags: 'night',
}, async () => {
  const { said, ask, done } = await start(recorder);
  const page = await ask('/');
  expect(page).toContain('Your Gateway to Global Opportunities');
  expect(await ask('/@vite/client')).toContain('WebSocket');
  expect(said()).not.toContain(preparing);
  expect(done().filter((words) => words === `read ${join(folder, 'site.json')}`)).toHaveLength(1);
  expect(done().indexOf('sent /')).toBeGreaterThan(-1);
  expect(done().indexOf('vite')).toBeGreaterThan(done().indexOf('sent /'));
  expect(sourcesIn(done())).toEqual([]);

  const heading = join(folder, 'src/ui/heading.tsx');
  const source = readFileSync(heading, 'utf8');
  onTestFinished(() => writeFileSync(heading, source));
  for (const isFromVite of [false, true]) {
    if (isFromVite) await vi.waitFor(() => expect(sourcesIn(done()).join()).toContain('/ui/heading.tsx'), patience);
    writeFileSync(heading, `${source}// Edited once more: ${isFromVite}\n`);
    const before = await ask('/');
    await vi.waitFor(async () => expect(await ask('/')).not.toBe(before), patience);
    expect(withoutVersion(await ask('/'))).toBe(withoutVersion(page));
  }
});

test('the drawings of a site follow the colours of its theme while it is edited', { tags: 'night' }, async () => {
  const { ask } = await start(recorder);
  await ask('/');
  const [file, drawing] = [join(folder, 'site.json'), join(folder, 'uploads/artwork/headers/contact.svg')];
  const text = readFileSync(file, 'utf8');
  onTestFinished(() => writeFileSync(file, text));
  writeFileSync(file, text.replace('"accent": "#c2410c"', '"accent": "#1d4ed8"'));
  await vi.waitFor(() => expect(readFileSync(drawing, 'utf8')).toContain('#1d4ed8'), patience);
});

test('generated files that are not as their schemas say are made anew by a start', { tags: 'night' }, async () => {
  const schema = join(folder, 'schema/blocks/cta.schema.json');
  const text = readFileSync(schema, 'utf8');
  writeFileSync(schema, text.replace('"required": ["type", ', '"required": ["type", "eyebrow", '));
  onTestFinished(() => writeFileSync(schema, text));
  // Nobody opens the editor of this code, so that it need not be bundled.
  mkdirSync(join(cache, 'code', editorKey(folder), 'editor'), { recursive: true });
  const { ask } = await start(recorder);
  await ask('/');
  await vi.waitFor(async () => expect(await ask('/__problems')).toContain('is missing here'), patience);
});

test('code that cannot be bundled is told with its place', async () => {
  const file = join(folder, 'src/ui/link.tsx');
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace('export function', 'export fnction'));
  onTestFinished(() => writeFileSync(file, source));
  const { code, complaints } = await runCommand(['start', '--port', '0'], { folder, project: folder });
  expect(code).toBe(2);
  expect(complaints).toContain('The code of this project cannot be bundled.');
  expect(complaints).toContain('src/ui/link.tsx');
  expect(complaints).not.toMatch(/^\s+at \S/m);
});
