import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Publication } from '../../src/edit-api/messages';
import { publishToGit } from '../../src/workspace/publish';
import { readSiteFile } from '../../src/workspace/site-file';
import { temporaryFolder } from '../temporary-folder';

/** A folder with a site in a git repository, with a bare repository as its remote, and a second person's clone of that. */
export interface Repositories {
  /** The site.json of whoever publishes. */
  file: string;
  folder: string;
  /** The bare repository. */
  remote: string;
  /** The folder of somebody else who publishes. */
  other: string;
  /** Runs git in a folder and gives what it says. */
  git: (folder: string, ...args: string[]) => string;
  /** Commits and pushes from the other folder what is written there. */
  pushOther: (path: string, content: string) => void;
  /** Changes words in site.json. */
  edit: (from: string, to: string) => void;
  version: () => string;
}

/** A site of two pages, laid out by hand. */
export const siteText = `{
  "site": { "name": "Kayaks" },
  "values": {
    "phone": "1",
    "email": "a@example.com"
  },
  "routes": [
    { "path": "/", "blocks": [{ "type": "hero", "heading": "Hello", "image": "uploads/team.svg" }] },
    { "path": "/contact", "blocks": [] }
  ]
}
`;

/** Makes git know nothing of the machine's settings while a test runs: no name, no sign-in, no hooks. */
export function withoutOwnGit(): void {
  const settings = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1', HOME: temporaryFolder() };
  const unset = ['GIT_COMMITTER_NAME', 'GIT_COMMITTER_EMAIL', 'GIT_AUTHOR_NAME', 'GIT_AUTHOR_EMAIL', 'EMAIL'];
  const before = { ...process.env };
  Object.assign(process.env, settings);
  for (const name of unset) delete process.env[name];
  onTestFinished(() => {
    // It stays the object that it is: what the runner deletes in it, it deletes there.
    for (const name of Object.keys(process.env)) if (!Object.hasOwn(before, name)) delete process.env[name];
    Object.assign(process.env, before);
  });
}

/** Repositories that git has made: where they lay, and what was in their files; a folder has no content. */
interface Model {
  all: string;
  contents: Map<string, Buffer | undefined>;
}

let model: Model | undefined;

/** Repositories for one test, both at one commit: copies of those that git has made once. */
export function makeRepositories(): Repositories {
  withoutOwnGit();
  const all = temporaryFolder();
  model ??= makeModel(temporaryFolder());
  const { all: of, contents } = model;
  for (const [path, content] of contents) {
    const place = join(all, path);
    if (content === undefined) mkdirSync(place);
    // Each repository knows its remote by the place.
    else writeFileSync(place, path.endsWith('/config') ? String(content).replace(of, all) : content);
  }
  const [remote, folder, other] = placesIn(all);
  const file = join(folder, 'site.json');
  return {
    ...{ file, folder, remote, other, git },
    pushOther(path, content) {
      git(other, 'pull', '--quiet', '--ff-only');
      writeFileSync(join(other, path), content);
      git(other, 'add', '.');
      git(other, 'commit', '--quiet', '-m', 'From elsewhere');
      git(other, 'push', '--quiet', 'origin', 'main');
    },
    edit: (from, to) => writeFileSync(file, readFileSync(file, 'utf8').replace(from, to)),
    version: () => versionOf(file),
  };
}

/** Has git make repositories in a folder, by a process for each step. */
function makeModel(all: string): Model {
  const [remote, folder, other] = placesIn(all);
  git(all, 'init', '--quiet', '--bare', remote);
  git(all, 'init', '--quiet', folder);
  introduce(folder, 'Owner');
  mkdirSync(join(folder, 'uploads'));
  writeFileSync(join(folder, 'site.json'), siteText);
  writeFileSync(join(folder, 'uploads/team.svg'), '<svg/>');
  writeFileSync(join(folder, 'README.md'), 'Read me.\n');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '-m', 'Begin');
  git(folder, 'remote', 'add', 'origin', remote);
  git(folder, 'push', '--quiet', '-u', 'origin', 'main');
  git(all, 'clone', '--quiet', remote, other);
  introduce(other, 'Other');
  const entries = readdirSync(all, { recursive: true, withFileTypes: true }).map((entry) => {
    const place = join(entry.parentPath, entry.name);
    return [place.slice(all.length + 1), entry.isFile() ? readFileSync(place) : undefined] as const;
  });
  // A folder comes before what lies in it.
  return { all, contents: new Map(entries.sort(([one], [next]) => (one < next ? -1 : 1))) };
}

function placesIn(all: string): [remote: string, folder: string, other: string] {
  return [join(all, 'remote.git'), join(all, 'mine'), join(all, 'other')];
}

function git(where: string, ...args: string[]): string {
  // What git copies into a new repository from its own installation, hooks above all, plays no part.
  const settings = ['-c', 'init.defaultBranch=main', '-c', 'init.templateDir='];
  return execFileSync('git', [...settings, ...args], {
    cwd: where,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Publishes what stands in a folder now. */
export function publishNow(
  { file, version }: Repositories,
  message = 'Home: opening, heading changed',
): Promise<Publication> {
  return publishToGit(file, { message, basedOn: version() });
}

/** The version of a site.json, as whoever looks at it knows it. */
export function versionOf(file: string): string {
  const read = readSiteFile(file);
  return 'version' in read ? read.version : '';
}

function introduce(folder: string, name: string): void {
  git(folder, 'config', 'user.name', name);
  git(folder, 'config', 'user.email', `${name.toLowerCase()}@example.com`);
}

/** Puts a hook into a repository that says something and refuses. */
export function addHook(gitFolder: string, name: string, words: string): void {
  mkdirSync(join(gitFolder, 'hooks'), { recursive: true });
  writeFileSync(join(gitFolder, 'hooks', name), `#!/bin/sh\necho "${words}" >&2\nexit 1\n`);
  chmodSync(join(gitFolder, 'hooks', name), 0o755);
}

/** All that git and the disk say of a folder: what must be the same where nothing was published. */
export function stateOf({ git, folder, file }: Repositories): string[] {
  const said = (...args: string[]): string => git(folder, ...args);
  return [
    said('for-each-ref', 'refs/heads', 'refs/stash'),
    said('status', '--porcelain'),
    said('ls-files', '-s'),
    readFileSync(file, 'utf8'),
  ];
}
