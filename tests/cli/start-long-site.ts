import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { writeGeneratedSite } from '../bench/generate-site';
import { temporaryFolder } from '../temporary-folder';
import { startSite } from './start-site';

/** Has the thread that checks a site wait until a file is there. */
const holdCheck = `data:text/javascript,${encodeURIComponent(`
import { existsSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
const bell = new Int32Array(new SharedArrayBuffer(4));
if (!isMainThread) while (!existsSync(process.env.GO_FILE)) Atomics.wait(bell, 0, 0, 10);
`)}`;

/** Starts a site so long that it is shown before it is checked, after an edit; its check is held until it is let go. */
export async function startLongSite(edit: (text: string) => string = (text) => text) {
  const folder = temporaryFolder();
  const file = writeGeneratedSite(folder, 500);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, edit(text));
  const go = join(folder, 'go');
  vi.stubEnv('GO_FILE', go);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { port, said, stop } = await startSite(folder, undefined, { preload: holdCheck });
  onTestFinished(stop);
  const ask = (path: string): Promise<Response> => fetch(`http://localhost:${port}${path}`);
  return {
    port,
    said,
    ask,
    letGo: () => writeFileSync(go, ''),
    save: (change: (text: string) => string) => writeFileSync(file, change(text)),
    problems: async (): Promise<string> => (await ask('/__problems')).text(),
  };
}
