import { liveComponents } from '../blocks/generated/live-components';
import base from '../styles/base.css?inline';
import layers from '../styles/layers.css?inline';
import lineMarks from '../styles/line-marks.css?inline';
import print from '../styles/print.css?inline';
import tokens from '../styles/tokens.css?inline';

const modules = import.meta.glob<string>(
  ['../ui/*.module.css', '../shell/**/*.module.css', '../blocks/**/*.module.css'],
  {
    query: '?inline',
    import: 'default',
    eager: true,
  },
);

const classes = import.meta.glob<Record<string, string>>(
  ['../ui/*.module.css', '../shell/**/*.module.css', '../blocks/**/*.module.css'],
  { import: 'default', eager: true },
);

/** The sources of components, whose imports tell which styles they need. */
const sources = import.meta.glob<string>(['../ui/*.tsx', '../ui/*.ts', '../shell/**/*.tsx', '../blocks/*/**/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const importsByPath = new Map<string, string[]>();

/** The sources of the shell and of sections, which every page has. */
const shared = modulesOf(['../shell/shell.tsx', '../shell/live-regions.tsx', '../ui/section.tsx', '../ui/action.tsx']);

/**
 * The styles of the code: of every page, of each block type, of what scripts draw beside blocks with state, and for
 * printers. Styles that several block types share stand in each of them; a second copy on a page costs few bytes.
 */
export const styles: {
  foundation: string;
  /** The styles by block type; those of variants stand apart, as `card-grid/ticket` and `card-grid/usual`. */
  blocks: Record<string, string>;
  /** The styles of lists, small headings and quotations in copy. */
  lineMarks: string;
  live: { css: string; types: string[] };
  print: string;
} = {
  foundation: [layers, tokens, base, ...textsOf(shared)].join('\n'),
  blocks: Object.fromEntries(blockFolders().map((folder) => [folder, stylesOfBlock(folder)])),
  lineMarks,
  live: {
    css: textsOf(own([...sourcesIn('../shell/toasts/'), '../shell/error-screen.tsx'])).join('\n'),
    types: Object.keys(liveComponents),
  },
  print: print.replaceAll(/\.([\w-]+)-module__(\w+)/g, (_, module, name) => `.${classNamed(module, name)}`),
};

/** The classes of the shell. */
export const shellClasses: string[] = shared
  .filter((path) => path.startsWith('../shell/'))
  .flatMap((path) => Object.values(classes[path] ?? {}));

/** The classes of breadcrumbs. */
export const wayBackClasses: string[] = Object.values(classes['../ui/breadcrumbs.module.css'] ?? {});

/** Gives the class of a name in a module, in whichever folder the module is. */
function classNamed(module: string, name: string): string {
  const [, names] = Object.entries(classes).find(([path]) => path.endsWith(`/${module}.module.css`)) ?? [];
  const className = names?.[name];
  if (className === undefined)
    throw new Error(`styles/print.css names ".${module}-module__${name}", and there is no such class.`);
  return className;
}

/** Gives the styles of a block type without its variants, or of a variant. */
function stylesOfBlock(folder: string): string {
  const apart = blockFolders().filter((other) => other.startsWith(`${folder}/`));
  const isApart = (path: string): boolean => apart.some((other) => path.startsWith(`../blocks/${other}/`));
  return textsOf(own(sourcesIn(`../blocks/${folder}/`), isApart)).join('\n');
}

/** Gives the styles that some sources need besides those of every page. */
function own(paths: string[], isApart?: (path: string) => boolean): string[] {
  return modulesOf(paths, isApart).filter((path) => !shared.includes(path));
}

function sourcesIn(folder: string): string[] {
  return Object.keys(sources).filter((path) => path.startsWith(folder));
}

/** Gives the styles that some sources import, directly or through others; those of shared components come first. */
function modulesOf(paths: string[], isApart: (path: string) => boolean = () => false): string[] {
  const visited = new Set<string>(paths.filter((path) => !isApart(path)));
  // The loop also visits paths that it adds.
  for (const path of visited) for (const imported of importsOf(path)) if (!isApart(imported)) visited.add(imported);
  return [...visited].filter((path) => path in modules).sort((one, other) => rankOf(one).localeCompare(rankOf(other)));
}

function rankOf(path: string): string {
  return `${path.startsWith('../ui/') ? 0 : 1}${path}`;
}

function textsOf(paths: string[]): string[] {
  return paths.map((path) => modules[path] ?? '');
}

/** Gives the sources and styles that a source imports; dozens of block types import the same. */
function importsOf(path: string): string[] {
  const imports = importsByPath.get(path) ?? readImports(path);
  importsByPath.set(path, imports);
  return imports;
}

function readImports(path: string): string[] {
  const imports = [...(sources[path] ?? '').matchAll(/ from '(\.[^']+)'/g)].map(([, to = '']) => join(path, to));
  return imports.flatMap((to) => [to, `${to}.ts`, `${to}.tsx`]).filter((to) => to in sources || to in modules);
}

/** Gives the path to which a relative import leads, seen from this folder. */
function join(from: string, to: string): string {
  return new URL(to, new URL(from, 'file:///render/')).pathname.replace('/', '../');
}

/** Gives the folder of each block type, and the folders of its variants. */
function blockFolders(): string[] {
  const folders = new Set(
    sourcesIn('../blocks/').map((path) => path.slice('../blocks/'.length, path.lastIndexOf('/'))),
  );
  return [...folders].filter((folder) => !folder.includes('/') || folders.has(folder.replace(/\/.*/, '/usual'))).sort();
}
