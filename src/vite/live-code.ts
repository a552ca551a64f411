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

/** The code as it is in the sources, as long as they are being edited. */
export interface LiveCode {
  /** Gives the last code that could be loaded as a whole. */
  current(): CodeVersion;
  /** Gives what keeps the sources, as they are now, from being loaded. */
  failure(): ShownProblem | undefined;
  /** Takes note that a source may have changed. */
  noteChange(): void;
  /** Looks whether a source has changed while nothing told of it. */
  lookAgain(): void;
  /** Has generated files made anew where they are not as the sources of before this start say. */
  compareGenerated(): Promise<void>;
}

/** The settings by which sources are followed. */
export interface LiveCodeOptions {
  root: string;
  /** The code as it was bundled. */
  first: CodeVersion;
  /** Reads the code on the disk: it decides what has changed, since what is told of changes may come late and in parts. */
  readCode: () => CodeFiles;
  loadSources: LoadSources;
  vite: LateVite;
  generated: GeneratedNote;
  /** The thread that compares generated files with what would be made. */
  compareFile: string;
  /** Says a message about the project in words of whoever writes its code. */
  say?: (message: string) => string;
  /** Is called when there is other code, with the sources that have changed, and at each failure, with none. */
  tell: (sources: string[]) => void;
}

/** The files from which others are made, and the places of those. */
const generating =
  /^(schema\/|src\/generate\/|src\/checks\/rules\/|src\/compose\/kinds\.ts$)|\/generated\/|\.schema\.json$/;

/** The time that the sources must rest before they are loaded anew, in milliseconds: a save writes several at once. */
const restOfSources = 30;

/**
 * Gives the code as it was bundled; once a source has changed, loads all of it from the sources, one change after the
 * other, and makes anew what `npm run generate` would. What it gives is whole: sources that cannot be loaded leave the
 * code of before.
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
  /** What the files of the latest code hold, once they have been read. */
  let hashes: CodeFiles['hashes'] | undefined;
  let failure: ShownProblem | undefined;
  /** The version that was loaded last, or could not be. */
  let tried = first.version;
  // What was changed while no server was running is made anew too.
  let isStale = !generated.isRight(first.version);
  let loading = Promise.resolve();
  let resting: ReturnType<typeof setTimeout> | undefined;

  function reload(): void {
    loading = loading.then(renew);
  }

  /** Puts what the sources are now in the place of the code of before, or notes why that cannot be; never throws. */
  async function renew(): Promise<void> {
    try {
      const server = await vite.get();
      isStale ||= editedIn(hashes, readCode().hashes).some((path) => generating.test(path));
      if (isStale) await generateAgain(server);
      // Taken first: a source that is saved meanwhile is loaded once more.
      const files = readCode();
      const edited = editedIn(hashes, files.hashes);
      if (files.key === tried && !isStale) return;
      tried = files.key;
      // The watcher tells of them too, but some of them later than of others.
      for (const path of edited) server.environments.ssr.moduleGraph.onFileChange(join(root, path));
      const development = await loadSources(server, files.key);
      // What was saved meanwhile may be in it in part.
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
      // An edit has had them made meanwhile.
      if (!isStale) return;
      if (differing !== 0) return reload();
      isStale = false;
      generated.take(version);
    },
  };
}

/** Gives the paths of files that hold something else than before; of all of them where what they held is not known. */
function editedIn(before: CodeFiles['hashes'] | undefined, now: CodeFiles['hashes']): string[] {
  const paths = new Set([...(before?.keys() ?? []), ...now.keys()]);
  return [...paths].filter((path) => before?.get(path) !== now.get(path));
}

/** Makes anew what follows from other files. */
async function generateAgain(server: ViteDevServer): Promise<void> {
  const { root } = server.config;
  const { generateFiles, writeChanged } = await loadGenerator(server);
  writeChanged(root, await generateFiles(root));
}
