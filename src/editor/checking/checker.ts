import type { Finding } from '../../checks/problem';
import type { Assets } from '../../compose/assets';
import type { JsonObject } from '../../manifest/manifest';
import { patchBetween } from '../../manifest/patch';
import type { Pointer } from '../../manifest/pointer';
import type { AskedPaths, CheckAnswer, CheckRequest } from './check-worker';

/** Looks at sites beside the window, so that nobody who types waits for it. Whatever is asked is answered, in its turn. */
export interface Checker {
  /** Gives what is wrong with a site. */
  check(root: JsonObject, assets: Assets): Promise<Finding[]>;
  /** Gives the paths of the pages on which a part of a site shows; a part of none is on no page. */
  pathsShowing(part: Pointer, root: JsonObject, assets: Assets): Promise<string[]>;
  /** Gives the path of the first page that shows a part of a site by itself, whatever surrounds every page; nothing where none does. */
  pathShowing(part: Pointer, root: JsonObject, assets: Assets): Promise<string | undefined>;
  /** Gives the paths of the pages that visitors see otherwise in a site than in another; nothing where that takes too long. */
  pathsChanged(before: JsonObject, root: JsonObject, assets: Assets): Promise<string[] | undefined>;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): {
    createScriptURL(address: string): string;
  };
}

/** Makes a checker; the address is that of its script, which is started when something is first asked. */
export function createChecker(address: string): Checker {
  const waiting = new Map<number, (answer: CheckAnswer) => void>();
  let worker: Worker | undefined;
  let count = 0;
  // What the worker knows already is not sent again.
  let known: { root: JsonObject; assets?: Assets } = { root: {} };
  return {
    async check(root, assets) {
      const answer = await ask(root, assets);
      return 'findings' in answer ? answer.findings : [];
    },
    async pathsShowing(part, root, assets) {
      const answer = await ask(root, assets, { showing: part });
      return ('paths' in answer && answer.paths) || [];
    },
    async pathShowing(part, root, assets) {
      const answer = await ask(root, assets, { first: part });
      return 'paths' in answer ? answer.paths?.[0] : undefined;
    },
    async pathsChanged(before, root, assets) {
      const answer = await ask(root, assets, { since: patchBetween(root, before) });
      return 'paths' in answer ? answer.paths : undefined;
    },
  };

  function ask(root: JsonObject, assets: Assets, paths?: AskedPaths): Promise<CheckAnswer> {
    const number = ++count;
    const request: CheckRequest = {
      number,
      patch: patchBetween(known.root, root),
      ...(assets !== known.assets && { assets }),
      ...(paths && { paths }),
    };
    known = { root, assets };
    worker ??= start();
    worker.postMessage(request);
    return new Promise((answered) => waiting.set(number, answered));
  }

  function start(): Worker {
    const started = startWorker(address);
    started.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
      waiting.get(data.number)?.(data);
      waiting.delete(data.number);
    });
    return started;
  }
}

/** The policy lets this one script be started by its address, and no other; browsers without such policies need none. */
function startWorker(address: string): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('pagewright-worker', { createScriptURL: () => address });
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' });
}
