import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFake, token } from './open-fake.ts';
import { type Beginning, type FakeForge, kinds, startFakeForge } from './start-fake-forge.ts';

let fake: FakeForge;
beforeAll(async () => {
  fake = await startFakeForge();
});
afterAll(() => fake.end());

const begin = async (more: Beginning = {}) => {
  const files = { 'site.json': '{"name":"Bay"}' };
  return (await fake.control({ do: 'begin', tokens: { [token]: {} }, files, ...more })).head ?? '';
};

test.for(kinds)(
  '%s says where a host shows a commit, or that none has told it, or that it may not be seen',
  async (kind) => {
    const head = await begin();
    const forge = openFake(fake, kind);
    expect(await forge.deployPreview(head)).toBeUndefined();
    const log = { state: 'success', target_url: 'https://ci.example/1', context: 'ci/build' };
    const begun = { state: 'pending', target_url: 'https://later.example/', context: 'host/deploy-preview' };
    await fake.control({ do: 'runs', commit: head, runs: [], statuses: [log, begun] });
    expect(await forge.deployPreview(head)).toBeUndefined();
    const preview = { ...begun, state: 'success', target_url: 'https://draft.example/' };
    await fake.control({ do: 'runs', commit: head, runs: [], statuses: [log, preview] });
    expect(await forge.deployPreview(head)).toBe('https://draft.example/');
    const script = { ...preview, target_url: 'javascript:alert(1)' };
    await fake.control({ do: 'runs', commit: head, runs: [], statuses: [script] });
    expect(await forge.deployPreview(head)).toBeUndefined();
    if (kind === 'forgejo') return;
    await fake.control({ do: 'runs', commit: head, runs: [], deployment: 'https://deployed.example/' });
    expect(await forge.deployPreview(head)).toBe('https://deployed.example/');
    const hidden = await begin({ tokens: { [token]: { hidesRuns: true } } });
    expect(await forge.deployPreview(hidden)).toBeUndefined();
    if (kind === 'gitlab') return;
    const check = "<a href='https://ec66c08c.kayaks.pages.dev'>https://ec66c08c.kayaks.pages.dev</a>";
    const checked = await begin();
    await fake.control({ do: 'runs', commit: checked, runs: [], check });
    expect(await openFake(fake, kind).deployPreview(checked)).toBe('https://ec66c08c.kayaks.pages.dev');
  },
);
