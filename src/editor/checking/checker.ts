import type { Finding } from '../../checks/problem';
import type { Assets } from '../../compose/assets';
import type { JsonObject } from '../../manifest/manifest';
import type { CheckAnswer, CheckRequest } from './check-worker';
import workerAddress from './check-worker?worker&url';

/** Checks sites beside the window, so that nobody who types waits for it. */
export interface Checker {
  /** Gives what is wrong with a site. Of several that wait, each is checked; whoever needs the latest alone drops the others. */
  check(root: JsonObject, assets: Assets): Promise<Finding[]>;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): {
    createScriptURL(address: string): string;
  };
}

/** The policy lets this one script be started by its address, and no other; browsers without such policies need none. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('pagewright-worker', {
  createScriptURL: () => workerAddress,
});

/** Starts a checker. */
export function createChecker(): Checker {
  const waiting = new Map<number, (findings: Finding[]) => void>();
  const worker = new Worker(policy?.createScriptURL(workerAddress) ?? workerAddress, { type: 'module' });
  let count = 0;
  let sent: Assets | undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
    waiting.get(data.number)?.(data.findings);
    waiting.delete(data.number);
  });
  return {
    check(root, assets) {
      const number = ++count;
      const request: CheckRequest = { number, root, ...(assets !== sent && { assets }) };
      sent = assets;
      worker.postMessage(request);
      return new Promise((answered) => waiting.set(number, answered));
    },
  };
}
