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
  /** Gives the last code that could be loaded as a whole, the first as soon as it is; rejects where none could. */
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

/** How long after the start generated files are made anew, in milliseconds. */
const beforeGenerating = 3000;

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
  let latest: CodeVersion | undefined;
  let failure: ShownProblem | undefined;
  let isStale = false;
  let loading = renew();
  let resting: ReturnType<typeof setTimeout> | undefined;
  // What was changed while no server was running is made anew too, but later: nobody shall wait for it.
  setTimeout(() => {
    isStale = true;
    reload();
  }, beforeGenerating).unref();

  function reload(): void {
    loading = loading.then(renew);
  }

  /** Puts what the sources are now in the place of the code of before, or notes why that cannot be; never throws. */
  async function renew(): Promise<void> {
    const sources = [...changed];
    changed.clear();
    try {
      isStale ||= sources.some((file) => generating.test(relative(server.config.root, file)));
      if (isStale) await generateAgain(server);
      isStale = false;
      const fresh = await load(server, codeKey);
      if (latest && codeKey() !== fresh.version) {
        // What was saved meanwhile may be in it in part: a schema without what is made of it.
        for (const source of sources) changed.add(source);
        isStale = true;
        return reload();
      }
      const isNew = fresh.development !== latest?.development || failure !== undefined;
      latest = fresh;
      failure = undefined;
      if (isNew) tell(sources);
    } catch (error) {
      for (const source of sources) changed.add(source);
      fail(error);
      tell([]);
    }
  }

  function fail(error: unknown): void {
    failure = shownFailure(error, server.config.root);
    server.config.logger.error(`${failure.message}\n${failure.place}\n${failure.excerpt}`);
  }

  return {
    async current() {
      if (!latest) await loading;
      if (!latest) throw new Error(failure?.message);
      return latest;
    },
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
