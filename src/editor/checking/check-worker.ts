import { CheckMemory } from '../../checks/check-memory';
import { checkManifest } from '../../checks/check-site';
import type { Finding } from '../../checks/problem';
import type { Assets } from '../../compose/assets';
import type { WordsByLanguage } from '../../compose/compose-registry';
import { defaultWords } from '../../compose/generated/words';
import type { JsonObject } from '../../manifest/manifest';
import { applyPatch, type Patch } from '../../manifest/patch';
import type { Pointer } from '../../manifest/pointer';
import { createRegistry } from '../../registry/registry';
import { siteOf } from '../drawing/engine';
import { pathsChanged } from './paths-changed';
import { pathShowing, pathsShowing } from './paths-showing';
import { pagesShowingValue, type ValueOnPage } from './value-visibility';

/** A question to the worker about a site, which it makes of the site of the last question by a patch. */
export interface CheckRequest {
  number: number;
  /** The moment as of which it is asked. */
  now: Date;
  patch: Patch;
  /** What the site may refer to, where that has changed. */
  assets?: Assets;
  /** What sites say themselves in the languages that the window has met, where there are more. */
  words?: WordsByLanguage;
  /** The question for paths; a request without it and `value` asks for the findings. */
  paths?: PathsQuestion;
  /** The name of the value whose pages are asked for. */
  value?: string;
}

/**
 * A question for the paths of pages: of all that show a place, of the first that shows it by itself, or of those that
 * differ from a version, which a patch makes of the site.
 */
export type PathsQuestion = { showing: Pointer } | { first: Pointer } | { since: Patch };

/** An answer of the worker; its number is that of the question. */
export type CheckAnswer = { number: number } & (
  | { findings: Finding[] }
  | { paths: string[] | undefined }
  | { shown: ValueOnPage[] }
);

let registry = createRegistry('', { en: defaultWords });
let memory = new CheckMemory();
let root: JsonObject = {};
let assets: Assets | undefined;

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  root = applyPatch(root, data.patch) as JsonObject;
  assets = data.assets ?? assets;
  if (data.words) {
    registry = createRegistry('', data.words);
    // What was learnt of pages holds for the words that they had.
    memory = new CheckMemory();
  }
  if (assets) postMessage(answerTo(data, assets));
});

function answerTo({ number, now, paths, value }: CheckRequest, assets: Assets): CheckAnswer {
  if (value !== undefined) return { number, shown: shownIn(value, assets, now) };
  if (paths && 'showing' in paths) return { number, paths: pathsShowing(paths.showing, root, assets, registry, now) };
  if (paths && 'first' in paths) {
    const path = pathShowing(paths.first, root, assets, registry, now);
    return { number, paths: path === undefined ? [] : [path] };
  }
  if (paths) {
    const before = applyPatch(root, paths.since) as JsonObject;
    return { number, paths: pathsChanged(before, root, assets, registry, now) };
  }
  try {
    // A saved file may be published at once, so drafts count as they do there, whatever the page shows.
    const options = { now, registry, memory };
    return { number, findings: checkManifest(root, assets, options).findings };
  } catch (error) {
    return { number, findings: [failed(error)] };
  }
}

/** Gives the pages that show a value; none where the site cannot be composed. */
function shownIn(value: string, assets: Assets, now: Date): ValueOnPage[] {
  try {
    return pagesShowingValue(value, siteOf(root, assets, registry, now), registry);
  } catch {
    return [];
  }
}

/** Gives a finding for a check that has failed itself: it lets nothing be saved, and says why. */
function failed(error: unknown): Finding {
  const why = error instanceof Error ? error.message : String(error);
  const message = `The check itself failed, so nothing can be saved (${why}). Undo what you changed last.`;
  return { rule: 'json', severity: 'error', message, pointer: '', stops: 'all' };
}
