import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createWorkspaceAnswer } from '../../src/workspace/answer-workspace';
import { ask, listen } from '../serve/request';
import { temporaryFolder } from '../temporary-folder';

/** A server that lets a site.json be written, and the token that is needed for that. */
async function serve() {
  const folder = temporaryFolder();
  const file = join(folder, 'site.json');
  writeFileSync(file, '{}');
  const begun: object[] = [];
  const { answer, token } = createWorkspaceAnswer(
    file,
    {
      offer: () => ({ kinds: [], looks: [], languages: [], countries: {}, currencies: [] }),
      begin: async (said) => {
        begun.push(said);
        return undefined;
      },
    },
    async () => {
      writeFileSync(join(folder, 'built'), '');
      return { folder };
    },
  );
  const port = await listen(createServer((request, response) => void answer(request, response)));
  const put = async (name: string, body: object, headers: Record<string, string>): Promise<number> => {
    const sent = { method: 'PUT', headers, body: JSON.stringify(body) };
    return (await ask(port, `/__edit/files/${name}`, sent)).status;
  };
  return { folder, file, begun, token, port, put };
}

/** All that can be written. */
const writings: Record<string, object> = {
  site: { text: '{"theirs":1}', basedOn: '' },
  'drafts/draft-1.json': { text: '{}', basedOn: '' },
  'uploads/evil.svg': {},
  publish: { message: 'x', basedOn: '' },
  unused: { path: 'uploads/a.svg' },
  needed: { path: 'uploads/a.svg' },
  renamed: { path: 'uploads/a.svg', name: 'b.svg' },
  begin: { name: 'Theirs' },
  build: {},
};

test.for(Object.keys(writings))('nobody but the editor may write: %s', async (name) => {
  const { folder, file, begun, token, put } = await serve();
  const kept = readdirSync(folder);
  const body = writings[name] ?? {};
  for (const headers of [
    {},
    { 'x-edit-token': 'guessed' },
    { 'x-edit-token': 'x'.repeat(token.length) },
    { 'x-edit-token': token, origin: 'http://elsewhere.test' },
    { 'x-edit-token': token, 'sec-fetch-site': 'cross-site' },
  ]) {
    expect([headers, await put(name, body, headers)]).toEqual([headers, 403]);
  }
  expect(readdirSync(folder)).toEqual(kept);
  expect(readFileSync(file, 'utf8')).toBe('{}');
  expect(begun).toEqual([]);
  expect(await put(name, body, { 'x-edit-token': token })).toBe(200);
});

test.for(['site', 'drafts', 'versions', 'published', 'beginning'])(
  'no page of another site may read: %s',
  async (name) => {
    const { port } = await serve();
    const path = `/__edit/files/${name}`;
    expect((await ask(port, path, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await ask(port, path)).status).toBe(200);
  },
);

test('a page of another site that is edited at this address is sent away', async () => {
  const { folder, token, put } = await serve();
  const headers = { 'x-edit-token': token, 'x-edit-site': 'another' };
  expect(await put('uploads/evil.svg', {}, headers)).toBe(409);
  expect(existsSync(join(folder, 'uploads'))).toBe(false);
});

/** What leads elsewhere, instead of a name. */
const strangeNames = [
  ...['x/../../../victim/package', '../victim/package', 'ab12/../../victim/package', 'ab12\0', 'AB12', 'ab 12', '.'],
  ...['/etc/passwd', 'C:\\victim', '..\\..\\victim', '%2e%2e%2fvictim', 'ab12.json', '\n', 'ä'],
];

test.for(strangeNames)('nothing is written or read under what is no name: %j', async (strange) => {
  const { folder, token, port, put } = await serve();
  const headers = { 'x-edit-token': token };
  mkdirSync(join(folder, 'site'));
  const kept = (): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const before = kept();
  const status = [
    await put('drafts/draft-1.json', { text: '{}', basedOn: strange, base: 'theirs' }, headers),
    await put(`drafts/${encodeURIComponent(strange)}`, { text: '{}', basedOn: '' }, headers),
    await put(`drafts/${encodeURIComponent(strange)}`, { text: null, basedOn: '' }, headers),
    await put('unused', { path: strange }, headers),
    await put('unused', { path: ['uploads', strange, '..', '..', 'site.json'].join('/') }, headers),
    await put('needed', { path: strange }, headers),
    await put('needed', { path: ['uploads', strange, '..', '..', 'site.json'].join('/') }, headers),
    await put('renamed', { path: strange, name: 'a.svg' }, headers),
    await put('renamed', { path: ['uploads', strange, '..', '..', 'site.json'].join('/'), name: 'a.svg' }, headers),
  ];
  expect(status).toEqual([400, ...Array(8).fill(200)]);
  expect((await ask(port, `/__edit/files/versions/${encodeURIComponent(strange)}`)).body.toString()).toBe(
    '{"text":null}',
  );
  expect(kept()).toEqual(before);
  expect(readFileSync(join(folder, 'site.json'), 'utf8')).toBe('{}');
});
