import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs git in a folder; gives what it printed. */
export function git(where: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'init.defaultBranch=main', ...args], { cwd: where, encoding: 'utf8' });
}

/** Puts the folder of a site into a repository, with a remote in an empty folder that has all of it. */
export function makeRepository(folder: string, remote: string): void {
  git(remote, 'init', '--quiet', '--bare');
  git(folder, 'init', '--quiet');
  // Whoever runs the tests may have settings of their own.
  const settings = { 'user.name': 'Owner', 'user.email': 'owner@example.com', 'commit.gpgsign': 'false' };
  for (const [name, value] of Object.entries({ ...settings, 'core.hooksPath': '.git/hooks' })) {
    git(folder, 'config', name, value);
  }
  rmSync(join(folder, '.github'), { recursive: true, force: true });
  mkdirSync(join(folder, '.github/workflows'), { recursive: true });
  writeFileSync(join(folder, '.github/workflows/publish.yml'), 'name: publish\non: push\n');
  git(folder, 'add', 'site.json', 'uploads', '.github');
  git(folder, 'commit', '--quiet', '-m', 'Begin');
  git(folder, 'remote', 'add', 'origin', remote);
  git(folder, 'push', '--quiet', '-u', 'origin', 'main');
}

/** Takes away what was made of a folder, with what the editor keeps beside the site. */
export function dropRepository(folder: string): void {
  for (const name of ['.git', '.history', '.github'])
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 9 });
}
