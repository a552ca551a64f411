import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from './cli/run-command';
import { runHere } from './cli/run-here';
import { root } from './project';
import { copyProject } from './project-copy';
import { temporaryFolder } from './temporary-folder';

test('a new block type touches three places and site.json, and everything holds with it', {
  tags: 'night',
}, async () => {
  const folder = copyProject(root, temporaryFolder());
  for (const name of ['tests', '.biome.json']) cpSync(join(root, name), join(folder, name), { recursive: true });
  const before = textsIn(folder);
  const made = await runCommand(['new-block', 'price-list'], { folder, project: folder });
  expect(made).toMatchObject({ code: 0, complaints: '' });

  const after = textsIn(folder);
  expect([...before.keys()].filter((path) => !after.has(path))).toEqual([]);
  const changed = [...after.keys()].filter((path) => after.get(path) !== before.get(path));
  const written = changed.filter((path) => !path.includes('/generated/') && path !== 'schema/site.schema.json');
  expect(written).toEqual([
    'schema/blocks/price-list.schema.json',
    'src/blocks/price-list/price-list.module.css',
    'src/blocks/price-list/price-list.tsx',
  ]);
  writeFileSync(join(folder, 'tests/fixtures/contact-form/site.json'), siteWithBlock());
  writeFileSync(
    join(folder, 'tsconfig.some.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['src', 'tests', 'vite.config.ts'] }),
  );
  const suites = ['run', 'tests/every-block', 'tests/generated', '--reporter=dot'];
  const [types, lint, tested, built] = await Promise.all([
    runTool(folder, 'tsc', ['--project', 'tsconfig.some.json']),
    runTool(folder, 'biome', ['check', '--vcs-enabled=false', ...written]),
    runTool(folder, 'vitest', suites),
    runCommand(['build', '--site', 'tests/fixtures/contact-form/site.json', '--out', 'out'], {
      folder,
      project: folder,
    }),
  ]);
  expect(types).toBe('');
  expect(lint).toBe('');
  expect(tested).toBe('');
  expect(built).toMatchObject({ code: 0, complaints: '' });
  const html = readFileSync(join(folder, 'out/index.html'), 'utf8');
  const [, items] = /<ul class="(\w+)"><li>Rye, <strong>300<\/strong><\/li><li>Spelt<\/li><\/ul>/.exec(html) ?? [];
  expect(items).toBeDefined();
  expect(/<style data-style="price-list">.*?<\/style>/.exec(html)?.[0]).toContain(`.${items}{`);
});

test.each([
  [['Price List'], 'Name the block type in small letters and hyphens: npm run new-block -- price-list\n'],
  [[], 'Name the block type in small letters and hyphens: npm run new-block -- price-list\n'],
  [['hero'], 'There is a block type "hero" already. Choose another name.\n'],
  [['shared'], 'There is a block type "shared" already. Choose another name.\n'],
])('refuses the name %j', async (args, complaints) => {
  const before = textsIn(join(root, 'src/blocks'));
  expect(await runHere(['new-block', ...args], { folder: root })).toEqual({ code: 2, out: '', complaints });
  expect(textsIn(join(root, 'src/blocks'))).toEqual(before);
});

/** The site of a fixture with a block of the new type on its first page. */
function siteWithBlock(): string {
  const site = JSON.parse(readFileSync(join(root, 'tests/fixtures/contact-form/site.json'), 'utf8'));
  site.routes[0].blocks.push({ type: 'price-list', heading: 'Prices', items: ['Rye, **300**', 'Spelt'] });
  return JSON.stringify(site, null, 2);
}

/** Every text below a folder that people write or that is generated, by its path. */
function textsIn(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !path.startsWith('node_modules'))
    .sort();
  return new Map(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

/** Runs a tool of the project in a folder; returns what it says where it fails. */
function runTool(folder: string, name: string, args: string[]): Promise<string> {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  return new Promise((done) => {
    const command = [join(folder, 'node_modules/.bin', name), ...args];
    execFile(process.execPath, command, { cwd: folder, env }, (error, out, complaints) => {
      done(error ? `${out}${complaints}` || error.message : '');
    });
  });
}
