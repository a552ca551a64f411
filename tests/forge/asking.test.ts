import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ForgeWorld } from '../../src/forge/forge.ts';
import { bytesOf, failureOf, kindOf, openFake, textOf, token, world } from './open-fake.ts';
import { pageFetch } from './page-fetch.ts';
import { type Beginning, type FakeForge, type Fault, kinds, startFakeForge } from './start-fake-forge.ts';

let fake: FakeForge;
let head: string;
beforeAll(async () => {
  fake = await startFakeForge();
});
afterAll(() => fake.end());

const html = '<!doctype html><title>Welcome to the hotel</title>';
const begin = async (more: Beginning = {}): Promise<void> => {
  const report = await fake.control({ do: 'begin', tokens: { [token]: {} }, files: { 'site.json': '{}' }, ...more });
  head = report.head ?? '';
};
const answer = (status: number, more: Partial<Fault> = {}): Fault => ({ does: 'answer', status, ...more });

describe.each(kinds)('%s', (kind) => {
  test('says why it was refused, without the token', async () => {
    await begin({ tokens: {} });
    expect(await kindOf(openFake(fake, kind).mayWrite())).toBe('signedOut');
    expect(await kindOf(openFake(fake, kind, { as: 'not a token' }).mayWrite())).toBe('signedOut');
    expect(await kindOf(openFake(fake, kind, { as: '' }).mayWrite())).toBe('signedOut');
    await begin();
    expect(await kindOf(openFake(fake, kind, { name: 'owner/another' }).mayWrite())).toBe('missing');
    await begin({ isPrivate: true, tokens: { [token]: { sees: false } } });
    expect(await kindOf(openFake(fake, kind).head())).toBe('missing');
    await begin({ tokens: { [token]: { mayWrite: false, mayPropose: false } } });
    const changes = [{ path: 'site.json', content: bytesOf('{"a":1}') }];
    const forge = openFake(fake, kind);
    expect(await kindOf(forge.commit({ base: head, message: 'Mine', changes }))).toBe('forbidden');
    const refused = await failureOf(forge.propose({ branch: 'mine', title: 'Mine', body: '' }));
    expect(refused.kind).toBe('forbidden');
    expect(refused.address).toContain(`${fake.address}/owner/site/`);
    await begin({ faults: [answer(403, { body: { message: `You are ${token}` } })] });
    const told = await failureOf(openFake(fake, kind).head());
    expect(told.said).toBe('You are …');
    expect(JSON.stringify([told, told.message, told.stack])).not.toContain(token);
  });

  test('asks again for what it reads, and tells no owner of a short trouble', async () => {
    const troubles: Fault[] = [
      { does: 'cutBefore' },
      { does: 'truncate' },
      answer(500),
      answer(502, { html }),
      answer(503, { headers: { 'retry-after': '1' } }),
      // How long a limit lasts only GitHub says to a page.
      ...(kind === 'github' ? [answer(429, { headers: { 'retry-after': '1' } })] : []),
    ];
    for (const fault of troubles) {
      await begin({ faults: [fault] });
      expect(await openFake(fake, kind).head()).toBe(head);
    }
    await begin({ faults: [{ does: 'cutBefore', times: 100 }] });
    expect(await kindOf(openFake(fake, kind).head())).toBe('offline');
    await begin({ faults: [answer(502, { html, times: 100 })] });
    expect(await failureOf(openFake(fake, kind).head())).toMatchObject({ kind: 'trouble', status: 502 });
  });

  test('takes no page of a portal for a file, nor for anything else', async () => {
    await begin({ faults: [answer(200, { html, times: 100 })] });
    const forge = openFake(fake, kind);
    expect(await kindOf(forge.read('site.json', head))).toBe('trouble');
    expect(await kindOf(forge.list('', head))).toBe('trouble');
    expect(await kindOf(forge.head())).toBe('trouble');
    expect(await kindOf(forge.mayWrite())).toBe('trouble');
    await begin({ faults: [{ does: 'wrongJson', times: 100 }] });
    expect(await kindOf(openFake(fake, kind).head())).toBe('trouble');
    await begin({ faults: [answer(200, { body: { message: 'quite another thing' }, times: 100 })] });
    expect(await kindOf(openFake(fake, kind).head())).toBe('trouble');
  });

  test('reads a page that is a file of the site', async () => {
    await begin({ files: { 'index.html': html } });
    expect(textOf(await openFake(fake, kind).read('index.html', head))).toBe(html);
  });

  test('gives up on a forge that does not answer', async () => {
    await begin({ faults: [{ does: 'hang', times: 100 }] });
    const impatient: ForgeWorld = { ...world, wait: async () => {} };
    expect(await kindOf(openFake(fake, kind, { within: impatient }).head())).toBe('offline');
  });

  test('says until when there is a limit, whatever the clock of the forge or its own says', async () => {
    const now = Date.parse('2027-03-01T12:00:00Z');
    const within: ForgeWorld = { ...world, now: () => now };
    const untilAfter = async (headers: Record<string, string>, status = 429): Promise<number> => {
      await begin({ faults: [answer(status, { headers, body: { message: 'API rate limit exceeded' }, times: 100 })] });
      const { kind: failed, until } = await failureOf(openFake(fake, kind, { within }).head());
      expect(failed).toBe('limited');
      return ((until?.getTime() ?? 0) - now) / 1000;
    };
    // What is not exposed to a page is not known to it.
    const knows = kind === 'github';
    expect(await untilAfter({ 'retry-after': '90' })).toBe(knows ? 90 : 60);
    expect(await untilAfter({ 'retry-after': '90' }, 403)).toBe(knows ? 90 : 60);
    const reset = (at: number) => ({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${at / 1000}` });
    expect(await untilAfter(reset(now + 600_000), 403)).toBe(knows ? 600 : 60);
    expect(await untilAfter(reset(now + 86_400_000), 403)).toBe(knows ? 3_600 : 60);
    expect(await untilAfter(reset(now - 86_400_000), 403)).toBe(knows ? 1 : 60);
  });

  test('follows a repository that was renamed', async () => {
    await begin({ name: 'owner/new-name', formerNames: ['owner/site'] });
    const forge = openFake(fake, kind);
    expect(await forge.mayWrite()).toBe(true);
    const changes = [{ path: 'site.json', content: bytesOf('{"a":1}') }];
    expect(await forge.commit({ base: head, message: 'Mine', changes })).toHaveProperty('commit');
    expect(textOf(await forge.read('site.json', head))).toBe('{}');
    // It is renamed once more, while somebody works on it.
    const formerNames = ['owner/site', 'owner/new-name'];
    await fake.control({ do: 'change', repository: { name: 'owner/newest-name', formerNames } });
    const more = [{ path: 'site.json', content: bytesOf('{"a":2}') }];
    const made = await forge.commit({ base: await forge.head(), message: 'Mine too', changes: more });
    expect(textOf(await forge.read('site.json', 'commit' in made ? made.commit : ''))).toBe('{"a":2}');
  });

  test('puts the token into no address', async () => {
    await begin();
    const forge = openFake(fake, kind);
    await forge.mayWrite();
    await forge.commit({ base: head, message: 'Mine', changes: [{ path: 'a.txt', content: bytesOf('a') }] });
    expect((await fake.control({ do: 'report' })).leaks).toEqual([]);
  });
});

test('tells a forge that lets no page of another site ask it from one that is out of reach', async () => {
  await begin({ isClosed: true });
  const within: ForgeWorld = { ...world, fetch: pageFetch() };
  expect(await kindOf(openFake(fake, 'forgejo', { within }).mayWrite())).toBe('closed');
  const nobody = { ...fake, address: 'http://127.0.0.1:9' };
  expect(await kindOf(openFake(nobody, 'forgejo', { within }).mayWrite())).toBe('offline');
});

test('goes with its token to no other host that a forge leads to', async () => {
  const other = await startFakeForge();
  try {
    await other.control({ do: 'begin', tokens: {} });
    const headers = { location: `${other.address}/api/v1/repos/owner/site` };
    await begin({ faults: [answer(301, { headers, times: 100 })] });
    expect(await failureOf(openFake(fake, 'forgejo').mayWrite())).toMatchObject({
      kind: 'missing',
      address: other.address,
    });
  } finally {
    await other.end();
  }
});

test('knows both ways in which GitHub protects a branch', async () => {
  for (const ruleType of ['BRANCH_PROTECTION_RULE_VIOLATION', 'UNPROCESSABLE']) {
    await begin({ isProtected: true, ruleType });
    const changes = [{ path: 'site.json', content: bytesOf('{"a":1}') }];
    expect(await kindOf(openFake(fake, 'github').commit({ base: head, message: 'Mine', changes }))).toBe('protected');
  }
});

test('gives no address that would run something, whoever left it at the forge', async () => {
  for (const kind of ['github', 'forgejo'] as const) {
    await begin();
    const statuses = [{ state: 'success', target_url: 'javascript:alert(1)' }];
    await fake.control({ do: 'runs', commit: head, runs: [], statuses });
    expect(await openFake(fake, kind).runs(head)).toEqual({ state: 'passed' });
  }
});
