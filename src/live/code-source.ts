import type { Server } from 'node:http';
import type { Development } from '../develop/develop';
import type { ShownProblem } from '../develop/shown-problem';
import type { EditorBundle } from '../edit-documents/editor-bundle';
import type { Answer } from '../serve/answer';

/** Tells whether a path is that of code, which the code source answers for; every other belongs to the site. */
export function isCodePath(path: string): boolean {
  return /^\/(@|src\/|node_modules\/|\.vite\/)/.test(path);
}

/** The code of one moment. */
export interface CodeVersion {
  development: Development;
  /** Changes with every source. */
  version: string;
}

/** The code that draws a site while it is edited, in this process and in browsers. */
export interface CodeSource {
  /** Gives the last code that could be loaded as a whole. */
  current(): CodeVersion;
  /** Gives the reason why the code on the disk cannot be loaded; undefined where it can. */
  failure(): ShownProblem | undefined;
  /** Rewrites a message about the code in words of its author. */
  say(message: string): string;
  /** Waits until saved code is loaded or has failed, some seconds at most. */
  atRest(): Promise<void>;
  /** Calls a function with the changed files when there is other code, and with none at each failure. */
  follow(changed: (sources: string[]) => void): void;
  /** Makes the answer of the server: it answers requests for code, hands all others to `draw`, and shows what that throws. */
  answerWith(draw: (...request: Parameters<Answer>) => Promise<void>): Answer;
  /** Adds to a page the scripts by which it hears of edits. */
  withScripts(html: string): string;
  /** The address of the socket by which browsers are told of edits, where it is one of its own. */
  socketOf(host: string | undefined): string | undefined;
  /** Tells every browser that listens of an event. */
  tell(event: LiveEvent, data: unknown): void;
  /** Has every browser that listens load its page anew. */
  reload(): void;
  /** Gives the editor, bundled where nobody has. */
  editor(): Promise<EditorBundle>;
  /**
   * Prepares what nobody waits for yet; `firstPage` resolves once a page was sent, `checked` once the site is checked.
   */
  prepare(firstPage: Promise<void>, checked: Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

/** The events of which browsers are told: site.json or the code has changed, or something is wrong. */
export type LiveEvent = 'pagewright:site' | 'pagewright:code' | 'pagewright:problems' | 'pagewright:trial';

/** Opens the code for a server at a port; the signal ends it. */
export type OpenCode = (server: Server, port: number, signal: AbortSignal) => CodeSource;
