import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from './repository';

/** What runs at a host once a branch has been pushed. */
export interface Workflow {
  name: string;
  /** Where its runs can be seen. */
  address?: string;
}

/** The workflow of a repository that publishes what is pushed to its branch, where it has one. */
export function publishWorkflow({ top, branch, remote }: Repository): Workflow | undefined {
  const folder = join(top, '.github/workflows');
  const workflows = namesIn(folder)
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
    .filter(({ text }) => runsOnPush(text, remote?.branch ?? branch));
  const publishes = workflows.find(({ file, text }) => /publish|deploy|pages/i.test(`${file} ${nameIn(text) ?? ''}`));
  const chosen = publishes ?? workflows.find(({ text }) => /deploy-pages|gh-pages|netlify|wrangler/i.test(text));
  if (!chosen) return undefined;
  const repository = remote && repositoryOnGitHub(remote.address);
  return {
    name: nameIn(chosen.text) ?? chosen.file,
    ...(repository && { address: `https://github.com/${repository}/actions/workflows/${chosen.file}` }),
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /\.ya?ml$/.test(name))
      .sort();
  } catch {
    return [];
  }
}

function nameIn(text: string): string | undefined {
  return /^name:\s*['"]?(.+?)['"]?\s*$/m.exec(text)?.[1];
}

/** Whether a workflow runs when a branch is pushed, by the lines that say so. */
function runsOnPush(text: string, branch: string): boolean {
  if (!/^\s*(on:.*\bpush\b|push:|- push\s*$)/m.test(text)) return false;
  const [, within, listed] =
    /^\s*push:\s*\n(?:\s+.*\n)*?\s+branches:\s*(?:\[(.*?)\]|\n((?:\s+- .*\n?)+))/m.exec(text) ?? [];
  const branches = (within ?? listed)?.split(/[\n,]/).map((name) => name.replaceAll(/^[\s'"-]+|[\s'"]+$/g, ''));
  return branches?.some((name) => name === branch || name.includes('*')) ?? true;
}

/** The owner and the name of a repository on GitHub, from its address. */
function repositoryOnGitHub(address: string): string | undefined {
  return /^(?:https:\/\/(?:[^/@]+@)?|ssh:\/\/(?:[^/@]+@)?|(?:[^/@]+@)?)github\.com(?::\d+)?[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/i.exec(
    address,
  )?.[1];
}
