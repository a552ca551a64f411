import type { Answer } from './ask.ts';
import { type FailureFacts, ForgeFailure } from './forge.ts';
import { parseJson, textAt, valueAt } from './json.ts';

/**
 * The longest and the shortest wait that is believed, in milliseconds; anything else comes from a wrong clock, here or
 * at the forge. The limits of GitHub end within an hour.
 */
const longestLimit = 3_600_000;
const shortestLimit = 1_000;

/** Makes the failure for an answer whose status is not 2xx; `now` is in milliseconds since 1970. */
export function failureOf(answer: Answer, now: number): ForgeFailure {
  const { status, headers } = answer;
  const reason = saidIn(answer);
  const facts: FailureFacts = { status, said: reason };
  if (status === 401) return new ForgeFailure('signedOut', facts);
  if (status === 429 || (status === 403 && isLimit(headers, reason ?? ''))) {
    return new ForgeFailure('limited', { ...facts, until: endOfLimit(headers, now) });
  }
  if (status === 403 || status === 423) return new ForgeFailure('forbidden', facts);
  if (status === 404 || status === 410) return new ForgeFailure('missing', facts);
  if (status === 413) return new ForgeFailure('tooLarge', facts);
  if (status === 409 && /repository is empty/i.test(reason ?? '')) return new ForgeFailure('empty', facts);
  if (/protected branch|rule violations? found|through a pull request/i.test(reason ?? '')) {
    return new ForgeFailure('protected', facts);
  }
  if (status >= 400 && status < 500) return new ForgeFailure('refused', facts);
  return new ForgeFailure('trouble', facts);
}

/**
 * Tells whether a 403 is a limit, as GitHub sends it:
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
function isLimit(headers: Headers, reason: string): boolean {
  return headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after') || /rate limit/i.test(reason);
}

/**
 * Gives when a limit ends: `Retry-After` holds seconds or a date, `x-ratelimit-reset` seconds since 1970 by the clock
 * of the forge. Without either, it is a minute from now.
 */
function endOfLimit(headers: Headers, now: number): Date {
  const after = headers.get('retry-after');
  const reset = headers.get('x-ratelimit-reset') ?? headers.get('ratelimit-reset');
  const wait =
    after !== null
      ? /^\d+$/.test(after)
        ? Number(after) * 1_000
        : Date.parse(after) - now
      : Number(reset ?? Number.NaN) * 1_000 - now;
  const within = Number.isNaN(wait) ? 60_000 : Math.min(Math.max(wait, shortestLimit), longestLimit);
  return new Date(now + within);
}

/**
 * Gives the message of a forge on one line: its `message`, which GitLab sometimes writes as a list or an object, then
 * its `errors`.
 */
function saidIn(answer: Answer): string | undefined {
  const json = parseJson(new TextDecoder().decode(answer.bytes));
  const message = valueAt(json, 'message') ?? valueAt(json, 'error_description') ?? valueAt(json, 'error');
  const more = valueAt(json, 'errors');
  const texts = [
    typeof message === 'string' ? message : message === undefined ? '' : JSON.stringify(message),
    ...(Array.isArray(more) ? more.map((error) => textAt(error, 'message') ?? '') : []),
  ];
  return texts.filter((text) => text !== '').join(' ') || undefined;
}
