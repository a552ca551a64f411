import type { Server } from 'node:http';
import { relayForm } from './form-relay';
import { createLocalServer, refuseChanges } from './local-server';
import { createOutbox } from './outbox';
import { publicKeysWithin } from './public-keys';
import { answerFromFolder } from './site-folder';

interface ServeOptions {
  /** The folder of a built site. */
  folder: string;
  /** Where sent forms are kept. */
  outboxFolder: string;
  /** The least time between two forms that the outbox takes, in milliseconds; a second unless given. */
  outboxInterval?: number;
  /** Whether forms go to the e-mail service itself. */
  isLive?: boolean;
}

/** A server for a built site that does what a good static host does, no more and no less, for this machine alone. */
export function createStaticServer({ folder, outboxFolder, outboxInterval, isLive = false }: ServeOptions): Server {
  const outbox = createOutbox({
    folder: outboxFolder,
    publicKeys: () => publicKeysWithin(folder),
    ...(outboxInterval !== undefined && { interval: outboxInterval }),
  });
  return createLocalServer([isLive ? relayForm : outbox, refuseChanges, answerFromFolder(folder)]);
}
