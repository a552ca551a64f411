import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bytesOf, kindOf, openFake, readable, textOf, token } from './open-fake.ts';
import { type Beginning, type FakeForge, kinds, startFakeForge } from './start-fake-forge.ts';

let fake: FakeForge;
beforeAll(async () => {
  fake = await startFakeForge();
});
afterAll(() => fake.end());

const odd = 'uploads/Über uns, 50 % & #1 (neu)?.svg';
const files = { 'site.json': '{"name":"Bay"}', [odd]: '<svg/>', 'uploads/a.txt': 'a', 'README.md': '# Bay' };
const begin = async (more: Beginning = {}) => {
  const report = await fake.control({ do: 'begin', tokens: { [token]: {} }, files, ...more });
  return report.head ?? '';
};

describe.each(kinds)('%s', (kind) => {
  test('tells whether the token may write', async () => {
    await begin();
    expect(await openFake(fake, kind).mayWrite()).toBe(true);
    await begin({ isProtected: true, isPrivate: true });
    expect(await openFake(fake, kind).mayWrite()).toBe(true);
    await begin({ tokens: { [token]: { isCollaborator: false, mayWrite: false } } });
    expect(await openFake(fake, kind).mayWrite()).toBe(false);
    await begin({ isArchived: true });
    expect(await openFake(fake, kind).mayWrite()).toBe(false);
  });

  test('gives the head of the default branch, or of another', async () => {
    const head = await begin({ branch: 'trunk' });
    expect(await openFake(fake, kind).head()).toBe(head);
    expect(await openFake(fake, kind, { branch: 'trunk' }).head()).toBe(head);
    expect(await kindOf(openFake(fake, kind, { branch: 'other' }).head())).toBe('missing');
  });

  test('says that a repository has no commit yet', async () => {
    await begin({ isEmpty: true });
    expect(await openFake(fake, kind).mayWrite()).toBe(true);
    expect(await kindOf(openFake(fake, kind).head())).toBe('empty');
  });

  test('reads a file of any name as it was in a commit', async () => {
    const first = await begin();
    const forge = openFake(fake, kind);
    await fake.control({ do: 'write', files: { 'site.json': '{"name":"Cove"}', [odd]: null } });
    const second = await forge.head();
    expect(textOf(await forge.read('site.json', first))).toBe('{"name":"Bay"}');
    expect(textOf(await forge.read('site.json', second))).toBe('{"name":"Cove"}');
    expect(textOf(await forge.read(odd, first))).toBe('<svg/>');
    expect(await forge.read(odd, second)).toBeUndefined();
    expect(await kindOf(forge.read('site.json', '0'.repeat(40)))).toBe('missing');
    expect(await kindOf(forge.read('../../secrets', first))).toBe('refused');
  });

  test('lists the files below a folder, also where the forge gives them in parts', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 130 }, (_, index) => [`uploads/deep/${index}.txt`, `${index}`]),
    );
    const head = await begin({ files: { ...files, ...many }, treeLimit: 7 });
    const forge = openFake(fake, kind);
    const all = await forge.list('', head);
    expect(all.map(({ path }) => path).sort()).toEqual(Object.keys({ ...files, ...many }).sort());
    const below = await forge.list('uploads', head);
    expect(below.map(({ path }) => path).sort()).toEqual([odd, 'uploads/a.txt', ...Object.keys(many)].sort());
    expect(await forge.list('nowhere', head)).toEqual([]);
    const readme = all.find(({ path }) => path === 'README.md');
    expect(readme).toEqual({
      path: 'README.md',
      hash: expect.stringMatching(/^[0-9a-f]{40}$/),
      ...(kind === 'gitlab' ? {} : { bytes: 5 }),
    });
  });

  test('commits changed, new and removed files in one step', async () => {
    const base = await begin();
    const forge = openFake(fake, kind);
    const name = 'uploads/Ein Bild – ä.svg';
    const done = await forge.commit({
      base,
      message: 'Change the name\nand a picture',
      changes: [
        { path: 'site.json', content: bytesOf('{"name":"Lagune"}') },
        { path: name, content: bytesOf('<svg>ö</svg>') },
        { path: odd, content: null },
        { path: 'never-was.txt', content: null },
      ],
    });
    const report = await fake.control({ do: 'report' });
    expect(done).toEqual({ commit: report.head });
    expect(report.log).toHaveLength(2);
    expect(report.log[0]).toMatchObject({ author: 'amina', parents: [base] });
    expect(report.log[0]?.message.split(/\s+/).join(' ').trim()).toBe('Change the name and a picture');
    const { [odd]: removed, ...kept } = files;
    expect(readable(report.files)).toEqual({ ...kept, 'site.json': '{"name":"Lagune"}', [name]: '<svg>ö</svg>' });
    expect(removed).toBe('<svg/>');
    expect(report.leaks).toEqual([]);
  });

  test('commits nothing where nothing changes', async () => {
    const base = await begin();
    const forge = openFake(fake, kind);
    expect(await forge.commit({ base, message: 'Nothing', changes: [] })).toEqual({ commit: base });
    const gone = { path: 'never-was.txt', content: null };
    expect(await forge.commit({ base, message: 'Nothing', changes: [gone] })).toEqual({ commit: base });
  });

  test('works in the folder of site.json', async () => {
    const head = await begin({ files: { 'web/site.json': '{}', 'web/uploads/a.txt': 'a', 'website.txt': 'no' } });
    const forge = openFake(fake, kind, { folder: 'web' });
    expect((await forge.list('', head)).map(({ path }) => path)).toEqual(['site.json', 'uploads/a.txt']);
    expect((await forge.list('uploads', head)).map(({ path }) => path)).toEqual(['uploads/a.txt']);
    const changes = [
      { path: 'site.json', content: bytesOf('{"a":1}') },
      { path: 'uploads/a.txt', content: null },
    ];
    await forge.commit({ base: head, message: 'In the folder', changes });
    const report = await fake.control({ do: 'report' });
    expect(readable(report.files)).toEqual({ 'web/site.json': '{"a":1}', 'website.txt': 'no' });
  });

  test('says that the branch has moved, and writes nothing', async () => {
    const base = await begin();
    const forge = openFake(fake, kind);
    const { head } = await fake.control({ do: 'write', files: { 'site.json': '{"name":"Juma"}' } });
    const changes = [{ path: 'site.json', content: bytesOf('{"name":"Amina"}') }];
    expect(await forge.commit({ base, message: 'Mine', changes })).toEqual({ moved: true });
    expect((await fake.control({ do: 'report' })).head).toBe(head);
  });

  test('finds a commit that is there already when the order is given again', async () => {
    const base = await begin();
    const forge = openFake(fake, kind);
    const order = { base, message: 'Mine', changes: [{ path: 'site.json', content: bytesOf('{"name":"Amina"}') }] };
    const first = await forge.commit(order);
    await fake.control({ do: 'write', files: { 'other.txt': 'x' } });
    expect(await forge.commit(order)).toEqual(first);
    expect((await fake.control({ do: 'report' })).log).toHaveLength(3);
  });

  test('sends large files, too', async () => {
    const base = await begin();
    const large = new Uint8Array(2_100_001).map((_, index) => (index * 7919) >> 3);
    const done = await openFake(fake, kind).commit({
      base,
      message: 'A photo',
      changes: [
        { path: 'uploads/photo.jpg', content: large },
        { path: 'uploads/a.txt', content: null },
      ],
    });
    const report = await fake.control({ do: 'report' });
    expect(done).toEqual({ commit: report.head });
    expect(Buffer.from(report.files['uploads/photo.jpg'] ?? '', 'base64').equals(large)).toBe(true);
    expect(Object.keys(report.files)).not.toContain('uploads/a.txt');
  });

  test('makes a branch with a commit, proposes it once, and says where the branch is taken', async () => {
    const base = await begin({ isProtected: true });
    const forge = openFake(fake, kind);
    const changes = [{ path: 'site.json', content: bytesOf('{"name":"Amina"}') }];
    expect(await kindOf(forge.commit({ base, message: 'Mine', changes }))).toBe('protected');
    const order = { base, message: 'Mine', changes, branch: 'amina/preise-ändern' };
    const done = await forge.commit(order);
    const report = await fake.control({ do: 'report' });
    expect(report.head).toBe(base);
    expect(done).toEqual({ commit: report.branches['amina/preise-ändern'] });
    expect(readable(report.ofBranches['amina/preise-ändern'])).toEqual({ ...files, 'site.json': '{"name":"Amina"}' });
    expect(await forge.commit(order)).toEqual(done);
    expect(await kindOf(forge.commit({ ...order, message: 'Another' }))).toBe('taken');
    const proposal = { branch: 'amina/preise-ändern', title: 'Prices', body: 'New prices' };
    const proposed = await forge.propose(proposal);
    expect(await forge.propose(proposal)).toEqual(proposed);
    expect((await fake.control({ do: 'report' })).proposals).toHaveLength(1);
  });

  test('gives the earlier versions of a file, page by page', async () => {
    await begin();
    for (let round = 0; round < 32; round++)
      await fake.control({ do: 'write', files: { 'site.json': `{"n":${round}}` } });
    await fake.control({ do: 'write', files: { 'README.md': 'Another' } });
    const forge = openFake(fake, kind);
    const first = await forge.versions('site.json');
    expect(first).toHaveLength(30);
    expect(first[0]).toMatchObject({
      message: 'Somebody else',
      time: expect.stringMatching(/^2027-03-01T/),
    });
    expect(textOf(await forge.read('site.json', first[0]?.commit ?? ''))).toBe('{"n":31}');
    expect(await forge.versions('site.json', 2)).toHaveLength(3);
    expect(await forge.versions('site.json', 3)).toEqual([]);
  });

  test('says what runs for a commit, or that it may not be seen', async () => {
    const head = await begin();
    const forge = openFake(fake, kind);
    expect(await forge.runs(head)).toEqual({ state: 'none' });
    const states = { running: 'pending', passed: 'success', failed: 'failure' } as const;
    for (const state of ['running', 'passed', 'failed'] as const) {
      const statuses = kind === 'forgejo' ? [{ state: states[state], target_url: 'https://ci.example/1' }] : [];
      await fake.control({ do: 'runs', commit: head, runs: [state], statuses });
      expect(await forge.runs(head)).toEqual({ state, address: expect.stringMatching(/^http/) });
    }
    if (kind === 'forgejo') return;
    await begin({ tokens: { [token]: { hidesRuns: true } } });
    expect(await forge.runs(head)).toEqual({ state: 'unknown' });
  });

  test('gives an empty file, and one as large as no call stack', async () => {
    const base = await begin();
    const forge = openFake(fake, kind);
    const content = new Uint8Array(900_000).fill(200);
    const empty = { path: 'uploads/empty.txt', content: new Uint8Array() };
    const done = await forge.commit({ base, message: 'Two', changes: [empty, { path: 'uploads/b.bin', content }] });
    if ('moved' in done) throw new Error('The branch has not moved');
    expect(await forge.read('uploads/empty.txt', done.commit)).toEqual(new Uint8Array());
    const read = (await forge.read('uploads/b.bin', done.commit)) ?? new Uint8Array();
    expect(Buffer.from(read).equals(content)).toBe(true);
  });
});
