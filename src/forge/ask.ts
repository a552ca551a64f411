import { failureOf } from './failure-of.ts';
import { ForgeFailure, type ForgeWorld } from './forge.ts';
import { type Json, parseJson } from './json.ts';

/** One request to the interface of a forge. */
export interface Call {
  method?: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';
  /** The address below the root of the interface, or a whole one. */
  to: string;
  accept?: string;
  body?: Json;
  /** Whether it may be made again where no answer came: what reads, and what makes things that nothing refers to yet. */
  isRepeatable?: boolean;
  /** Statuses that are answers to this call, and no failures. */
  expects?: readonly number[];
}

export interface Answer {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

/** Asks a forge; throws a ForgeFailure for whatever is no answer to the call. */
export interface Ask {
  (call: Call): Promise<Answer>;
  /** The same where the answer is JSON. */
  json(call: Call): Promise<Json>;
}

/** Milliseconds to wait before a call is made again. */
const pauses = [400, 1_200, 3_600];
/** A limit that ends sooner is waited for; a later one is told. */
const shortLimit = 5_000;
/** An answer may take so long, and longer by what is sent: as on a line that carries 4 kB a second. */
const patience = 30_000;
const bytesPerMillisecond = 4;

/** Gives what asks a forge below `root`. The token goes into the header of each request, and nowhere else. */
export function askForge(root: string, token: string, world: ForgeWorld): Ask {
  const ask = async <T>(call: Call, read: (answer: Answer) => T): Promise<T> => {
    const { isRepeatable = (call.method ?? 'GET') === 'GET' || call.method === 'HEAD' } = call;
    for (let tried = 0; ; tried++) {
      try {
        return read(await askOnce(root, token, world, call));
      } catch (failure) {
        if (!(failure instanceof ForgeFailure)) throw failure;
        const pause = isRepeatable ? pauseAfter(failure, tried, world.now()) : undefined;
        if (pause === undefined) throw failure;
        await world.wait(pause, new AbortController().signal);
      }
    }
  };
  return Object.assign((call: Call) => ask(call, (answer) => answer), { json: (call: Call) => ask(call, jsonOf) });
}

/** Reads the JSON of an answer. */
export function jsonOf({ bytes, status }: Answer): Json {
  const value = parseJson(new TextDecoder().decode(bytes));
  if (value === undefined) throw new ForgeFailure('trouble', { status });
  return value;
}

/**
 * Says whether anything answers there at all, as a page may ask of any other: what came is not shown. Where it does, and no
 * call had an answer, the forge lets no other site's pages ask it.
 */
export async function isThere(root: string, { fetch }: ForgeWorld): Promise<boolean> {
  return fetch(root, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' }).then(
    () => true,
    () => false,
  );
}

function pauseAfter(failure: ForgeFailure, tried: number, now: number): number | undefined {
  const pause = pauses[tried];
  if (pause === undefined) return undefined;
  if (failure.kind === 'offline' || failure.kind === 'trouble') return pause;
  const untilFree = (failure.until?.getTime() ?? Number.NaN) - now;
  return failure.kind === 'limited' && untilFree <= shortLimit ? Math.max(untilFree, pause) : undefined;
}

async function askOnce(root: string, token: string, world: ForgeWorld, call: Call): Promise<Answer> {
  // No header can carry it; whoever pasted it has pasted something else.
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
        // GitLab's own header would go along to wherever a redirect leads; browsers take this one out.
        Authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
      // GitHub lets browsers keep its answers for a minute: the head of a branch would be an earlier one.
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
  // The page of a portal or of a proxy, where a forge sends JSON or a file as it is.
  if (isGood && /^text\/html/i.test(answer.headers.get('content-type') ?? ''))
    throw new ForgeFailure('trouble', { status });
  return answer;
}

/** Takes the token out of what a forge said, should it have said it. */
function without(token: string, failure: ForgeFailure): ForgeFailure {
  return new ForgeFailure(failure.kind, { ...failure, said: failure.said?.replaceAll(token, '…') });
}
