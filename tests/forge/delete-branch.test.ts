import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesOf, kindOf, openFake, token } from './open-fake.ts';
import { type FakeForge, kinds, startFakeForge } from './start-fake-forge.ts';

let fake: FakeForge;
beforeAll(async () => {
  fake = await startFakeForge();
});
afterAll(() => fake.end());

test.each(kinds)('%s deletes a branch as it was made, and leaves one with which somebody has gone on', async (kind) => {
  const { head: base = '' } = await fake.control({
    do: 'begin',
    tokens: { [token]: {} },
    files: { 'site.json': '{}' },
  });
  const forge = openFake(fake, kind);
  const made = async (branch: string): Promise<string> => {
    const changes = [{ path: 'site.json', content: bytesOf('{"name":"Cove"}') }];
    const sent = await forge.commit({ base, message: 'A draft', changes, branch });
    return 'commit' in sent ? sent.commit : '';
  };
  const branches = async (): Promise<string[]> => Object.keys((await fake.control({ do: 'report' })).branches);
  const commit = await made('draft-1');
  expect(await forge.deleteBranch('draft-1', base)).toBe(false);
  expect(await branches()).toContain('draft-1');
  expect(await forge.deleteBranch('draft-1', commit)).toBe(true);
  expect(await branches()).toEqual(['main']);
  // What is gone already, or was when the answer was lost, is gone.
  expect(await forge.deleteBranch('draft-1', commit)).toBe(true);
  const second = await made('draft-2');
  await fake.control({ do: 'faults', faults: [{ does: 'cutAfter', match: '^DELETE' }] });
  expect(await forge.deleteBranch('draft-2', second)).toBe(true);
  const third = await made('draft-3');
  await fake.control({ do: 'faults', faults: [{ does: 'answer', match: '^DELETE', status: 403 }] });
  expect(await kindOf(forge.deleteBranch('draft-3', third))).toBe('forbidden');
  expect(await branches()).toContain('draft-3');
});
