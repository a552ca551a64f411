import { join, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Development } from '../develop/develop';
import type { ShownProblem } from '../develop/shown-problem';
import type { CompareStart } from '../generate/compare-thread';
import { askThread } from './ask-thread';
import type { GeneratedNote } from './generated-note';
import type { LateVite } from './late-vite';
import { type LoadSources, loadGenerator } from './load-sources';
import { shownFailure } from './shown-failure';

/** The code of one moment. */
export interface CodeVersion {
  development: Development;
  /** Changes with every source. */
  version: string;
}

/** The code as it is in the sources, as long as they are being edited. */
export interface LiveCode {
  /** Gives the last code that could be loaded as a whole. */
  current(): CodeVersion;
  /** Gives what keeps the sources, as they are now, from being loaded. */
  failure(): ShownProblem | undefined;
  /** Takes note that a source has changed. */
  noteChange(file: string): void;
  /** Looks whether a source has changed while nothing told of it. */
  lookAgain(): void;
  /** Has generated files made anew where they are not as the sources of before this start say. */
  compareGenerated(): Promise<void>;
}

/** What it takes to follow the sources. */
export interface LiveCodeOptions {
  root: string;
  /** The code as it was bundled. */
  first: CodeVersion;
  /** Gives the version of what lies on the disk. */
  codeKey: () => string;
  loadSources: LoadSources;
  vite: LateVite;
  generated: GeneratedNote;
  /** The thread that compares generated files with what would be made. */
  compareFile: string;
  /** Is called when there is other code, with the sources that have changed, and at each failure, with none. */
  tell: (sources: string[]) => void;
}

/** Where that is written from which other files are made. */
const generating = /^(schema\/|src\/generate\/|src\/checks\/rules\/|src\/compose\/kinds\.ts$)|\.schema\.json$/;

/** How long the sources must rest before they are loaded anew, in milliseconds: who saves them writes several at once. */
const restOfSources = 30;

/**
 * Gives the code as it was bundled; once a source has changed, loads all of it from the sources, one change after the
 * other, and makes anew what `npm run generate` would. What it gives is whole: sources that cannot be loaded leave the
 * code of before.
 */
export function createLiveCode({
  root,
  first,
  codeKey,
  loadSources,
  vite,
  generated,
  compareFile,
  tell,
}: LiveCodeOptions): LiveCode {
  const changed = new Set<string>();
  let latest = first;
  let failure: ShownProblem | undefined;
  // What was changed while no server was running is made anew too.
  let isStale = !generated.isRight(first.version);
  let loading = Promise.resolve();
  let resting: ReturnType<typeof setTimeout> | undefined;

  function reload(): void {
    loading = loading.then(renew);
  }

  /** Puts what the sources are now in the place of the code of before, or notes why that cannot be; never throws. */
  async function renew(): Promise<void> {
    const sources = [...changed];
    changed.clear();
    try {
      const server = await vite.get();
      isStale ||= sources.some((file) => generating.test(relative(root, file)));
      if (isStale) await generateAgain(server);
      isStale = false;
      // Taken first: a source that is saved meanwhile is loaded once more.
      const version = codeKey();
      const development = await loadSources(server, version);
      if (codeKey() !== version) {
        // What was saved meanwhile may be in it in part: a schema without what is made of it.
        for (const source of sources) changed.add(source);
        isStale = true;
        return reload();
      }
      const isNew = development !== latest.development || failure !== undefined;
      latest = { development, version };
      failure = undefined;
      generated.take(version);
      if (isNew) tell(sources);
    } catch (error) {
      for (const source of sources) changed.add(source);
      failure = shownFailure(error, root);
      console.error(`${failure.message}\n${failure.place}\n${failure.excerpt}`);
      tell([]);
    }
  }

  return {
    current: () => latest,
    failure: () => failure,
    noteChange(file) {
      if (file.includes('/generated/') || file.endsWith('/site.schema.json')) return;
      changed.add(file);
      clearTimeout(resting);
      resting = setTimeout(reload, restOfSources);
    },
    lookAgain() {
      if (codeKey() !== latest.version) reload();
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

/** Makes anew what follows from other files. */
async function generateAgain(server: ViteDevServer): Promise<void> {
  const { root } = server.config;
  const { generateFiles, writeChanged } = await loadGenerator(server);
  const changed = writeChanged(root, await generateFiles(root));
  // The disk tells of it too, but later.
  for (const path of changed) server.environments.ssr.moduleGraph.onFileChange(join(root, path));
}
