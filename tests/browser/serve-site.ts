import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { composers } from '../../src/blocks/compose';
import { buildSite } from '../../src/build/build-site';
import { readAssets } from '../../src/build/read-assets';
import type { Code } from '../../src/build/renderer';
import { checkSite } from '../../src/checks/check-site';
import { createStaticServer } from '../../src/serve/static-server';

/** The sites that browser tests visit: the live one and those of fixtures. */
export type SiteName = 'agency' | 'agency-always' | 'werkstatt' | 'contact-form' | 'live';

/** A built site and where it is served, or the problem that kept it from being built. */
export interface ServedSite {
  /** Its site.json. */
  file: string;
  origin: string;
  /** The path under which all of it lies, with a slash at its end. */
  base: string;
  outboxFolder: string;
  /** Where it was built. */
  outFolder: string;
  problem?: string;
}

/** Builds a site.json into a folder and serves it there on a free port; the server stands once it is resolved. */
export async function serveSite(
  file: string,
  folder: string,
  code: Code,
  edit = (text: string) => text,
): Promise<{ site: ServedSite; server?: Server }> {
  const outFolder = join(folder, 'dist');
  const outboxFolder = join(folder, 'outbox');
  const unserved = { file, origin: '', base: '/', outboxFolder, outFolder };
  const gathered = readAssets(dirname(file));
  const options = { now: new Date(), composers };
  const { site, problems } = checkSite(edit(readFileSync(file, 'utf8')), gathered.assets, options);
  if (!site) return { site: { ...unserved, problem: problems.map(({ message }) => message).join(' ') } };
  const built = await buildSite({ site, gathered, code, outFolder, cacheFolder: join(folder, 'cache') });
  if (built.failures) return { site: { ...unserved, problem: built.failures.join(' ') } };
  const server = createStaticServer({ folder: outFolder, outboxFolder, outboxInterval: 0 });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { site: { file, origin: `http://127.0.0.1:${port}`, base: site.base, outboxFolder, outFolder }, server };
}
