import { join } from 'node:path';
import { build } from 'vite';
import { expect } from 'vitest';
import type { ForgeKind } from '../../src/forge/forge';
import type { openForge } from '../../src/forge/open-forge';
import { kinds, startFakeForge } from '../forge/start-fake-forge';
import { root } from '../project';
import { test } from './browser-test';

const token = 'secret-token-of-amina';

declare global {
  /** What the bundle of this test leaves on its page. */
  var forgeOfTest: { openForge: typeof openForge };
}

test('a page of another site reads, commits and proposes at each forge, and asks nobody else', {
  tags: 'night',
}, async ({ open }) => {
  // Browsers let only pages of this machine ask this machine: those of another port are those of another site.
  const [fake, site] = await Promise.all([startFakeForge(), startFakeForge()]);
  try {
    const { page } = await open(`${site.address}/`, { untilHydrated: false, isAlone: true });
    const policy = `default-src 'none'; script-src 'unsafe-inline'; connect-src ${fake.address}`;
    await page.setContent(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
    await page.addScriptTag({ content: await bundleForge() });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const kind of kinds) {
      const renamed = { name: 'owner/new', formerNames: ['owner/site'] };
      const files = { 'site.json': '{}', 'uploads/ü #1.svg': '<svg/>' };
      const { head = '' } = await fake.control({ do: 'begin', tokens: { [token]: {} }, files, ...renamed });
      const place = { kind, address: `${fake.address}/owner/site`, folder: '' };
      const done = await page.evaluate(useForge, { place, token, base: head });
      const { head: now } = await fake.control({ do: 'report' });
      expect(done).toEqual({
        mayWrite: true,
        commit: now,
        again: { moved: true },
        text: '<svg/>',
        paths: ['site.json', 'uploads/photo.jpg', 'uploads/ü #1.svg'],
        versions: 2,
        proposed: `${fake.address}/owner/new/proposals/1`,
        failed: 'missing',
      });
    }
    expect(asked.filter((url) => !url.startsWith(`${fake.address}/api/`) || url.includes(token))).toEqual([]);
  } finally {
    await Promise.all([fake.end(), site.end()]);
  }
});

/** Runs in the page. */
async function useForge(given: {
  place: { kind: ForgeKind; address: string; folder: string };
  token: string;
  base: string;
}) {
  const world = {
    fetch: globalThis.fetch,
    now: Date.now,
    wait: (milliseconds: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, milliseconds);
        signal.addEventListener('abort', () => resolve());
      }),
  };
  const { place, base } = given;
  const forge = globalThis.forgeOfTest.openForge(place, given.token, world);
  const changes = [
    { path: 'site.json', content: new TextEncoder().encode('{"a":1}') },
    // More than GitHub takes at once, so that it goes in steps there.
    { path: 'uploads/photo.jpg', content: new Uint8Array(2_000_001) },
  ];
  const mayWrite = await forge.mayWrite();
  const done = await forge.commit({ base, message: 'From a page', changes });
  const commit = 'commit' in done ? done.commit : '';
  const again = await forge.commit({ base, message: 'Too late', changes });
  const read = await forge.read('uploads/ü #1.svg', commit);
  const branch = 'from/a-page';
  await forge.commit({ base: commit, message: 'Proposed', changes: changes.slice(0, 1), branch });
  const { address } = await forge.propose({ branch, title: 'From a page', body: '' });
  const failed = await forge.read('site.json', '0'.repeat(40)).then(
    () => undefined,
    (failure) => failure.kind,
  );
  return {
    ...{ mayWrite, commit, again, failed, proposed: address },
    text: read && new TextDecoder().decode(read),
    paths: (await forge.list('', commit)).map(({ path }) => path).sort(),
    versions: (await forge.versions('site.json')).length,
  };
}

async function bundleForge(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(root, 'src/forge/open-forge.ts'), formats: ['iife'], name: 'forgeOfTest' },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [];
  const [chunk] = bundle?.output ?? [];
  if (chunk === undefined) throw new Error('Nothing was bundled');
  return `${chunk.code}\nglobalThis.forgeOfTest = forgeOfTest;`;
}
