import base from '../styles/base.css?inline';
import layers from '../styles/layers.css?inline';
import print from '../styles/print.css?inline';
import tokens from '../styles/tokens.css?inline';

const modules = import.meta.glob<string>(['../ui/*.module.css', '../shell/*.module.css', '../blocks/**/*.module.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
});

const classes = import.meta.glob<Record<string, string>>(
  ['../ui/*.module.css', '../shell/*.module.css', '../blocks/**/*.module.css'],
  { import: 'default', eager: true },
);

/** The sources of what is drawn, which tell by their imports who needs which styles. */
const sources = import.meta.glob<string>(['../ui/*.tsx', '../ui/*.ts', '../shell/*.tsx', '../blocks/*/**/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Nearly every block stands in a section. */
const shared = modulesOf([...sourcesIn('../shell/'), '../ui/section.tsx', '../ui/action.tsx']);

/**
 * The styles of the code: what every page needs, what each block type adds, and what only printers need. What several
 * block types have in common stands in each of them: on a page that has two, the second one takes a few bytes.
 */
export const styles: { foundation: string; blocks: Record<string, string>; print: string } = {
  foundation: [layers, tokens, base, ...textsOf(shared)].join('\n'),
  blocks: Object.fromEntries(blockTypes().map((type) => [type, stylesOfBlock(type)])),
  print: print.replaceAll(/\.([\w-]+)-module__(\w+)/g, (_, module, name) => `.${classNamed(module, name)}`),
};

/** The class of a name in a module, whichever folder that is in. */
function classNamed(module: string, name: string): string {
  const [, names] = Object.entries(classes).find(([path]) => path.endsWith(`/${module}.module.css`)) ?? [];
  const found = names?.[name];
  if (found === undefined)
    throw new Error(`styles/print.css names ".${module}-module__${name}", and there is no such class.`);
  return found;
}

function stylesOfBlock(type: string): string {
  const parts = modulesOf(sourcesIn(`../blocks/${type}/`));
  return textsOf(parts.filter((path) => !shared.includes(path))).join('\n');
}

function sourcesIn(folder: string): string[] {
  return Object.keys(sources).filter((path) => path.startsWith(folder));
}

/** The styles that some sources import, themselves or by what they import; those of the parts that blocks are made of come first. */
function modulesOf(paths: string[]): string[] {
  const seen = new Set<string>(paths);
  // What is added while they are walked is walked too.
  for (const path of seen) for (const imported of importsOf(path)) seen.add(imported);
  return [...seen].filter((path) => path in modules).sort((one, other) => rankOf(one).localeCompare(rankOf(other)));
}

function rankOf(path: string): string {
  return `${path.startsWith('../ui/') ? 0 : 1}${path}`;
}

function textsOf(paths: string[]): string[] {
  return paths.map((path) => modules[path] ?? '');
}

function importsOf(path: string): string[] {
  const imports = [...(sources[path] ?? '').matchAll(/ from '(\.[^']+)'/g)].map(([, to = '']) => join(path, to));
  return imports.flatMap((to) => [to, `${to}.ts`, `${to}.tsx`]).filter((to) => to in sources || to in modules);
}

/** Where a relative import leads, seen from this folder, whose own files are never asked for. */
function join(from: string, to: string): string {
  return new URL(to, new URL(from, 'file:///render/')).pathname.replace('/', '../');
}

function blockTypes(): string[] {
  const types = sourcesIn('../blocks/').map((path) => path.split('/')[2] ?? '');
  return [...new Set(types)].sort();
}
