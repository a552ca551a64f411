import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type OutboxMessage, readMessages } from '../../src/serve/outbox-messages';
import { createStaticServer } from '../../src/serve/static-server';
import { chooseFault } from '../serve/choose-fault';
import { test as base, type OpenOptions } from './browser-test';
import type { SiteName } from './site-names';
import { servedSite } from './sites';

/** A site served for one test alone, with an outbox of its own. */
export interface OwnSite {
  name: SiteName;
  address: string;
  /** Tells the outbox how to fail, as its page does; without a name it takes forms again. */
  fail: (fault?: string) => Promise<void>;
  /** The fields of what has arrived, the first first. */
  arrived: () => Record<string, string>[];
}

type Serve = (name?: SiteName) => Promise<OwnSite>;

/** A test of forms: it opens pages of a site whose outbox no other test uses. */
export const test = base.extend(
  'serve',
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures are used.
  async ({}, { onCleanup }): Promise<Serve> =>
    async (name = 'agency') => {
      const { outFolder, base: path } = await servedSite(name);
      const outboxFolder = mkdtempSync(join(tmpdir(), 'pagewright-outbox-'));
      const server = createStaticServer({ folder: outFolder, outboxFolder, outboxInterval: 0 });
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      onCleanup(() => {
        server.closeAllConnections();
        server.close();
        rmSync(outboxFolder, { recursive: true, force: true });
      });
      return {
        name,
        address: origin + path.slice(0, -1),
        fail: (fault) => chooseFault(origin, fault),
        arrived: () =>
          readMessages(outboxFolder)
            .map(({ fields }: OutboxMessage) => Object.fromEntries(fields))
            .reverse(),
      };
    },
);

/** A small phone with a touch screen. */
export const phone: OpenOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Counts the forms that a page sends from now on, whatever becomes of them. */
export function countSendings(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (/\/send-form$|^https:\/\/hooks\.test\/|\/__outbox\/webhook\?/.test(request.url())) count++;
  });
  return () => count;
}
