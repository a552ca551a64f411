import type { Server } from 'node:http';
import { receivers } from '../delivery/generated/receivers';
import { type Answer, answerInWords, isFromOwnPage, requestedUrl } from './answer';
import { createLocalServer, refuseChanges } from './local-server';
import { createOutbox } from './outbox';
import { longestAnswer, readAnswer } from './read-answer';
import { readBody } from './read-body';
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

/**
 * Makes an answer that hands forms on to the services which a site names, and their answers back to the page; `texts`
 * gives the texts that hold its settings.
 */
function relayForms(texts: () => string[] | undefined): Answer {
  return async (request, response) => {
    const url = requestedUrl(request);
    const receiver = receivers.find(({ path }) => path === url.pathname);
    if (request.method !== 'POST' || !receiver) return false;
    if (!isFromOwnPage(request)) return answerInWords(response, 403, 'Only a page of this site may send this.');
    const body = await readBody(request, receiver.largest);
    if (!body) return true;
    if (body.size > receiver.largest) {
      return answerInWords(response, 413, `The form is larger than ${receiver.largest / 1000} kB.`);
    }
    const address = receiver.address({ url, texts: texts() });
    if (!address) return answerInWords(response, 403, 'The site sends nothing to this address.');
    const answer = await fetch(address, {
      method: 'POST',
      signal: AbortSignal.timeout(longestAnswer),
      headers: {
        accept: request.headers.accept ?? '*/*',
        'content-type': request.headers['content-type'] ?? '',
        origin: request.headers.origin ?? '',
      },
      body: body.content,
    }).catch(() => undefined);
    const text = answer && (await readAnswer(answer).catch(() => undefined));
    const status = text === undefined ? 502 : (answer?.status ?? 502);
    return answerInWords(response, status, text ?? 'No answer.');
  };
}
