import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productionCode } from '../production-code';
import { type ServedSite, serveSite } from './serve-site';
import { isSiteName, type SiteName, siteFile, siteTextEdit } from './site-names';

/** What serves the sites that tests visit. */
export interface Host {
  /** Where `/NAME` is answered with the `ServedSite` of that name, as JSON. */
  address: string;
  /** Ends all servers and removes what was built. */
  stop: () => void;
}

/** Starts what builds and serves each site of the tests once, when it is first asked for. */
export async function startHost(root: string): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-sites-'));
  const servers: Server[] = [];
  const sites = new Map<SiteName, Promise<ServedSite>>();
  // A worker that is busy asks on a connection that would be closed meanwhile.
  const host = createServer({ keepAliveTimeout: 0 }, ({ url = '/' }, response) => {
    const name = url.slice(1);
    if (!isSiteName(name)) return response.writeHead(404).end();
    const site = sites.get(name) ?? serve(name);
    sites.set(name, site);
    site.then(
      (served) => response.end(JSON.stringify(served)),
      (error) => response.writeHead(500).end(String(error?.stack ?? error)),
    );
  });
  servers.push(host);
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  return { address: `http://127.0.0.1:${(host.address() as AddressInfo).port}`, stop };

  async function serve(name: SiteName): Promise<ServedSite> {
    const built = await serveSite(siteFile(name), join(folder, name), await productionCode(root), siteTextEdit(name));
    if (built.server) servers.push(built.server);
    return built.site;
  }

  function stop(): void {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(folder, { recursive: true, force: true });
  }
}
