import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { CodeSource } from '../../src/live/code-source';
import { serveLive } from '../../src/live/serve-live';
import { listenHere } from '../../src/serve/local-server';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';
import { beginning, build } from '../workspace/unasked';

/** Serves a site whose pages nobody asks for; gives its port, or who has it. */
async function serve(file: string, port: number): Promise<number | string> {
  const served = await serveLive({
    file,
    openCode: (): CodeSource => {
      throw new Error('Nobody asks for a page.');
    },
    exampleFolder: root,
    checkFile: '',
    beginning,
    build,
    port,
    outboxFolder: temporaryFolder(),
  });
  if ('portHolder' in served) return served.portHolder;
  onTestFinished(() => served.close());
  return Number(new URL(served.address).port);
}

test('who starts a site at a port that is taken learns whether it is the same site that is there', async () => {
  const [one, other] = [join(temporaryFolder(), 'site.json'), join(temporaryFolder(), 'site.json')];
  const port = Number(await serve(one, 0));
  expect(await serve(one, port)).toBe('this-site');
  expect(await serve(other, port)).toBe('another-site');
  const stranger = createServer((_, response) => response.writeHead(404).end());
  onTestFinished(() => void stranger.close());
  expect(await serve(one, Number(await listenHere(stranger, 0)))).toBe('another-program');
});
