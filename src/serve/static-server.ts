import type { Server } from 'node:http';
import { relayForms } from './form-relay';
import { createLocalServer, refuseChanges } from './local-server';
import { createOutbox } from './outbox';
import { answerFromFolder } from './site-folder';
import { textsOfPages } from './site-texts';

interface ServeOptions {
  /** The folder of a built site. */
  folder: string;
  /** The folder in which sent forms are kept. */
  outboxFolder: string;
  /** The least time between two forms that the outbox takes, in milliseconds; a second unless given. */
  outboxInterval?: number;
  /** Whether forms go to the services themselves. */
  isLive?: boolean;
}

/** Makes a server for a built site, for this machine alone, which answers as a good static host does. */
export function createStaticServer({ folder, outboxFolder, outboxInterval, isLive = false }: ServeOptions): Server {
  const texts = (): string[] => textsOfPages(folder);
  const outbox = createOutbox({
    folder: outboxFolder,
    texts,
    ...(outboxInterval !== undefined && { interval: outboxInterval }),
  });
  return createLocalServer([isLive ? relayForms(texts) : outbox, refuseChanges, answerFromFolder(folder)]);
}
