import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Code } from '../../src/frame/draw-page';
import { createStaticServer } from '../../src/serve/static-server';
import { type BuiltFile, buildFile } from '../build-file';

/** A built site and where it is served, or the problem that kept it from being built. */
export interface ServedSite extends BuiltFile {
  /** Its site.json. */
  file: string;
  origin: string;
  outboxFolder: string;
}

/** Builds a site.json into a folder and serves it there on a free port; the server stands once it is resolved. */
export async function serveSite(
  file: string,
  folder: string,
  code: Code,
  edit?: (text: string) => string,
): Promise<{ site: ServedSite; server?: Server }> {
  const built = await buildFile(file, folder, code, edit);
  const outboxFolder = join(folder, 'outbox');
  if (built.problem) return { site: { ...built, file, origin: '', outboxFolder } };
  const server = createStaticServer({ folder: built.outFolder, outboxFolder, outboxInterval: 0 });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { site: { ...built, file, origin: `http://127.0.0.1:${port}`, outboxFolder }, server };
}
