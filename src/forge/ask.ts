import { failureOf } from './failure-of.ts';
import { ForgeFailure, type ForgeWorld } from './forge.ts';
import { type Json, parseJson } from './json.ts';

/** One request to the programming interface of a forge. */
export interface Call {
  method?: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';
  /** A path below the root of the interface, or a whole address. */
  to: string;
  accept?: string;
  body?: Json;
  /**
   * Tells whether the request may be sent again when no answer came. True of requests that read, and of those that make
   * something to which nothing refers yet; by default of GET and HEAD.
   */
  isRepeatable?: boolean;
  /** Statuses outside 2xx that this caller handles; any other one is thrown as a failure. */
  expects?: readonly number[];
}

export interface Answer {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

/**
 * Sends a request and gives its answer. Throws a ForgeFailure where none came, or one that the caller did not expect.
 */
export interface Ask {
  (call: Call): Promise<Answer>;
  /** Sends a request and gives the JSON of its answer. */
  json(call: Call): Promise<Json>;
}

/** The pauses before the second, third and fourth try of a request, in milliseconds. */
const pauses = [400, 1_200, 3_600];
/** The longest wait for the end of a limit, in milliseconds; a limit that lasts longer is thrown as a failure. */
const shortLimit = 5_000;
/** The time in which an answer must come, in milliseconds, to which the time for the body is added at 4 kB a second. */
const patience = 30_000;
const bytesPerMillisecond = 4;

/**
 * Makes the function that sends requests to the interface at `root`. The token is written into the header of each
 * request, and nowhere else.
 */
export function askForge(root: string, token: string, world: ForgeWorld): Ask {
  const ask = async <T>(call: Call, read: (answer: Answer) => T): Promise<T> => {
    const { isRepeatable = (call.method ?? 'GET') === 'GET' || call.method === 'HEAD' } = call;
    for (let tries = 0; ; tries++) {
      try {
        return read(await askOnce(root, token, world, call));
      } catch (failure) {
        if (!(failure instanceof ForgeFailure)) throw failure;
        const pause = isRepeatable ? pauseAfter(failure, tries, world.now()) : undefined;
        if (pause === undefined) throw failure;
        await world.wait(pause, new AbortController().signal);
      }
    }
  };
  return Object.assign((call: Call) => ask(call, (answer) => answer), { json: (call: Call) => ask(call, jsonOf) });
}

/** Reads the JSON of an answer; throws a ForgeFailure of the kind `trouble` where it is not JSON. */
export function jsonOf({ bytes, status }: Answer): Json {
  const value = parseJson(new TextDecoder().decode(bytes));
  if (value === undefined) throw new ForgeFailure('trouble', { status });
  return value;
}

/**
 * Tells whether a server answers at an address, without reading its answer. Where one does although every request has
 * failed, the forge forbids the pages of other sites to ask it (CORS).
 */
export async function isThere(root: string, { fetch }: ForgeWorld): Promise<boolean> {
  return fetch(root, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' }).then(
    () => true,
    () => false,
  );
}

function pauseAfter(failure: ForgeFailure, tries: number, now: number): number | undefined {
  const pause = pauses[tries];
  if (pause === undefined) return undefined;
  if (failure.kind === 'offline' || failure.kind === 'trouble') return pause;
  const untilFree = (failure.until?.getTime() ?? Number.NaN) - now;
  return failure.kind === 'limited' && untilFree <= shortLimit ? Math.max(untilFree, pause) : undefined;
}

async function askOnce(root: string, token: string, world: ForgeWorld, call: Call): Promise<Answer> {
  // A token with any other character has been copied wrongly, and cannot be sent in a header.
  if (!/^[\x21-\x7e]+$/.test(token)) throw new ForgeFailure('signedOut');
  const { fetch } = world;
  const body = call.body === undefined ? undefined : JSON.stringify(call.body);
  const address = new URL(call.to, root);
  const answered = new AbortController();
  const tooLate = new AbortController();
  const limit = patience + (body?.length ?? 0) / bytesPerMillisecond;
  world.wait(limit, answered.signal).then(() => tooLate.abort());
  let answer: Answer;
  let at: URL;
  try {
    const response = await fetch(address, {
      method: call.method ?? 'GET',
      headers: {
        Accept: call.accept ?? 'application/json',
        // A browser drops this header when a redirect leads to another host; it would send GitLab's own header, PRIVATE-TOKEN, there.
        Authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
      // GitHub allows browsers to cache its answers for a minute, so the head of a branch could be an earlier one.
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: tooLate.signal,
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    answer = { status: response.status, headers: response.headers, bytes };
    at = new URL(response.url || address);
  } catch {
    throw new ForgeFailure('offline');
  } finally {
    answered.abort();
  }
  const { status } = answer;
  const isGood = status >= 200 && status < 300;
  if (at.origin !== address.origin && !isGood) throw new ForgeFailure('missing', { status, address: at.origin });
  if (!isGood && !call.expects?.includes(status)) throw without(token, failureOf(answer, world.now()));
  // A forge answers with JSON or with a raw file; HTML comes from a proxy or a sign-in page in between.
  if (isGood && /^text\/html/i.test(answer.headers.get('content-type') ?? ''))
    throw new ForgeFailure('trouble', { status });
  return answer;
}

/** Replaces the token in the message of a forge, should the forge have repeated it. */
function without(token: string, failure: ForgeFailure): ForgeFailure {
  return new ForgeFailure(failure.kind, { ...failure, said: failure.said?.replaceAll(token, '…') });
}
