import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { openBuilds } from './build-fixture';
import { contents, takeSnapshot } from './snapshot';

test.each(['kajak', 'werkstatt'] as const)(
  'in whatever order the names of groups are written, the built site is the same: %s',
  async (name) => {
    const { build, outFolder } = await openBuilds(name, temporaryFolder());
    await build();
    const before = contents(takeSnapshot(outFolder));
    await build(turn);
    expect(contents(takeSnapshot(outFolder))).toEqual(before);
  },
);

/** Turns the order of the names in a part and in all groups within it. */
function turn(part: unknown): void {
  if (part === null || typeof part !== 'object') return;
  const group = part as Record<string, unknown>;
  for (const [name, member] of Object.entries(group).reverse()) {
    turn(member);
    if (Array.isArray(part)) continue;
    delete group[name];
    group[name] = member;
  }
}
