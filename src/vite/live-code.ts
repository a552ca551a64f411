import { join, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Development } from '../develop/develop';
import type { ShownProblem } from '../develop/shown-problem';
import type { GeneratedFile } from '../generate/generate';

/** The code of one moment. */
export interface CodeVersion {
  development: Development;
  /** Changes with every source. */
  version: string;
}

/** The code as it is in the sources, as long as they are being edited. */
export interface LiveCode {
  /** Waits for a load under way and gives the last code that could be loaded as a whole; rejects where none could. */
  current(): Promise<CodeVersion>;
  /** Gives what keeps the sources, as they are now, from being loaded. */
  failure(): ShownProblem | undefined;
  /** Takes note that a source has changed. */
  noteChange(file: string): void;
}

interface Generator {
  generateFiles(root: string): Promise<GeneratedFile[]>;
  writeChanged(root: string, files: GeneratedFile[]): string[];
}

const entry = '/src/develop/develop.ts';

/** What makes files from others; it needs none of those that it makes. */
const generator = '/src/generate/generate.ts';

/** Where that is written from which other files are made. */
const generating = /^(schema\/|src\/generate\/|src\/checks\/rules\/|src\/compose\/kinds\.ts$)|\.schema\.json$/;

/** How long the sources must rest before they are loaded anew, in milliseconds: who saves them writes several at once. */
const restOfSources = 30;

/**
 * Loads the code from the sources now and whenever they have changed, one after the other, and makes anew what `npm run
 * generate` would. What it gives is whole: sources that cannot be loaded leave the code of before. `codeKey` gives the
 * version of what lies on the disk; `tell` is called when there is other code, with the
 * sources that have changed, and at each failure, with none.
 */
export function createLiveCode(
  server: ViteDevServer,
  codeKey: () => string,
  tell: (sources: string[]) => void,
): LiveCode {
  const changed = new Set<string>();
  let failure: ShownProblem | undefined;
  // What was changed while no server was running is made anew too, but afterwards: nobody shall wait for it.
  let isStale = true;
  let loading = load(server, codeKey);
  let resting: ReturnType<typeof setTimeout> | undefined;
  loading.catch(fail);
  reload();

  function reload(): void {
    loading = loading.then(renew, () => renew());
    loading.catch(() => {});
  }

  async function renew(before?: CodeVersion): Promise<CodeVersion> {
    const sources = [...changed];
    changed.clear();
    try {
      if (isStale || sources.some((file) => generating.test(relative(server.config.root, file)))) {
        isStale = true;
        await generateAgain(server);
        isStale = false;
      }
      const fresh = await load(server, codeKey);
      const isNew = fresh.development !== before?.development || failure !== undefined;
      failure = undefined;
      if (isNew) tell(sources);
      return fresh;
    } catch (error) {
      for (const source of sources) changed.add(source);
      fail(error);
      tell([]);
      if (!before) throw error;
      return before;
    }
  }

  function fail(error: unknown): void {
    failure = shownFailure(error, server.config.root);
    server.config.logger.error(`${failure.message}\n${failure.place}\n${failure.excerpt}`);
  }

  return {
    current: () => loading,
    failure: () => failure,
    noteChange(file) {
      if (file.includes('/generated/') || file.endsWith('/site.schema.json')) return;
      changed.add(file);
      clearTimeout(resting);
      resting = setTimeout(reload, restOfSources);
    },
  };
}

async function load(server: ViteDevServer, codeKey: () => string): Promise<CodeVersion> {
  // Taken first: a source that is saved meanwhile is loaded once more.
  const version = codeKey();
  const { development } = (await server.ssrLoadModule(entry)) as { development: Development };
  return { development, version };
}

/** Makes anew what follows from other files. */
async function generateAgain(server: ViteDevServer): Promise<void> {
  const { root } = server.config;
  const { generateFiles, writeChanged } = (await server.ssrLoadModule(generator)) as Generator;
  const changed = writeChanged(root, await generateFiles(root));
  // The disk tells of it too, but later.
  for (const path of changed) server.environments.ssr.moduleGraph.onFileChange(join(root, path));
}

/** Says why sources cannot be loaded; whoever edits them saves them half done. */
function shownFailure(error: unknown, root: string): ShownProblem {
  const { message, id, loc, frame, stack = '' } = error as Partial<Record<string, unknown>> & { stack?: string };
  const place = id ?? (loc as { file?: string } | undefined)?.file ?? /\/src\/[^\s():]+(:\d+)?/.exec(stack)?.[0] ?? '';
  return {
    message: `The code cannot be loaded: ${message ?? error}`,
    place: String(place).replace(`${root}/`, ''),
    excerpt: String(frame ?? ''),
    isOfCode: true,
  };
}
