import { receivers } from '../delivery/generated/receivers';
import { type Answer, answerInWords, isFromOwnPage, requestedUrl } from './answer';
import { longestAnswer, readAnswer } from './read-answer';
import { readBody } from './read-body';

/**
 * Makes an answer that hands forms on to the services which a site names, and their answers back to the page; `texts`
 * gives the texts that hold its settings.
 */
export function relayForms(texts: () => string[] | undefined): Answer {
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
