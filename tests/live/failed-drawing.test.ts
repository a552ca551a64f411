import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Development } from '../../src/develop/develop';
import type { CodeSource } from '../../src/live/code-source';
import { createLiveSite } from '../../src/live/live-site';
import { listenHere } from '../../src/serve/local-server';
import { temporaryFolder } from '../temporary-folder';

test('why a page cannot be drawn is said in the window of the server, in words of whoever wrote it, once until something changes', async () => {
  let version = '1';
  let failed: object | undefined = { message: 'It failed in src/blocks.', source: '' };
  const development = {
    readUnchecked: () => undefined,
    readLive: () => ({ problems: [], gathered: {} }),
    answerLive: async () => ({ status: 500, ending: '.txt', body: '', ...(failed && { failed }) }),
    sayFailed: ({ message }: { message: string }) => message,
  } as unknown as Development;
  const code = {
    current: () => ({ development, version }),
    failure: () => undefined,
    say: (message: string) => message.replace('src/blocks', 'blocks'),
    follow() {},
    editor: async () => ({}),
  } as unknown as CodeSource;
  const site = createLiveSite({
    file: join(temporaryFolder(), 'site.json'),
    code,
    editor: { token: '', site: '', guestOf: () => undefined },
    exampleFolder: '',
    checkFile: '',
    siteChanged: undefined,
    themeChanged: undefined,
    sent() {},
    signal: AbortSignal.abort(),
  });
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const server = createServer((request, response) => void site.answer(request, response));
  onTestFinished(() => void server.close());
  const port = await listenHere(server, 0);
  const ask = async (): Promise<unknown[][]> => {
    await (await fetch(`http://localhost:${port}/`)).text();
    return said.mock.calls;
  };
  const once = ['\nIt failed in blocks.'];
  expect(await ask()).toEqual([once]);
  expect(await ask()).toEqual([once]);
  version = '2';
  expect(await ask()).toEqual([once, once]);
  failed = undefined;
  expect(await ask()).toEqual([once, once]);
});
