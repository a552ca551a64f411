import type { Finding } from '../../checks/problem';
import type { Assets } from '../../compose/assets';
import type { WordsByLanguage } from '../../compose/compose-registry';
import type { JsonObject } from '../../manifest/manifest';
import { patchBetween } from '../../manifest/patch';
import type { Pointer } from '../../manifest/pointer';
import { loadedWords } from '../words/loaded-words';
import { sayMessage } from '../words/say-message';
import type { CheckAnswer, CheckRequest, PathsQuestion } from './check-worker';
import type { ValueOnPage } from './value-visibility';

/**
 * Looks at sites in a worker, so that nobody who types waits. It answers each question in its turn; while the server
 * that has its script is gone, once that is back.
 */
export interface Checker {
  /** Gives the findings of a site; rejects, if `isAwaited`, while the script cannot be loaded. */
  check(root: JsonObject, assets: Assets, isAwaited?: boolean): Promise<Finding[]>;
  /** Gives the paths of the pages that show a part of a site; none for a part that no page has. */
  pathsShowing(part: Pointer, root: JsonObject, assets: Assets): Promise<string[]>;
  /**
   * Gives the path of the first page that shows a part by itself, whatever surrounds every page; undefined where none
   * does.
   */
  pathShowing(part: Pointer, root: JsonObject, assets: Assets): Promise<string | undefined>;
  /** Gives the pages that show a value, and whether search engines are told of it. */
  pagesShowingValue(value: string, root: JsonObject, assets: Assets): Promise<ValueOnPage[]>;
  /**
   * Gives the paths of the pages that differ for visitors between two versions; undefined where that would take too
   * long.
   */
  pathsChanged(before: JsonObject, root: JsonObject, assets: Assets): Promise<string[] | undefined>;
}

/** Words a finding for somebody who never sees the file. */
function sayFinding({ parts, ...finding }: Finding): Finding {
  return parts ? { ...finding, message: sayMessage(parts) } : finding;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): {
    createScriptURL(address: string): string;
  };
}

/** A question about a site, and the functions that take its answer. */
interface Question {
  root: JsonObject;
  assets: Assets;
  paths?: PathsQuestion | undefined;
  value?: string | undefined;
  isAwaited?: boolean | undefined;
  answer: (answer: CheckAnswer) => void;
  fail: (why: Error) => void;
}

/** The time until a script that could not be loaded is asked for again, in milliseconds. */
const retryAfter = 2000;

/**
 * Makes a checker, whose script has `address` and starts with the first question; `moment` gives the time as of which
 * it checks.
 */
export function createChecker(address: string, moment: () => Date): Checker {
  const script = trustedScript(address);
  const waiting = new Map<number, Question>();
  let worker: Worker | undefined;
  let count = 0;
  // What the worker knows already is not sent again.
  let lastSite: { root: JsonObject; assets?: Assets; words?: WordsByLanguage } = { root: {} };
  return {
    async check(root, assets, isAwaited) {
      const answer = await ask(root, assets, { isAwaited });
      return 'findings' in answer ? answer.findings.map(sayFinding) : [];
    },
    async pathsShowing(part, root, assets) {
      const answer = await ask(root, assets, { paths: { showing: part } });
      return ('paths' in answer && answer.paths) || [];
    },
    async pathShowing(part, root, assets) {
      const answer = await ask(root, assets, { paths: { first: part } });
      return 'paths' in answer ? answer.paths?.[0] : undefined;
    },
    async pagesShowingValue(value, root, assets) {
      const answer = await ask(root, assets, { value });
      return 'shown' in answer ? answer.shown : [];
    },
    async pathsChanged(before, root, assets) {
      const answer = await ask(root, assets, { paths: { since: patchBetween(root, before) } });
      return 'paths' in answer ? answer.paths : undefined;
    },
  };

  function ask(
    root: JsonObject,
    assets: Assets,
    asked: Pick<Question, 'paths' | 'value' | 'isAwaited'>,
  ): Promise<CheckAnswer> {
    const number = ++count;
    return new Promise((answer, fail) => {
      const question = { root, assets, ...asked, answer, fail };
      waiting.set(number, question);
      send(number, question);
    });
  }

  function send(number: number, { root, assets, paths, value }: Question): void {
    const words = loadedWords();
    const request: CheckRequest = {
      number,
      now: moment(),
      patch: patchBetween(lastSite.root, root),
      ...(assets !== lastSite.assets && { assets }),
      ...(words !== lastSite.words && { words }),
      ...(paths && { paths }),
      ...(value !== undefined && { value }),
    };
    lastSite = { root, assets, words };
    worker ??= start();
    worker.postMessage(request);
  }

  function start(): Worker {
    const started = new Worker(script, { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
      waiting.get(data.number)?.answer(data);
      waiting.delete(data.number);
    });
    // An error within the script has a message; a script that cannot be loaded has none.
    started.addEventListener('error', (event) => event instanceof ErrorEvent || startAgain());
    return started;
  }

  function startAgain(): void {
    for (const [number, { isAwaited, fail }] of waiting) {
      if (!isAwaited) continue;
      waiting.delete(number);
      fail(new TypeError('The script that checks cannot be had.'));
    }
    setTimeout(() => {
      worker = undefined;
      lastSite = { root: {} };
      for (const [number, question] of waiting) send(number, question);
    }, retryAfter);
  }
}

/** Gives the address of the script as one that browsers with trusted types let start. */
function trustedScript(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('pagewright-worker', { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}
