import { join } from 'node:path';
import { beginningOf } from '../../src/cli/begin-site';
import { buildBeside } from '../../src/cli/build-beside';
import { codeKey, editorKey } from '../../src/cli/code-key.js';
import type { GuestOptions } from '../../src/live/guest-door';
import { serveLive } from '../../src/live/serve-live';
import { loadBundle } from '../../src/vite/load-bundle.js';
import { openSources } from '../../src/vite/source-code';
import { projectCache, root } from '../project';

/** A site that is served by this process. */
export interface ServedHere {
  /** With a slash at its end. */
  address: string;
  port: number;
  guestAddresses: string[];
  close: () => Promise<void>;
}

/** The project as `npm start` knows it; its code does not change while tests run here. */
const project = underDevelopment(() => {
  const [key, keyOfEditor] = [codeKey(root), editorKey(root)];
  const codeFolder = join(projectCache, 'code', key);
  return { root, cacheFolder: projectCache, codeFolder, codeKey: key, keyOfEditor, loadBundle, keepBytecode() {} };
});

/**
 * Serves the site in a folder as `npm start` does, with the code that has been bundled for that, but in this process,
 * which loads it once for all sites; on a free port unless one is named, to guests too where there are to be some.
 */
export async function serveHere(folder: string, port = 0, guests?: GuestOptions): Promise<ServedHere> {
  const file = join(folder, 'site.json');
  const openCode = openSources({
    project,
    readCode: () => ({ key: project.codeKey, hashes: new Map() }),
    editorKey: () => project.keyOfEditor,
  });
  const server = await serveLive({
    file,
    openCode,
    exampleFolder: join(root, 'src/catalogue'),
    checkFile: join(project.codeFolder, 'start/check-thread.cjs'),
    beginning: beginningOf(file, root),
    build: buildBeside(file, join(root, 'src/cli/run.js')),
    port,
    outboxFolder: join(folder, '.outbox'),
    ...(guests && { guests }),
  });
  if ('portHolder' in server) throw new Error(`Port ${port} is taken.`);
  await server.open();
  const address = server.address.replace('localhost', '127.0.0.1');
  return { address, port: Number(new URL(address).port), guestAddresses: server.guestAddresses, close: server.close };
}

/** What is read of the code where it runs for development. */
function underDevelopment<T>(read: () => T): T {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'development';
  try {
    return read();
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}
