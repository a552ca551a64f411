import {
  type Forge,
  ForgeFailure,
  type ForgeFailureKind,
  type ForgeKind,
  type ForgeWorld,
} from '../../src/forge/forge.ts';
import { openForge } from '../../src/forge/open-forge.ts';
import { pageFetch } from './page-fetch.ts';
import type { FakeForge } from './start-fake-forge.ts';

/** The token of every test, which must turn up nowhere. */
export const token = 'secret-token-of-amina';

/** The world of a page that never waits: pauses are over at once, and the end of patience never comes. */
export const world: ForgeWorld = {
  fetch: pageFetch(),
  now: Date.now,
  wait: (milliseconds, signal) =>
    milliseconds < 20_000
      ? Promise.resolve()
      : new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true })),
};

/** Opens the repository of the fake. */
export function openFake(
  { address }: FakeForge,
  kind: ForgeKind,
  {
    folder = '',
    branch,
    as = token,
    within = world,
    name = 'owner/site',
  }: {
    folder?: string;
    branch?: string;
    as?: string;
    within?: ForgeWorld;
    name?: string;
  } = {},
): Forge {
  const place = { kind, address: `${address}/${name}`, folder, ...(branch === undefined ? {} : { branch }) };
  return openForge(place, as, within);
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
export const textOf = (bytes: Uint8Array | undefined): string | undefined =>
  bytes === undefined ? undefined : new TextDecoder().decode(bytes);
export const readable = (files: Record<string, string> | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(files ?? {}).map(([path, text]) => [path, Buffer.from(text, 'base64').toString()]));

/** The kind of failure that something ends with; fails where it ends well, or otherwise. */
export async function failureOf(promise: Promise<unknown>): Promise<ForgeFailure> {
  const failure = await promise.then(
    (value) => value,
    (thrown: unknown) => thrown,
  );
  if (failure instanceof ForgeFailure) return failure;
  throw failure instanceof Error ? failure : new Error(`Ended well: ${JSON.stringify(failure)}`);
}

export const kindOf = async (promise: Promise<unknown>): Promise<ForgeFailureKind> => (await failureOf(promise)).kind;
