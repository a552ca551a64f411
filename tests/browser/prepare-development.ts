import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { newSite, startSite } from '../cli/start-site';

/** Before browser tests that open pages in development; where there is no browser to open them in, does nothing. */
export async function setup(project: TestProject): Promise<void> {
  if ('browserEndpoint' in project.getProvidedContext()) await prepareDevelopment();
}

/**
 * Has the code for development and the editor bundled, and by Vite what pages in development need of packages: servers
 * that begin with that at the same time would take it away from each other.
 */
async function prepareDevelopment(): Promise<void> {
  const folder = newSite();
  const { port, stop } = await startSite(folder);
  const ask = async (path: string): Promise<string> => (await fetch(`http://localhost:${port}${path}`)).text();
  await ask('/');
  const [packaged = '/'] = /\/node_modules\/\.vite\/deps\/[^"']+/.exec(await ask('/src/develop/browser/boot.ts')) ?? [];
  // It is answered once all are bundled.
  await ask(packaged);
  await ask('/__edit');
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
