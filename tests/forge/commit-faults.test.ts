import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CommitOrder, ForgeFailure, type ForgeKind } from '../../src/forge/forge.ts';
import { isLong } from '../is-long.ts';
import { bytesOf, openFake, readable, textOf, token } from './open-fake.ts';
import { type FakeForge, type Fault, kinds, type Report, startFakeForge } from './start-fake-forge.ts';

let fake: FakeForge;
beforeAll(async () => {
  fake = await startFakeForge();
});
afterAll(() => fake.end());

const message = 'Change the prices';
const files = { 'site.json': '{"n":0}', 'uploads/old.txt': 'old', 'README.md': '# Bay' };
const html = '<!doctype html><title>Bad gateway</title>';

/** What may go wrong with one call; each is told the number of the call. */
const faults: Record<string, (at: number) => Fault[]> = {
  'the line is cut before': (at) => [{ at, does: 'cutBefore' }],
  'the line is cut after': (at) => [{ at, does: 'cutAfter' }],
  'the line is cut after, and stays so': (at) => [
    { at, does: 'cutAfter' },
    { at, does: 'cutBefore', times: 100 },
  ],
  'the answer is cut': (at) => [{ at, does: 'truncate' }],
  'the answer is half': (at) => [{ at, does: 'wrongJson' }],
  'a proxy answers 502 before': (at) => [{ at, does: 'answer', status: 502, html }],
  'a proxy answers 502 after': (at) => [{ at, does: 'answerAfter', status: 502, html }],
  'a portal answers 200': (at) => [{ at, does: 'answer', status: 200, html }],
  'it fails with 500 after': (at) => [{ at, does: 'answerAfter', status: 500, body: { message: 'Oops' } }],
  ...Object.fromEntries(
    [401, 403, 404, 409, 422, 429, 500].map((status) => [
      `it answers ${status}`,
      (at: number): Fault[] => [{ at, does: 'answer', status, body: { message: 'No' } }],
    ]),
  ),
  'the limit is met': (at) => [
    {
      at,
      does: 'answer',
      status: 403,
      body: { message: 'API rate limit exceeded' },
      headers: { 'x-ratelimit-remaining': '0' },
    },
  ],
  'somebody changes another file': (at) => [{ at, does: 'move', files: { 'other.txt': 'x' } }],
  'somebody changes the same file': (at) => [{ at, does: 'move', files: { 'site.json': '{"n":9}' } }],
  'somebody removes what is removed': (at) => [{ at, does: 'move', files: { 'uploads/old.txt': null } }],
  'somebody makes what is made': (at) => [{ at, does: 'move', files: { 'uploads/new.txt': 'theirs' } }],
};

const changes = [
  { path: 'site.json', content: bytesOf('{"n":1}') },
  { path: 'uploads/new.txt', content: bytesOf('new') },
  { path: 'uploads/old.txt', content: null },
];

/** How much GitHub takes in one request and how much in steps is tried by size; a new branch goes in steps always. */
const orders: Record<string, Partial<CommitOrder>> = {
  'to the branch': {},
  'of one file': { changes: changes.slice(0, 1) },
  'to a new branch': { branch: 'proposal' },
};

describe.each(kinds)('%s', (kind) => {
  test.each(Object.keys(orders))(
    'a commit %s is whole or not there, whatever goes wrong at whichever call',
    async (name) => {
      await tryFaults(kind, orders[name] ?? {});
    },
  );
});

test('a large commit to GitHub is whole or not there, whatever goes wrong at whichever call', {
  tags: 'night',
}, async () => {
  const photo = { path: 'uploads/photo.jpg', content: new Uint8Array(2_000_001) };
  await tryFaults('github', { changes: [...changes, photo] }, isLong ? Object.keys(faults) : ['the line is cut after']);
});

async function tryFaults(kind: ForgeKind, given: Partial<CommitOrder>, names = Object.keys(faults)): Promise<void> {
  const { calls } = await tryOnce(kind, given, []);
  const numbers = Array.from(calls, (_, index) => index + 1);
  for (const [nth, name] of names.entries()) {
    for (const at of isLong ? numbers : someOf(numbers, nth)) {
      const { outcome, report, first, base } = await tryOnce(kind, given, faults[name]?.(at) ?? []);
      const what = `${name}, call ${at} of ${calls.length} (${calls[at - 1]}): ${JSON.stringify(outcome)}`;
      expectWhole(first, given, base, what);
      if (!name.endsWith('stays so')) {
        // What it says is so: a commit that is there, or none.
        expect(
          mineIn(first, given).map(({ hash }) => hash),
          what,
        ).toEqual('commit' in outcome ? [outcome.commit] : []);
      }
      // Given again, the order ends as it does, and never with two commits.
      expectWhole(report, given, base, `${what}, again`);
      expect(report.leaks).toEqual([]);
    }
  }
}

/** The last of some calls, which writes, and another one for each fault. */
function someOf(numbers: number[], fault: number): number[] {
  return [...new Set([...numbers.slice(fault % numbers.length).slice(0, 1), ...numbers.slice(-1)])];
}

type Outcome = { commit: string } | { moved: true } | { failed: string };

async function tryOnce(kind: ForgeKind, given: Partial<CommitOrder>, told: Fault[]) {
  const { head: base = '' } = await fake.control({ do: 'begin', tokens: { [token]: {} }, files, faults: told });
  const order = { base, message, changes, ...given };
  const give = async (): Promise<Outcome> => {
    try {
      return await openFake(fake, kind).commit(order);
    } catch (failure) {
      if (!(failure instanceof ForgeFailure)) throw failure;
      expect(`${failure.stack} ${failure.said}`).not.toContain(token);
      return { failed: failure.kind };
    }
  };
  const outcome = await give();
  const first = await fake.control({ do: 'faults', faults: [] });
  if (!('failed' in outcome)) return { outcome, first, report: first, calls: first.calls, base };
  await give();
  const report = await fake.control({ do: 'report' });
  return { outcome, first, report, calls: first.calls, base };
}

/** The commits of this order, on the branch that it names or the other one. */
function mineIn(report: Report, { branch }: Partial<CommitOrder>) {
  if (branch === undefined) return report.log.filter((commit) => commit.message.trim() === message);
  const commit = report.branches[branch];
  return commit === undefined ? [] : [{ hash: commit, parents: [] }];
}

function expectWhole(report: Report, given: Partial<CommitOrder>, base: string, what: string): void {
  const commits = mineIn(report, given);
  expect(commits.length, what).toBeLessThanOrEqual(1);
  const found = readable((given.branch === undefined ? undefined : report.ofBranches[given.branch]) ?? report.files);
  const ordered = given.changes ?? changes;
  const made = ordered.filter(({ path, content }) => (found[path] ?? null) === (content && textOf(content)));
  // All of it is there with the commit; without it nothing is, but for the file that somebody else took away, too.
  const theirs = what.startsWith('somebody removes') && commits.length === 0 ? ['uploads/old.txt'] : [];
  expect(made.filter(({ path }) => !theirs.includes(path)).length, what).toBe(commits.length * ordered.length);
  // Nothing that somebody else has made of the same files is written over on their branch.
  const touched = /same file/.test(what) ? 'site.json' : /makes what/.test(what) ? 'uploads/new.txt' : undefined;
  if (given.branch !== undefined || !ordered.some(({ path }) => path === touched)) return;
  for (const { parents } of commits) expect(parents, what).toEqual([base]);
}
