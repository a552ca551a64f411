import { type Answer, answerInWords, requestedUrl } from './answer';
import { largestMessage } from './outbox-checks';
import { isFromOwnPage } from './own-page';
import { readBody } from './read-body';
import { sendPath } from './send-path';

/** Hands forms on to the e-mail service, and its answers back to the page. */
export const relayForm: Answer = async (request, response) => {
  if (request.method !== 'POST' || requestedUrl(request).pathname !== sendPath) return false;
  if (!isFromOwnPage(request)) return answerInWords(response, 403, 'Only a page of this site may send this.');
  const body = await readBody(request, largestMessage);
  if (!body) return true;
  if (body.size > largestMessage) return answerInWords(response, 413, 'The form is larger than 50 kB.');
  const answer = await fetch(`https://api.emailjs.com${sendPath}`, {
    method: 'POST',
    headers: { 'content-type': request.headers['content-type'] ?? '', origin: request.headers.origin ?? '' },
    body: body.content,
  }).catch(() => undefined);
  return answerInWords(response, answer?.status ?? 502, (await answer?.text()) ?? 'No answer.');
};
