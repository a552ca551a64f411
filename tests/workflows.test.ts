import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { siteFolder } from '../src/starter/site-folder';
import { publishWorkflow } from '../src/workspace/publish-workflow';
import { findRepository } from '../src/workspace/repository';
import config from '../vite.config';
import { filesIn, root, textOf } from './project';
import { temporaryFolder } from './temporary-folder';
import { makeRepositories } from './workspace/repositories';

/** The parts of a workflow that are looked at here. */
interface Workflow {
  on: {
    schedule?: { cron: string }[];
    push?: { branches: string[] };
    workflow_call?: { outputs: { verified: { value: string } } };
  };
  jobs: Record<string, Job>;
}

interface Job {
  needs?: string | string[];
  if?: string;
  uses?: string;
  strategy?: { matrix: { include: { node: number; project: string }[] } };
  outputs?: Record<string, string>;
  steps?: Step[];
}

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string>;
}

const folder = '.github/workflows';
const paths = filesIn(folder);
const daily = /^\d+ \d+ \* \* \*$/;

function workflow(name: string): Workflow {
  return parse(textOf(`${folder}/${name}.yml`));
}

function job(name: string, of: string): Job {
  const found = workflow(of).jobs[name];
  if (!found) throw new Error(`${of}.yml has no job "${name}".`);
  return found;
}

function commandsOf({ steps = [] }: Job): string[] {
  return steps.flatMap(({ run }) => run ?? []);
}

test('every action is one commit, with its version beside it, so that nobody can put another in its place', () => {
  const used = paths.flatMap((path) => [...textOf(path).matchAll(/uses: (.*)/g)].map(([, action = '']) => action));
  expect(used.length).toBeGreaterThan(5);
  for (const action of used)
    expect(action).toMatch(/^(\.\/[\w./-]+|[\w-]+\/[\w-]+(\/[\w-]+)?@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/);
});

test('the workflows of a new site use the same actions, of the same commits, and the editor finds the one that publishes', async () => {
  const own = new Set(paths.flatMap((path) => textOf(path).match(/uses: .*/g) ?? []));
  const site = siteFolder('Kilifi Kayaks', '0.1.0', { name: 'npm' });
  const workflows = [...site].filter(([path]) => path.endsWith('.yml'));
  for (const [path, text] of workflows) {
    const used = text.match(/uses: .*/g) ?? [];
    expect(used.length, path).toBeGreaterThan(1);
    expect(used.filter((action) => !own.has(action))).toEqual([]);
    expect(text).toContain('- run: npm ci\n');
    expect(text).not.toMatch(/continue-on-error|\|\| *(true|:)|always\(\)/);
  }
  const { folder: repository, file } = makeRepositories();
  for (const [path, text] of workflows) {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), text);
  }
  const found = await findRepository(file);
  expect('repository' in found && (await publishWorkflow(found.repository))).toMatchObject({ name: 'publish' });
});

test.each([
  ['package-lock.json', 'npm ci'],
  ['pnpm-lock.yaml', 'corepack enable pnpm install --frozen-lockfile'],
  ['yarn.lock', 'corepack enable yarn install --immutable'],
])('what a site calls installs by its %s, checks and builds', (lock, installs) => {
  const [install = '', ...others] = commandsOf(job('site', 'site'));
  const around = temporaryFolder();
  writeFileSync(join(around, lock), '');
  for (const name of ['npm', 'pnpm', 'yarn', 'corepack'])
    writeFileSync(join(around, name), '#!/bin/sh\nprintf "%s " "$(basename "$0")" "$@"\n', { mode: 0o755 });
  const env = { ...process.env, PATH: `${around}:${process.env.PATH}` };
  const said = execFileSync('bash', ['-e', '-c', install], { cwd: around, env, encoding: 'utf8' });
  expect(said.trim()).toBe(installs);
  expect(others).toEqual([`npx pagewright check \${{ inputs.publish && '--release' || '' }}`, 'npx pagewright build']);
  expect(job('publish', 'site')).toMatchObject({ needs: 'site', if: 'inputs.publish' });
});

test('packages are published from a tag that names their version, once every test has passed', () => {
  expect(job('engine', 'release')).toEqual({ uses: './.github/workflows/engine.yml' });
  const release = job('release', 'release');
  expect([release.needs, release.if]).toEqual([
    'engine',
    `\${{ !cancelled() && needs.engine.outputs.verified == 'true' }}`,
  ]);
  expect(commandsOf(release)).toEqual([
    'npm ci',
    `test "v$(node -p 'require("./package.json").version')" = "$GITHUB_REF_NAME"`,
    'npm run package -- --repository "git+https://github.com/$GITHUB_REPOSITORY.git"',
    'for archive in .packages/*.tgz; do npm publish --provenance --access public "$archive"; done',
  ]);
});

test('no step may fail unnoticed', () => {
  for (const path of paths) expect(textOf(path)).not.toMatch(/continue-on-error|\|\| *(true|:)|always\(\)/);
});

test('a site is published once every test has passed with its engine, and checked and built for it', () => {
  expect(job('engine', 'publish')).toEqual({ uses: './.github/workflows/engine.yml' });
  const publish = job('publish', 'publish');
  expect(publish.needs).toBe('engine');
  expect(publish.if).toBe(`\${{ !cancelled() && needs.engine.outputs.verified == 'true' }}`);
  expect(commandsOf(publish)).toEqual(['npm ci', 'npm run check -- --release', 'npm run build']);
});

test('an engine is marked once all of its tests have passed, and tested where its mark is missing', () => {
  expect(workflow('engine').on.workflow_call?.outputs.verified.value).toBe(
    `\${{ jobs.state.outputs.verified == 'true' || jobs.mark.outputs.verified == 'true' }}`,
  );
  const [state, tests, mark] = [job('state', 'engine'), job('tests', 'engine'), job('mark', 'engine')];
  // A script that fails writes no key; in an `echo`, it would write an empty one, the same for all.
  expect(commandsOf(state)).toEqual(['node .ci/engine-key.js >> "$GITHUB_OUTPUT"']);
  expect(state.outputs?.verified).toBe(`\${{ steps.mark.outputs.cache-hit }}`);
  expect(tests).toMatchObject({ needs: 'state', if: "needs.state.outputs.verified != 'true'" });
  expect(mark).toMatchObject({ needs: ['state', 'tests'], outputs: { verified: 'true' } });
  expect(mark.if).toBeUndefined();
  const looked = state.steps?.find(({ uses }) => uses?.includes('cache/restore@'))?.with;
  const kept = mark.steps?.find(({ uses }) => uses?.includes('cache/save@'))?.with;
  expect(looked).toEqual({ path: 'engine-verified', key: `\${{ steps.engine.outputs.key }}` });
  expect(kept).toEqual({ path: 'engine-verified', key: `\${{ needs.state.outputs.key }}` });
});

test('of the tests those in a browser run on one Node, the others on three', () => {
  const tests = job('tests', 'engine');
  const runs = tests.strategy?.matrix.include ?? [];
  const nodesOf = (project: string): number[] => runs.filter((run) => run.project === project).map(({ node }) => node);
  expect(runs).toHaveLength(4);
  expect(nodesOf('!browser')).toEqual([20, 22, 24]);
  expect(nodesOf('browser')).toEqual([22]);
  const judged = ['lint', 'types', 'unused', 'build'].map((name) => `npm run ${name}`);
  expect(commandsOf(tests)).toEqual(
    expect.arrayContaining([...judged, `npm test -- --project='\${{ matrix.project }}'`]),
  );
});

test('every test is in the browser half or in the other, and the other loads nothing of what opens pages', () => {
  const listed: { file: string; projectName: string }[] = JSON.parse(
    execFileSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json'], {
      cwd: root,
      encoding: 'utf8',
    }),
  );
  const pathOf = ({ file }: { file: string }): string => file.replaceAll('\\', '/').slice(root.length + 1);
  const all = filesIn('tests').filter((path) => /\.test\.tsx?$/.test(path) && !path.startsWith('tests/long/'));
  expect(listed.map(pathOf).sort()).toEqual(all);
  const others = listed.filter(({ projectName }) => projectName !== 'browser').map(pathOf);
  expect(others.length).toBeLessThan(all.length);
  expect(others.filter((path) => /from '([./]+\/browser\/|playwright-core)/.test(textOf(path)))).toEqual([]);
});

test('by day no test runs that is marked for the night; by night every test does, and takes its time', async () => {
  const [day, night] = await Promise.all(['test', 'long'].map((mode) => config({ command: 'serve', mode })));
  const settingsOf = (run: typeof day): unknown => ({
    tags: run?.test?.tags?.map(({ name, skip }) => [name, skip]),
    projects: run?.test?.projects?.map(
      (project) =>
        typeof project === 'object' && 'test' in project && [project.test?.exclude, project.test?.testTimeout],
    ),
  });
  const inBrowser = 'tests/browser/**/*.test.{ts,tsx}';
  expect(settingsOf(day)).toEqual({
    tags: [['night', true]],
    projects: [
      [undefined, 120_000],
      [[inBrowser, 'tests/long/**'], 120_000],
    ],
  });
  expect(settingsOf(night)).toEqual({
    tags: [['night', false]],
    projects: [
      [undefined, 1_800_000],
      [[inBrowser], 1_800_000],
    ],
  });
});

test('a pull request is told what is wrong with the site, whatever becomes of its engine', () => {
  expect(Object.keys(workflow('verify').on)).toEqual(['push', 'pull_request']);
  expect(job('engine', 'verify')).toEqual({ uses: './.github/workflows/engine.yml' });
  const site = job('site', 'verify');
  expect(site.needs).toBeUndefined();
  expect(commandsOf(site)).toEqual(['npm ci', 'npm run check', 'npm run build']);
});

test('what depends on the day is published anew every day', () => {
  expect(workflow('publish').on.schedule).toEqual([{ cron: expect.stringMatching(daily) }]);
});

test('the long tests run every night', () => {
  expect(commandsOf(job('long-tests', 'nightly'))).toContain('npm run test:long');
  expect(workflow('nightly').on.schedule).toEqual([{ cron: expect.stringMatching(daily) }]);
});

test('the editor says of what it sends to main that the workflow "publish" puts it online', async () => {
  const { folder: site, file, git } = makeRepositories();
  cpSync(join(root, folder), join(site, folder), { recursive: true });
  git(site, 'remote', 'set-url', 'origin', 'git@github.com:ann/kayaks.git');
  const found = await findRepository(file);
  if (!('repository' in found)) throw new Error('There is no repository.');
  expect(await publishWorkflow(found.repository)).toEqual({
    name: 'publish',
    address: 'https://github.com/ann/kayaks/actions/workflows/publish.yml',
  });
});

test('newer packages and actions are proposed once a week', () => {
  const settings: { updates: { 'package-ecosystem': string }[] } = parse(textOf('.github/dependabot.yml'));
  expect(settings.updates).toEqual(
    ['npm', 'github-actions'].map((ecosystem) =>
      expect.objectContaining({
        'package-ecosystem': ecosystem,
        schedule: { interval: 'weekly' },
        groups: expect.anything(),
      }),
    ),
  );
});
