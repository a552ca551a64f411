import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { ShownProblem } from '../develop/shown-problem';
import type { CompareStart } from '../generate/compare-thread';
import { askThread } from '../live/ask-thread';
import type { CodeVersion } from '../live/code-source';
import type { GeneratedNote } from './generated-note';
import type { LateVite } from './late-vite';
import { type CodeFiles, type LoadSources, loadGenerator } from './load-sources';
import { sayFailure } from './say-failure';

/** The code of the sources while they are edited. */
export interface LiveCode {
  /** Gives the last code that could be loaded as a whole. */
  current(): CodeVersion;
  /** Gives the reason why the sources cannot be loaded as they are now; undefined where they can. */
  failure(): ShownProblem | undefined;
  /** Takes note that a source may have changed. */
  noteChange(): void;
  /** Looks for changed sources of which no notice came. */
  lookAgain(): void;
  /** Makes generated files anew where they do not match sources that were changed before this start. */
  compareGenerated(): Promise<void>;
}

/** The settings by which sources are followed. */
export interface LiveCodeOptions {
  root: string;
  /** The code as it was bundled. */
  first: CodeVersion;
  /** Reads the code on the disk, which decides what has changed: notices of changes may come late and in parts. */
  readCode: () => CodeFiles;
  loadSources: LoadSources;
  vite: LateVite;
  generated: GeneratedNote;
  /** The thread that compares generated files with what would be made. */
  compareFile: string;
  /** Says a message about the project in words of whoever writes its code. */
  say?: (message: string) => string;
  /** Called with the changed sources when there is other code, and with none at each failure. */
  tell: (sources: string[]) => void;
}

/** The pattern of the files from which others are generated, and of generated files. */
const generating =
  /^(schema\/|src\/generate\/|src\/checks\/rules\/|src\/compose\/kinds\.ts$)|\/generated\/|\.schema\.json$/;

/** The time that the sources must rest before they are loaded anew, in milliseconds: a save writes several at once. */
const restOfSources = 30;

/**
 * Gives the code as it was bundled; once a source has changed, loads all of it from the sources, one change after the
 * other, and generates files as `npm run generate` would. The code that it gives is always whole: when sources cannot
 * be loaded, the former code stays.
 */
export function createLiveCode({
  root,
  first,
  readCode,
  loadSources,
  vite,
  generated,
  compareFile,
  say,
  tell,
}: LiveCodeOptions): LiveCode {
  let latest = first;
  /** The hashes of the files of the latest code, once they have been read. */
  let hashes: CodeFiles['hashes'] | undefined;
  let failure: ShownProblem | undefined;
  /** The last version that was loaded, or could not be. */
  let lastTried = first.version;
  // Files may also be outdated by changes before this start.
  let isStale = !generated.isRight(first.version);
  let loading = Promise.resolve();
  let resting: ReturnType<typeof setTimeout> | undefined;

  function reload(): void {
    loading = loading.then(renew);
  }

  /** Replaces the code by that of the sources as they are now, or notes the reason why it cannot; never throws. */
  async function renew(): Promise<void> {
    try {
      const server = await vite.get();
      isStale ||= editedIn(hashes, readCode().hashes).some((path) => generating.test(path));
      if (isStale) await generateAgain(server);
      // Read before the loading: a source that is saved meanwhile is loaded once more.
      const files = readCode();
      const edited = editedIn(hashes, files.hashes);
      if (files.key === lastTried && !isStale) return;
      lastTried = files.key;
      // The watcher tells of these files, too, but of some later than of others.
      for (const path of edited) server.environments.ssr.moduleGraph.onFileChange(join(root, path));
      const development = await loadSources(server, files.key);
      // A save meanwhile may be in it in part.
      if (readCode().key !== files.key) return reload();
      isStale = false;
      const isNew = development !== latest.development || failure !== undefined;
      latest = { development, version: files.key };
      hashes = files.hashes;
      failure = undefined;
      generated.take(files.key);
      if (isNew) tell(edited);
    } catch (error) {
      failure = sayFailure(error, root, say);
      console.error(`${failure.message}\n${failure.place}\n${failure.excerpt}`);
      tell([]);
    }
  }

  return {
    current: () => latest,
    failure: () => failure,
    noteChange() {
      clearTimeout(resting);
      resting = setTimeout(reload, restOfSources);
    },
    lookAgain() {
      const files = readCode();
      if (files.key !== latest.version) reload();
      else hashes = files.hashes;
    },
    async compareGenerated() {
      if (!isStale) return;
      const { version } = latest;
      const start: CompareStart = { root };
      const differing = await askThread<number>(compareFile, start).answer;
      // After an edit meanwhile they are made already.
      if (!isStale) return;
      if (differing !== 0) return reload();
      isStale = false;
      generated.take(version);
    },
  };
}

/** Gives the paths of files whose content has changed; of all files where the former content is unknown. */
function editedIn(before: CodeFiles['hashes'] | undefined, now: CodeFiles['hashes']): string[] {
  const paths = new Set([...(before?.keys() ?? []), ...now.keys()]);
  return [...paths].filter((path) => before?.get(path) !== now.get(path));
}

/** Generates the files that follow from others. */
async function generateAgain(server: ViteDevServer): Promise<void> {
  const { root } = server.config;
  const { generateFiles, writeChanged } = await loadGenerator(server);
  writeChanged(root, await generateFiles(root));
}
