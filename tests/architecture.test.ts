import { dirname, posix } from 'node:path';
import { createBuilder, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { editorLayers, mayImport, pureLayers } from './may-import';
import { filesIn, root, textOf } from './project';

interface Import {
  file: string;
  /** A path within the project, or the name of a package. */
  target: string;
  isPackage: boolean;
  isDynamic: boolean;
  isType: boolean;
}

const code = filesIn('src').filter((path) => /\.(tsx?|js)$/.test(path));
const sources = code.filter((path) => !path.includes('/generated/'));
const imports = sources.flatMap(importsOf);
/** Those of generated files too, which bring together what has no other list. */
const allImports = code.flatMap(importsOf);

test('every folder of src/ stands in the table', () => {
  expect([...new Set(filesIn('src').map(folderOf))].sort()).toEqual(Object.keys(mayImport).sort());
});

test('imports keep to the table', () => {
  const wrong = imports.filter(({ file, target, isPackage, isType, isDynamic }) => {
    const from = folderOf(file);
    const { code = [], types = [], packages } = mayImport[from] ?? {};
    // The launcher bundles the commands, so Vite cannot come to it in a bundle.
    if (file === 'src/cli/launch.js' && target === 'vite') return !isDynamic;
    // It loads them as the build loads the renderer, without Vite.
    if (file === 'src/cli/launch.js' && target === 'src/vite/load-bundle.js') return false;
    if (isPackage) return !packages?.test(target);
    const to = placeOf(target);
    // Vite is loaded only where the code must be bundled.
    if (from === 'cli' && to === 'vite') return !isDynamic;
    return from !== to && !code.includes(to) && !(isType && types.includes(to));
  });
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

test('the rooms of the editor import each other one way: each those that stand before it in the table', () => {
  const rooms = Object.values(editorLayers).flat();
  const roomOf = (path: string): string | undefined => /^src\/editor\/([^/]+)\//.exec(path)?.[1];
  const stand = new Set(sources.flatMap((path) => roomOf(path) ?? []));
  expect([...stand].sort()).toEqual(rooms.toSorted());
  const wrong = imports.filter(({ file, target, isDynamic }) => {
    const from = roomOf(file);
    if (from === undefined || isDynamic || !target.startsWith('src/editor/')) return false;
    const to = roomOf(target);
    return to === undefined || rooms.indexOf(to) > rooms.indexOf(from);
  });
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

test('of the editor, nothing outside of it imports more than its pure layers', () => {
  const pure = pureLayers.flatMap((layer) => editorLayers[layer] ?? []);
  const wrong = imports.filter(
    ({ file, target }) =>
      target.startsWith('src/editor/') && !file.startsWith('src/editor/') && !pure.includes(target.split('/')[2] ?? ''),
  );
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

test('no block imports another', () => {
  const wrong = imports.filter(({ file, target, isPackage }) => {
    const [, folder, own] = file.split('/');
    if (folder !== 'blocks' || own === 'generated' || isPackage || folderOf(target) !== 'blocks') return false;
    return target.split('/')[2] !== own;
  });
  expect(wrong).toEqual([]);
});

test('only composers of blocks use maps, and none of what draws imports a composer', () => {
  const users = imports.filter(({ target }) => /\.compose$|^topojson-client$|^world-atlas/.test(target));
  const inBlocks = users.map(({ file }) => file).filter((file) => folderOf(file) !== 'generate');
  expect(inBlocks).not.toHaveLength(0);
  expect(inBlocks.filter((file) => !/^src\/blocks\/[a-z-]+\/[a-z-]+\.compose\.ts$/.test(file))).toEqual([]);
});

test('nothing that a browser loads makes a formatter before one is needed: each takes as long as a screen', () => {
  const served = sources.filter((path) => !/^src\/(pictures|cli)\//.test(path));
  expect(served.filter((path) => /^(export )?(const|let) .*= new Intl\./m.test(textOf(path)))).toEqual([]);
});

test('each permission in the table is used', () => {
  const idle = Object.entries(mayImport).flatMap(([from, { code = [], types = [], packages }]) => {
    const own = allImports.filter(({ file }) => folderOf(file) === from);
    const isUsed = (to: string): boolean => own.some(({ target, isPackage }) => !isPackage && placeOf(target) === to);
    const unused = [...code, ...types].filter((to) => !isUsed(to)).map((to) => `${from} may import ${to}`);
    const usesPackages = own.some(({ isPackage, target }) => isPackage && packages?.test(target));
    return [...unused, ...(packages && !usesPackages ? [`${from} may import ${packages}`] : [])];
  });
  expect(idle).toEqual([]);
});

test('only the renderer draws on a server, only the client has a router', () => {
  const users = (name: RegExp): string[] => [
    ...new Set(imports.filter(({ isPackage, target }) => isPackage && name.test(target)).map(({ file }) => file)),
  ];
  expect(new Set(users(/^react-dom\/server/).map(folderOf))).toEqual(new Set(['render']));
  expect(users(/^@tanstack/).map(folderOf)).not.toHaveLength(0);
  expect(new Set(users(/^@tanstack/).map(folderOf))).toEqual(new Set(['client']));
  expect(new Set(users(/^react-dom\/client/))).toEqual(
    new Set([
      ...['src/client/hydrate-blocks.tsx', 'src/client/site-router.tsx', 'src/shell/toasts/put-toasts.tsx'],
      ...['src/editor/main.tsx', 'src/preview/preview.tsx'],
    ]),
  );
});

test('what is pure is told what time it is, and so is the editor by its first file: a test can say any day', () => {
  const told = /^src\/(addresses|calendar|manifest|numbers|compose|typefaces|checks|registry|editor)\//;
  const asking = sources.filter((path) => told.test(path) && asksClock.test(textOf(path)));
  // The second measures how long somebody has not typed.
  expect(asking).toEqual(['src/editor/main.tsx', 'src/editor/session/draft.ts']);
});

test('names are kebab-case, and no folder is a drawer for anything', () => {
  for (const path of [...filesIn('src'), ...filesIn('schema'), ...filesIn('tests').filter(isWritten)]) {
    expect(path).toMatch(/^[a-z0-9-]+(\/[a-z0-9-]+)*(\/README\.md|(\.[a-z0-9-]+)+)$/);
    expect(path).not.toMatch(/(^|\/)(utils?|libs?|helpers?|common|types|misc)\//);
  }
});

test('no written file is longer than 250 lines', () => {
  const code = [...filesIn('src'), ...filesIn('tests')].filter(
    (path) => /\.(tsx?|js|css)$/.test(path) && isWritten(path),
  );
  expect(code.filter((path) => textOf(path).trimEnd().split('\n').length > 250)).toEqual([]);
});

test('components bring neither style attributes nor markup as a string', () => {
  const components = sources.filter((path) => path.endsWith('.tsx'));
  expect(components.filter((path) => /\bstyle=\{\{|dangerouslySetInnerHTML|<style|<script/.test(textOf(path)))).toEqual(
    [],
  );
});

test('everything exported is exported by name', () => {
  expect(sources.filter((path) => /^export default/m.test(textOf(path)))).toEqual([]);
});

test("the browser's bundle holds only what a page needs in a browser", async () => {
  const modules = await browserModules();
  expect(modules).toContain('src/client/hydrate-blocks.tsx');
  expect(modules).toContain('src/blocks/form/form.tsx');
  expect(modules).toContain('src/blocks/route-map/route-map.tsx');
  expect(
    modules.filter((id) => /\.compose\.|src\/registry|generated\/positions|d3-|topojson|atlas|receive/.test(id)),
  ).toEqual([]);
  expect(modules.filter((id) => /^src\/(catalogue|develop)\/|bare-shell/.test(id))).toEqual([]);
  const folders = new Set(modules.filter((id) => id.startsWith('src/')).map(folderOf));
  expect([...folders].sort().join(' ')).toBe(
    'addresses analytics blocks calendar client delivery numbers render shell ui',
  );
  expect(modules.filter((id) => id.startsWith('schema/') || id.endsWith('.json'))).toEqual([]);
  const packages = new Set(modules.map((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]).filter(Boolean));
  for (const name of packages)
    expect(name).toMatch(
      /^(react|react-dom|scheduler|use-sync-external-store|react-hot-toast|@emailjs\/browser|@tanstack\/.*)$/,
    );
  expect(modules.filter((id) => /react-dom\/.*server|^node:|__vite-browser-external/.test(id))).toEqual([]);
});

/** The modules of which something is left in the bundle for the browser, as paths within the project. */
async function browserModules(): Promise<string[]> {
  const modules: string[] = [];
  const recorder: Plugin = {
    name: 'recorder',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') modules.push(...Object.keys(chunk.modules));
    },
  };
  const builder = await createBuilder({
    root,
    configFile: posix.join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'silent',
    plugins: [recorder],
    environments: { client: { build: { write: false } } },
  });
  const { client } = builder.environments;
  if (!client) throw new Error('There is no environment for the browser.');
  await builder.build(client);
  return modules.map((id) =>
    id
      .replaceAll('\\', '/')
      .replace(/^\0?(class-names:)?/, '')
      .replace(`${root}/`, ''),
  );
}

function importsOf(file: string): Import[] {
  const source = textOf(file)
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    // Code that is written into other files is no import.
    .replaceAll(/`(?:[^`\\]|\\.)*`/g, '``');
  const found = source.matchAll(/(?:^(import|export)\s+(type\s)?[^'"`;]*?from\s+|^import\s+|\bimport\()'([^']+)'/gm);
  return [...found].map(([whole, statement, type, specifier = '']): Import => {
    const isPackage = !specifier.startsWith('.');
    const target = isPackage ? specifier : posix.join(dirname(file), specifier.replace(/\?.*$/, ''));
    const names = /\{([^}]*)\}/.exec(whole)?.[1];
    const isType = Boolean(type) || Boolean(names?.split(',').every((name) => /^\s*(type\s|$)/.test(name)));
    return { file, target, isPackage, isDynamic: !statement && whole.includes('('), isType };
  });
}

/** How code asks what time it is; a day that is given is no question. */
const asksClock = /\bnew Date\b(?!\([^)])|(?<!new )\bDate\(\)|\bDate\.now\b|\bperformance\.now\b|\bTemporal\.Now\b/;

/** The folder of src/ that a path leads into, or `schema`. */
function placeOf(path: string): string {
  return path.startsWith('schema/') ? 'schema' : folderOf(path);
}

function folderOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** Whether people write a file of this path: neither generated nor part of a site. */
function isWritten(path: string): boolean {
  return !/\/(generated|fixtures)\//.test(path);
}
