import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Workflow } from '../edit-api/messages';
import { fileNamesIn } from '../serve/read-if-there.js';
import type { Repository } from './repository';

/** The parts of a workflow's file that are looked at, as they were written. */
interface WorkflowFile {
  file: string;
  text: string;
  name: unknown;
  on: unknown;
}

/** Finds the workflow of a repository that publishes what is pushed to its branch, where it has one. */
export async function publishWorkflow({
  top,
  branch,
  remote,
}: Pick<Repository, 'top' | 'branch' | 'remote'>): Promise<Workflow | undefined> {
  const folder = join(top, '.github/workflows');
  const names = fileNamesIn(folder).filter((name) => /\.ya?ml$/.test(name));
  const workflowFiles = await Promise.all(names.sort().map((file) => readWorkflow(folder, file)));
  const workflows = workflowFiles.flat().filter(({ on }) => runsOnPush(on, remote?.branch ?? branch));
  const publishes = workflows.find(({ file, name }) => /publish|deploy|pages/i.test(`${file} ${name ?? ''}`));
  const workflow = publishes ?? workflows.find(({ text }) => /deploy-pages|gh-pages|netlify|wrangler/i.test(text));
  if (!workflow) return undefined;
  const repository = remote && repositoryOnGitHub(remote.address);
  return {
    name: typeof workflow.name === 'string' ? workflow.name : workflow.file,
    ...(repository && { address: `https://github.com/${repository}/actions/workflows/${workflow.file}` }),
  };
}

/** Reads the file of a workflow; an empty list where GitHub could not run it. */
async function readWorkflow(folder: string, file: string): Promise<WorkflowFile | []> {
  const { parse } = await import('yaml');
  const text = readFileSync(join(folder, file), 'utf8');
  try {
    const { name, on } = parse(text);
    return { file, text, name, on };
  } catch {
    return [];
  }
}

/**
 * Tells whether a workflow runs when a branch is pushed, by what it says under `on`: a name, a list or a map of events.
 */
function runsOnPush(on: unknown, branch: string): boolean {
  if (!isMap(on)) return [on].flat().includes('push');
  if (!('push' in on)) return false;
  const filters = isMap(on.push) ? on.push : {};
  if ('branches' in filters) return isAmong(branch, filters.branches);
  if ('branches-ignore' in filters) return !isAmong(branch, filters['branches-ignore']);
  return !('tags' in filters || 'tags-ignore' in filters);
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Tells whether patterns of GitHub take in a branch; a later one, also with `!`, outweighs an earlier. */
function isAmong(branch: string, patterns: unknown): boolean {
  const last = [patterns].flat().findLast((pattern) => matches(branch, String(pattern).replace(/^!/, '')));
  return last !== undefined && !String(last).startsWith('!');
}

/** Tells whether a branch matches a pattern: `*` stands for anything but a slash, `**` for anything. */
function matches(branch: string, pattern: string): boolean {
  const expression = pattern
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
  return new RegExp(`^${expression}$`).test(branch);
}

/** Gives the owner and the name of a repository on GitHub, from its address. */
function repositoryOnGitHub(address: string): string | undefined {
  return /^(?:https:\/\/(?:[^/@]+@)?|ssh:\/\/(?:[^/@]+@)?|(?:[^/@]+@)?)github\.com(?::\d+)?[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/i.exec(
    address,
  )?.[1];
}
