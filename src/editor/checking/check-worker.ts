import { type CheckedManifest, checkManifest } from '../../checks/check-site';
import type { Finding } from '../../checks/problem';
import type { Assets } from '../../compose/assets';
import type { JsonObject } from '../../manifest/manifest';
import { createRegistry } from '../../registry/registry';

/** What the worker is asked: the site to be checked, and what it may refer to where that is another than before. */
export interface CheckRequest {
  number: number;
  root: JsonObject;
  assets?: Assets;
}

/** What it answers; the number is that of the request. */
export interface CheckAnswer {
  number: number;
  findings: Finding[];
}

const registry = createRegistry('');
let known: Assets | undefined;

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  known = data.assets ?? known;
  if (known) postMessage({ number: data.number, findings: findingsOf(data.root, known) } satisfies CheckAnswer);
});

/** What is wrong with a site, by the rules of a check before a release of none; warnings too. */
function findingsOf(root: JsonObject, assets: Assets): CheckedManifest['findings'] {
  return checkManifest(root, assets, { now: new Date(), registry, showsDrafts: true }).findings;
}
