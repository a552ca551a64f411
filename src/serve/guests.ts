import { randomBytes } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type Answer, answerInWords, isFromOwnPage } from './answer';
import { isSameCode, isSameSecret } from './guest-code';
import { codePage, guestPage, guestPageHeaders } from './guest-page';
import { readBody } from './read-body';

/** The time for which guests are let in, in milliseconds: an hour. */
export const guestTime = 3_600_000;

/** The most wrong codes that all guests together may give within a minute; then all of them wait. */
const mostWrong = 5;
const minute = 60_000;

/** The most bytes of a code that is sent. */
const longestCode = 1000;

/** What guests are told, and how long they are let in. */
export interface GuestSettings {
  /** The code that a guest has to give. */
  code: string;
  /** Whether guests may change anything. */
  mayWrite: boolean;
  /** The first address that a guest is led to. */
  start: string;
  /** The time from which nobody is let in any more, in milliseconds since 1970. */
  until: number;
  now: () => number;
}

/**
 * Makes the answer that comes before all others for requests from other devices: lets a guest who has given the code
 * pass until the time is over, and asks everybody else for it. Where guests may only look, no request that writes
 * passes.
 */
export function createGuestGate({ code, mayWrite, start, until, now }: GuestSettings): Answer {
  // A guest who has given the code has this cookie. It holds for one start of the server.
  const pass = randomBytes(32).toString('base64url');
  let wrong: number[] = [];
  return async (request, response) => {
    if (now() >= until) return tellOver(request, response);
    if (hasPass(request, pass)) {
      // Whoever goes back and sends the code again is in already.
      if (request.method === 'POST') return show(response, 303, '', { location: start });
      if (mayWrite || request.method === 'GET' || request.method === 'HEAD') return false;
      return answerInWords(response, 403, onlyLooking);
    }
    return request.method === 'POST' ? takeCode(request, response) : ask(request, response);
  };

  async function takeCode(request: IncomingMessage, response: ServerResponse): Promise<true> {
    if (!isFromOwnPage(request))
      return answerInWords(response, 403, 'Only the page that asks for the code may send it.');
    const body = await readBody(request, longestCode);
    wrong = wrong.filter((time) => time > now() - minute);
    if (wrong.length >= mostWrong) {
      const seconds = Math.ceil(((wrong[0] ?? 0) + minute - now()) / 1000);
      return show(response, 429, codePage(tooOften), { 'retry-after': String(seconds) });
    }
    const givenCode = new URLSearchParams(body?.content.toString()).get('code') ?? '';
    if (!isSameCode(givenCode, code)) {
      wrong.push(now());
      return show(response, 403, codePage('This is not the code. Look at it again: it has eight letters and digits.'));
    }
    const seconds = Math.ceil((until - now()) / 1000);
    const cookie = `${passName(request)}=${pass}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict`;
    return show(response, 303, '', { 'set-cookie': cookie, location: start });
  }
}

/** The refusal of a write by a guest who may only look. */
const onlyLooking = 'You may look at this site, and not change it: whoever shows it to you has said so.';

/** What a guest reads once the time is over. */
const over = {
  title: 'The hour is over',
  words:
    'The site was shown to other devices for an hour. What was saved is kept. Whoever showed it can do so again, with another code: they end npm start there with Ctrl+C, and start it anew.',
};

const tooOften = 'Too many wrong codes were given. Wait for a minute, then try again.';

/** Asks for the code: with a page where a person looks, in words where a script asks. */
function ask(request: IncomingMessage, response: ServerResponse): true {
  if (isForPerson(request)) return show(response, 401, codePage(undefined));
  return answerInWords(response, 401, 'The code is to be given first. Load this page again.');
}

function tellOver(request: IncomingMessage, response: ServerResponse): true {
  if (isForPerson(request)) return show(response, 403, guestPage(over.title, over.words));
  return answerInWords(response, 403, `${over.title}. ${over.words}`);
}

function show(response: ServerResponse, status: number, page: string, headers: OutgoingHttpHeaders = {}): true {
  response.writeHead(status, { ...guestPageHeaders, ...headers }).end(page);
  return true;
}

/** Tells whether a request comes from a person who opens an address, and not from a script. */
function isForPerson({ headers }: IncomingMessage): boolean {
  return (headers.accept ?? '').includes('text/html');
}

function hasPass(request: IncomingMessage, pass: string): boolean {
  const start = `${passName(request)}=`;
  const cookies = (request.headers.cookie ?? '').split('; ');
  return cookies.some((cookie) => cookie.startsWith(start) && isSameSecret(cookie.slice(start.length), pass));
}

/** Gives the name of the cookie; the servers of one machine share their cookies, whatever their ports. */
function passName({ socket }: IncomingMessage): string {
  return `pagewright-guest-${socket.localPort}`;
}
