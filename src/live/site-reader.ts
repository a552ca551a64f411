import type { CheckEnd, CheckStart } from '../develop/check-thread';
import type { LiveAnswer, LiveRequest } from '../develop/live-site';
import type { Live } from '../develop/read-live';
import type { UncheckedSite } from '../develop/unchecked';
import { type AskedThread, askThread } from './ask-thread';
import type { CodeSource, CodeVersion } from './code-source';
import { watchSite } from './watch-site';

/** The site as the code of one moment has read it. */
export interface SiteVersion extends CodeVersion {
  live: Live;
}

/** A site.json that is read whenever it changes, or the code does. */
export interface SiteReader {
  /** Gives the site once all of it is checked. */
  checked(): Promise<SiteVersion>;
  /** Gives the site as it was last read, checked or not; first looks at the file again, unless `looks` is false. */
  latest(looks?: boolean): Promise<SiteVersion>;
  /** Answers a request before the check is done; undefined where it is done, or has to be awaited. */
  beforeCheck(asked: LiveRequest): Promise<{ shown: SiteVersion; answer: LiveAnswer } | undefined>;
  /** The result of the first check. */
  first: Promise<Live>;
}

/** The settings by which a site.json is read. */
export interface SiteReaderOptions {
  file: string;
  code: Pick<CodeSource, 'current' | 'say'>;
  /** The thread that checks a long site.json. */
  checkFile: string;
  /** Is called when the file has changed and was read again. */
  changed: () => void;
  /** Says when the file is to be watched no more. */
  signal: AbortSignal;
}

/** Reads and checks a site.json now and whenever it has changed; the first time, a long one is checked in a thread. */
export function createSiteReader({ file, code, checkFile, changed, signal }: SiteReaderOptions): SiteReader {
  const look = watchSite(file, signal, () => {
    read();
    changed();
  });
  let by = code.current();
  let unchecked = by.development.readUnchecked(file, by.version);
  let live: Live = unchecked ?? inWords(by.development.readLive(file, by.version));
  const thread = unchecked && checkInThread(by.version);
  const first = thread ? thread.answer.then(take) : Promise.resolve(live);

  function checkInThread(version: string): AskedThread<CheckEnd> {
    const start: CheckStart = { file, version };
    return askThread(checkFile, start);
  }

  /** Takes the result of the thread, unless an edit has changed the file meanwhile: then it is read again. */
  function take(end: CheckEnd | undefined): Live {
    look();
    if (!unchecked) return live;
    if (!end) read();
    else live = inWords(joinCheck(unchecked, end));
    unchecked = undefined;
    return live;
  }

  function read(): void {
    thread?.end();
    // Without a check, no text counts as right.
    const before = unchecked ? undefined : live;
    unchecked = undefined;
    by = code.current();
    live = inWords(by.development.readLive(file, by.version, before));
  }

  /** Rewrites what is wrong with the code in words of its author. */
  function inWords(read: Live): Live {
    const problems = read.problems.map((problem) =>
      problem.isOfCode ? { ...problem, message: code.say(problem.message), place: code.say(problem.place) } : problem,
    );
    return { ...read, problems };
  }

  return {
    async checked() {
      if (unchecked) await first;
      const { version, development } = code.current();
      if (version !== by.version || development !== by.development) read();
      return { ...by, live };
    },
    async latest(looks = true) {
      if (looks) look();
      return unchecked ? { ...by, live } : this.checked();
    },
    async beforeCheck(asked) {
      if (!unchecked) return undefined;
      const siteVersion = { ...by, live };
      const answer = await by.development.answerUnchecked(unchecked, asked);
      return answer && { shown: siteVersion, answer };
    },
    first,
  };
}

/** Joins an unchecked site and the result of its check. */
function joinCheck(
  { site, root, gathered, bytes, version }: UncheckedSite,
  { isRight, known, ...end }: CheckEnd,
): Live {
  if (!isRight) return { gathered, ...end };
  const from = { version, assets: gathered.assets, today: site.today };
  return { site, gathered, ...(known && { right: { ...known, bytes, root, ...from } }), ...end };
}
