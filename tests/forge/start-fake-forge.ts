import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { ForgeKind } from '../../src/forge/forge.ts';
import { root } from '../project.ts';

/** Something that goes wrong with a call to the fake; `at` counts the calls that match, from when it was told. */
export interface Fault {
  /** A pattern for `METHOD /path`; any call where it is left out. */
  match?: string;
  at?: number;
  times?: number;
  /**
   * `move` commits as somebody else before the call; `answer` answers without doing anything, `answerAfter` after it has
   * done what was asked; `hang` never answers; the others cut the connection or the answer.
   */
  does: 'move' | 'cutBefore' | 'cutAfter' | 'answer' | 'answerAfter' | 'hang' | 'truncate' | 'wrongJson';
  files?: Record<string, string | null>;
  /** What a `move` writes into site.json, whatever that says by then. */
  fields?: Record<string, string>;
  status?: number;
  body?: unknown;
  html?: string;
  headers?: Record<string, string>;
}

/** What the fake holds behind its interface; contents in Base64. */
export interface Report {
  head: string | undefined;
  branches: Record<string, string>;
  log: { hash: string; message: string; author: string; parents: string[] }[];
  files: Record<string, string>;
  ofBranches: Record<string, Record<string, string>>;
  proposals: { head: string; title: string; address: string }[];
  /** Every call, as `METHOD /path?query`. */
  calls: string[];
  /** Addresses that a token stood in: there must be none. */
  leaks: string[];
}

export interface FakeToken {
  user?: string;
  isCollaborator?: boolean;
  mayWrite?: boolean;
  mayPropose?: boolean;
  sees?: boolean;
  hidesRuns?: boolean;
}

/** The repository that a test begins with; what it leaves out is as it mostly is. */
export interface Beginning {
  tokens?: Record<string, FakeToken>;
  name?: string;
  branch?: string;
  files?: Record<string, string>;
  formerNames?: string[];
  isPrivate?: boolean;
  isProtected?: boolean;
  isArchived?: boolean;
  isEmpty?: boolean;
  isClosed?: boolean;
  treeLimit?: number;
  ruleType?: string;
  faults?: Fault[];
}

/** What hosts have told the forge of a commit: statuses, the address of a deployment, the summary of a check. */
export interface HostSays {
  statuses?: { state: string; target_url: string; context?: string }[];
  deployment?: string;
  check?: string;
}

/** What can be said to the fake. */
export type Order =
  | ({ do: 'begin' } & Beginning)
  | { do: 'faults'; faults: Fault[] }
  | { do: 'write'; files: Record<string, string | null>; message?: string; author?: string; branch?: string }
  | { do: 'change'; repository: Record<string, unknown> }
  | ({ do: 'runs'; commit: string; runs: string[] } & HostSays)
  | { do: 'forgetCalls' }
  | { do: 'report' };

export interface FakeForge {
  /** Where it listens: `http://127.0.0.1:40001`; the repository is `/owner/site` below, in every dialect. */
  address: string;
  control(order: Order): Promise<Report>;
  end(): Promise<void>;
}

/** The dialects that the fake speaks, all of them of the same repository. */
export const kinds: readonly ForgeKind[] = ['github', 'forgejo', 'gitlab'];

/** Starts the fake as a process of its own, on this machine alone. */
export async function startFakeForge(): Promise<FakeForge> {
  const program = join(root, 'tests/forge/fake/fake-forge.js');
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [address] = await once(createInterface(child.stdout), 'line');
  return {
    address,
    control: async (order) => {
      const answer = await fetch(`${address}/control`, { method: 'POST', body: JSON.stringify(order) });
      return await answer.json();
    },
    end: async () => {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
