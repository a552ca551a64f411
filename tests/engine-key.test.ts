import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { siteStylesPath } from '../src/frame/read-site-styles';
import { findUploads } from '../src/frame/uploads';
import { root } from './project';
import { temporaryFolder } from './temporary-folder';
import { makeRepositories, type Repositories } from './workspace/repositories';

/** What a run of publish.yml does with what it is given: published at once, after the tests, or not at all. */
type Outcome = 'at once' | 'after the tests' | 'not published';

let made: Repositories;
/** The names of engines that have passed, as GitHub keeps them. */
let marks: Set<string>;

beforeEach(() => {
  made = makeRepositories();
  marks = new Set();
  put('src/page.ts', 'export const page = 1;\n');
  commit();
});

function git(...args: string[]): string {
  return made.git(made.folder, ...args);
}

function put(path: string, text: string): void {
  mkdirSync(dirname(join(made.folder, path)), { recursive: true });
  writeFileSync(join(made.folder, path), text);
}

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '-m', 'Change it');
}

/** Commits another text of a file. */
function change(path: string): void {
  put(path, `${path} ${git('rev-list', '--count', '--all')}`);
  commit();
}

/** What the workflow writes of the commit that is checked out in a folder. */
function keyOf(folder = made.folder): string {
  return execFileSync(process.execPath, [join(root, '.ci/engine-key.js')], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

/** Has main say what was committed, where its engine passes or fails its tests. */
function push({ passes = true } = {}): Outcome {
  const key = keyOf();
  if (marks.has(key)) return 'at once';
  if (!passes) return 'not published';
  marks.add(key);
  return 'after the tests';
}

test('the engine is named by one line, as a step of a workflow says it, also of a commit without those before it', () => {
  git('push', '--quiet');
  const folder = temporaryFolder();
  made.git(folder, 'clone', '--quiet', '--depth=1', `file://${made.remote}`, '.');
  expect(keyOf(folder)).toMatch(/^key=engine-[0-9a-f]{64}\n$/);
  expect(keyOf(folder)).toBe(keyOf());
});

test('whoever pushes only the site waits for no test, in however many commits', () => {
  expect(push()).toBe('after the tests');
  for (const path of ['site.json', 'uploads/team.jpg', 'site.json', siteStylesPath]) change(path);
  rmSync(join(made.folder, 'uploads/team.svg'));
  commit();
  expect(push()).toBe('at once');
});

test('what is published by hand or for a new day waits for no test', { tags: 'night' }, () => {
  push();
  expect(push()).toBe('at once');
});

test('whoever changes the engine waits for its tests, though the last of the commits changes only the site', () => {
  push();
  change('src/page.ts');
  change('site.json');
  expect(push()).toBe('after the tests');
  put('site.json', '{}');
  change('src/page.ts');
  expect(push()).toBe('after the tests');
});

test('an engine that has failed is not published with the content that follows it', () => {
  push();
  change('src/page.ts');
  expect(push({ passes: false })).toBe('not published');
  change('site.json');
  expect(push({ passes: false })).toBe('not published');
  git('revert', '--no-edit', 'HEAD~1');
  expect(push()).toBe('at once');
});

test('what was forced upon main counts by its files, not by what stood there', { tags: 'night' }, () => {
  push();
  change('src/page.ts');
  push();
  git('reset', '--quiet', '--hard', 'HEAD~1');
  change('site.json');
  expect(push()).toBe('at once');
  git('commit', '--quiet', '--amend', '-m', 'Say it otherwise');
  expect(push()).toBe('at once');
  git('checkout', '--quiet', '--orphan', 'anew');
  change('src/page.ts');
  expect(push()).toBe('after the tests');
});

test('a merge waits for the tests where it brings an engine that nobody has tested', { tags: 'night' }, () => {
  push();
  git('checkout', '--quiet', '-b', 'prices');
  change('site.json');
  git('checkout', '--quiet', '-b', 'pages', 'main');
  change('src/page.ts');
  git('checkout', '--quiet', 'main');
  change('uploads/team.svg');
  git('merge', '--quiet', '--no-ff', '--no-edit', 'prices');
  expect(push()).toBe('at once');
  git('merge', '--quiet', '--no-ff', '--no-edit', 'pages');
  expect(push()).toBe('after the tests');
});

test('a pull request that changes only the site has the engine of main', { tags: 'night' }, () => {
  const before = keyOf();
  git('checkout', '--quiet', '-b', 'prices');
  change('site.json');
  expect(keyOf()).toBe(before);
  change('package.json');
  expect(keyOf()).not.toBe(before);
});

test('everything that a build takes from beside site.json is the site', () => {
  const before = keyOf();
  const uploads = findUploads(root).files.map(({ path }) => path);
  expect(uploads).not.toHaveLength(0);
  for (const path of ['site.json', siteStylesPath, ...uploads, 'uploads/Größe & Form.jpg']) put(path, 'new');
  commit();
  expect(keyOf()).toBe(before);
});

test('what only looks like a file of the site is the engine', { tags: 'night' }, () => {
  const paths = [
    ...['src/site.json', 'docs/site.json', 'site.json.ts', 'tests/fixtures/kajak/uploads/a.jpg'],
    ...['styles/other.css', 'src/styles/site.css', '.npmrc', '.github/workflows/a.yml'],
  ];
  const keys = [keyOf()];
  for (const path of paths) {
    change(path);
    keys.push(keyOf());
  }
  expect(new Set(keys).size).toBe(paths.length + 1);
});

test('an engine that may run a file, lacks one or calls it otherwise is another', { tags: 'night' }, () => {
  const keys = [keyOf()];
  git('update-index', '--chmod=+x', 'src/page.ts');
  git('commit', '--quiet', '-m', 'Let it run');
  keys.push(keyOf());
  for (const [from, to] of [
    ['src/page.ts', 'src/other.ts'],
    ['src/other.ts', 'uploads/other.ts'],
  ] as const) {
    git('mv', from, to);
    git('commit', '--quiet', '-m', 'Move it');
    keys.push(keyOf());
  }
  expect(new Set(keys).size).toBe(4);
});

test('where the files cannot be listed, no name is given', { tags: 'night' }, () => {
  expect(() => keyOf(temporaryFolder())).toThrow(/not a git repository/);
});
