import {
  chmodSync,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, expect, onTestFinished } from 'vitest';
import { runCommand } from '../cli/run-command';
import { startSite } from '../cli/start-site';
import { copyPackage, installEngine, publishedPackages } from '../package/published';
import { root, textOf } from '../project';
import { folderForFile, temporaryFolder } from '../temporary-folder';
import { eventually, type Open, type OpenedPage, test } from './browser-test';

// The packages that are published, as somebody has them who has nothing of this project.

/** A folder with blanks and letters that not every program expects, in which the agency's site has its engine. */
const folder = join(folderForFile(), 'Meine schöne Site');
let packages = '';
let script = '';

beforeAll(async () => {
  packages = await publishedPackages();
  cpSync(join(root, 'tests/fixtures/agency'), folder, { recursive: true });
  script = installEngine(packages, folder);
});

test('a package holds the code, what it reads and the terms of all that is in it; nothing else, nor any path of this machine', () => {
  // The kit is sources, and what they say of tests and paths they say for themselves.
  const files = filesOf(packages).filter((path) => !path.startsWith('kit/'));
  const kinds = files.map((path) => path.replace(/[^/]*(\.\w+)$/, '*$1').replace(/^(.*?\/packages)\/.*/, '$1'));
  expect([...new Set(kinds)].sort()).toEqual([
    'create-pagewright/*.json',
    'create-pagewright/*.md',
    'create-pagewright/*.txt',
    'create-pagewright/LICENSE',
    'create-pagewright/code/commands/*.cjs',
    'create-pagewright/packages',
    'create-pagewright/src/package/*.js',
    'create-pagewright/src/serve/*.js',
    'create-pagewright/src/vite/*.js',
    'pagewright/*.json',
    'pagewright/*.md',
    'pagewright/*.txt',
    'pagewright/LICENSE',
    'pagewright/catalogue/uploads/*.svg',
    'pagewright/catalogue/uploads/*.vtt',
    'pagewright/catalogue/uploads/*.webm',
    'pagewright/code/*.json',
    'pagewright/code/commands/*.cjs',
    'pagewright/code/editor/*.br',
    'pagewright/code/editor/*.json',
    'pagewright/code/live/*.css',
    'pagewright/code/live/*.js',
    'pagewright/code/live/*.json',
    'pagewright/code/site/browser/*.js',
    'pagewright/code/site/browser/*.txt',
    'pagewright/code/site/renderer/*.cjs',
    'pagewright/docs/rules/*.md',
    'pagewright/packages',
    'pagewright/schema/*.json',
    'pagewright/src/kit/*.js',
    'pagewright/src/package/*.js',
    'pagewright/src/serve/*.js',
    'pagewright/src/vite/*.js',
  ]);
  expect(files.filter((path) => /\.map$|\.test\.|fixture|\.bytecode$/.test(path))).toEqual([]);
  expect(files.filter((path) => readFileSync(join(packages, path)).includes(root))).toEqual([]);
  const terms = (name: string): string => readFileSync(join(packages, name, 'licences.txt'), 'utf8');
  for (const name of ['react ', 'svgo ', 'fontkit ', '@fontsource/outfit ', 'country-flag-icons '])
    expect(terms('pagewright')).toContain(`\n${name}`);
  expect(terms('create-pagewright')).toContain('\nfontkit ');
  // With what it needs for one kind of machine, 40 MB.
  const bytes = files.reduce((sum, path) => sum + statSync(join(packages, path)).size, 0);
  expect(bytes).toBeLessThan(13_000_000);
});

test('its commands check and build a site as those of the project do, byte for byte', async () => {
  const checked = await runCommand(['check'], { folder, script });
  expect(checked).toMatchObject({ code: 0, complaints: '' });
  expect(checked.out).toContain('site.json: 0 errors, 0 warnings');
  // It names another schema.
  expect(existsSync(join(folder, '.pagewright/site.schema.json'))).toBe(false);
  const [published, own] = [join(folder, 'dist'), join(folder, 'own')];
  expect(await runCommand(['build'], { folder, script })).toMatchObject({ code: 0, complaints: '' });
  expect(await runCommand(['build', '--out', 'own'], { folder })).toMatchObject({ code: 0 });
  const paths = filesOf(published);
  expect(paths).toEqual(filesOf(own));
  const differing = paths.filter((path) => !readFileSync(join(published, path)).equals(readFileSync(join(own, path))));
  expect(differing).toEqual([]);
  const explained = await runCommand(['check', '--explain', 'sample'], { folder, script });
  expect(explained.out).toBe(textOf('docs/rules/sample.md'));
  const unknown = await runCommand(['generate'], { folder, script });
  expect(unknown).toMatchObject({ code: 2, out: '' });
  const asked = await runCommand([], { folder, script });
  expect(asked).toMatchObject({ code: 0, complaints: '' });
  expect(unknown.complaints).toBe(`There is no command "generate". ${asked.out}`);
  const names = ['artwork', 'build', 'check', 'new-block', 'prepare', 'preview', 'rename-route', 'start', 'upgrade'];
  expect([...asked.out.matchAll(/^ {2}([a-z-]+) {2,}[A-Z].*\.$/gm)].map(([, name]) => name)).toEqual(names);
});

test('npm create writes a folder that lacks nothing but its packages, and finds nothing in it but what its owner knows', async () => {
  const around = temporaryFolder();
  const create = join(around, 'create-pagewright/src/package/create.js');
  cpSync(join(packages, 'create-pagewright'), join(around, 'create-pagewright'), { recursive: true });
  const asked = ['kayaks', '--name', 'Kilifi Kayaks', '--kind', 'guide', '--no-install'];
  const created = await runCommand(asked, { folder: around, script: create });
  expect(created).toMatchObject({ code: 0, complaints: '' });
  expect(created.out).toContain('  cd kayaks\n  npm install\n  npm start\n');
  const site = join(around, 'kayaks');
  expect(filesOf(site).filter((path) => !path.startsWith('uploads/'))).toEqual([
    '.github/workflows/check.yml',
    '.github/workflows/publish.yml',
    '.gitignore',
    '.vscode/settings.json',
    'README.md',
    'package.json',
    'site.json',
  ]);
  const { scripts, dependencies } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'));
  const { version } = JSON.parse(textOf('package.json'));
  expect(dependencies).toEqual({ pagewright: `^${version}` });
  expect(Object.values(scripts)).toContain('pagewright start');
  const engine = installEngine(packages, site);
  const { code, out } = await runCommand(['check', '--max-warnings', '0'], { folder: site, script: engine });
  expect([code, out]).toEqual([0, expect.stringMatching(/site\.json: 0 errors, 0 warnings/)]);
  const { $schema } = JSON.parse(readFileSync(join(site, 'site.json'), 'utf8'));
  const beside = JSON.parse(readFileSync(join(site, $schema), 'utf8'));
  const published = JSON.parse(textOf('schema/site.schema.json'));
  expect(Object.keys(beside.$defs)).toEqual(expect.arrayContaining(Object.keys(published.$defs)));
  expect(Object.keys(beside.properties.collections.properties)).toEqual(
    expect.arrayContaining(Object.keys(JSON.parse(readFileSync(join(site, 'site.json'), 'utf8')).collections)),
  );
  expect(await runCommand(asked, { folder: around, script: create })).toMatchObject({
    code: 2,
    complaints:
      'The folder kayaks is not empty, so nothing was written. Name a new one. As in: npm create pagewright@latest my-other-site\n',
  });
});

test('its start shows a site, each edit of it and what is wrong, and opens a click in the editor', async ({ open }) => {
  const started = await startSite(folder, root, { script });
  onTestFinished(started.stop);
  const address = `http://localhost:${started.port}`;
  const { page, troubles } = await openListening(open, address);
  const file = join(folder, 'site.json');
  const written = readFileSync(file, 'utf8');
  const heading = page.locator('h1');
  const before = await heading.innerText();
  writeFileSync(file, written.replace(`"heading": ${JSON.stringify(before)}`, '"heading": "Come and see us"'));
  await eventually(() => heading.innerText(), 'Come and see us');
  writeFileSync(file, written.replace('"schemaVersion": 3', '"schemaVersion": 3, "colour": "red"'));
  await page.getByRole('alert').getByText('"colour" is not known here.').waitFor();
  writeFileSync(file, written);
  await eventually(() => heading.innerText(), before);
  await eventually(() => page.getByText('There is a mistake.').count(), 0);
  expect(troubles).toEqual([]);

  const editor = await open(`${address}/__edit`, { isAlone: true, untilHydrated: false });
  const shown = editor.page.frameLocator('.sheet iframe:not(.first)');
  await shown.locator('h1').click();
  await editor.page.locator('.pane.form').getByRole('textbox', { name: 'Heading', exact: true }).waitFor();
  expect(editor.troubles).toEqual([]);
});

test('its start shows the blocks, and is found again once it was started again', { tags: 'night' }, async ({
  open,
}) => {
  const started = await startSite(folder, root, { script });
  onTestFinished(started.stop);
  const address = `http://localhost:${started.port}`;
  const catalogue = await open(`${address}/__catalogue/hero`, { isAlone: true, untilHydrated: false });
  await catalogue.page.frameLocator('iframe >> nth=0').locator('h1').waitFor();
  expect(catalogue.troubles).toEqual([]);

  const { page } = await openListening(open, address);
  const before = await page.locator('h1').innerText();
  await started.stop();
  const loaded = page.waitForEvent('load');
  const again = await startSite(folder, root, { script, port: started.port });
  onTestFinished(again.stop);
  await loaded;
  expect(await page.locator('h1').innerText()).toBe(before);
});

test('it works in a folder of packages that nobody may write', { tags: 'night' }, async () => {
  const site = temporaryFolder();
  cpSync(join(root, 'tests/fixtures/contact-form'), site, { recursive: true });
  const file = join(site, 'site.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(?<="\$schema": ")[^"]+/, './.pagewright/site.schema.json'));
  const modules = join(site, 'node_modules');
  const own = installEngine(packages, site, copyPackage);
  // Whoever may do everything could write all the same: the commands run as somebody who may not.
  const uid = process.getuid?.() === 0 ? 65_534 : undefined;
  if (uid !== undefined) for (const path of ['', ...filesAndFolders(site)]) lchownSync(join(site, path), uid, uid);
  const protect = (mode: (mode: number) => number): void => {
    for (const path of [modules, ...filesAndFolders(modules).map((one) => join(modules, one))])
      if (!lstatSync(path).isSymbolicLink()) chmodSync(path, mode(statSync(path).mode));
  };
  protect((mode) => mode & ~0o222);
  onTestFinished(() => protect((mode) => mode | 0o200));
  const by = { folder: site, script: own, ...(uid !== undefined && { uid }) };
  for (const command of ['check', 'build', 'build', 'artwork', 'upgrade'])
    expect(await runCommand([command], by)).toMatchObject({ code: 0, complaints: '' });
  const { out } = await runCommand(['build'], by);
  expect(out).toContain('nothing has changed since the last build');
  const started = await startSite(site, root, { script: own, ...(uid !== undefined && { uid }) });
  onTestFinished(started.stop);
  const statuses = ['/', '/__edit', '/__catalogue'].map(
    async (path) => (await fetch(`http://localhost:${started.port}${path}`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 200]);
});

/** Opens the home page of a start, and waits until it listens: an edit before that is in the page that it asks for. */
async function openListening(open: Open, address: string): Promise<OpenedPage> {
  let listening: Promise<unknown> | undefined;
  const opened = await open(`${address}/`, {
    isAlone: true,
    untilHydrated: false,
    prepare: async (page) => {
      listening = page.waitForRequest(/__events/);
    },
  });
  await listening;
  return opened;
}

/** The files and folders in a folder, as paths in it; what a link leads to is not gone through. */
function filesAndFolders(of: string): string[] {
  return readdirSync(of, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? [entry.name, ...filesAndFolders(join(of, entry.name)).map((path) => join(entry.name, path))]
      : [entry.name],
  );
}

/** The files of a folder, as paths in it. */
function filesOf(of: string): string[] {
  return readdirSync(of, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(of, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
