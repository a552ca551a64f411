import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
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
  /** Gives the last code that could be loaded as a whole; rejects where none could. */
  current(): Promise<CodeVersion>;
  /** Gives what keeps the sources, as they are now, from being loaded. */
  failure(): ShownProblem | undefined;
  /** Takes note that a source has changed. */
  noteChange(file: string): void;
}

interface Generator {
  generateFiles(root: string): Promise<GeneratedFile[]>;
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
 * version of what lies on the disk; `tell` is called, with the sources that have changed, when there is another code or
 * another failure.
 */
export function createLiveCode(
  server: ViteDevServer,
  codeKey: () => string,
  tell: (sources: string[]) => void,
): LiveCode {
  const changed = new Set<string>();
  let failure: ShownProblem | undefined;
  let loading = load(server, codeKey, []);
  let resting: ReturnType<typeof setTimeout> | undefined;
  // Afterwards, so that nobody waits for it: what was changed while no server was running is made anew too.
  loading.then(() => generateAgain(server)).then((isNew) => isNew && reload(), fail);

  function reload(): void {
    const sources = [...changed];
    loading = loading.then(
      (before) => renew(sources, before),
      () => renew(sources),
    );
    const told = (): void => tell(sources);
    loading.then(told, told);
  }

  async function renew(sources: string[], before?: CodeVersion): Promise<CodeVersion> {
    try {
      const fresh = await load(server, codeKey, sources);
      failure = undefined;
      for (const source of sources) changed.delete(source);
      return fresh;
    } catch (error) {
      fail(error);
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

async function load(server: ViteDevServer, codeKey: () => string, changed: string[]): Promise<CodeVersion> {
  if (changed.some((file) => generating.test(relative(server.config.root, file)))) {
    // What is made may be part of what makes the rest: the page of a rule needs the rule in the list.
    for (let isNew = true, round = 0; isNew && round < 2; round++) isNew = await generateAgain(server);
  }
  const { development } = (await server.ssrLoadModule(entry)) as { development: Development };
  return { development, version: codeKey() };
}

/** Makes anew what follows from other files; returns whether any of it changed. */
async function generateAgain(server: ViteDevServer): Promise<boolean> {
  const { root } = server.config;
  const { generateFiles } = (await server.ssrLoadModule(generator)) as Generator;
  const files = await generateFiles(root);
  const changed = files.filter(({ path, text }) => readOrNothing(join(root, path)) !== text);
  for (const { path, text } of changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    // The disk tells of it too, but later.
    server.environments.ssr.moduleGraph.onFileChange(join(root, path));
  }
  return changed.length > 0;
}

function readOrNothing(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
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
