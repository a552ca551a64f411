import base from '../styles/base.css?inline';
import layers from '../styles/layers.css?inline';
import print from '../styles/print.css?inline';
import tokens from '../styles/tokens.css?inline';

const modules = import.meta.glob<string>(['../ui/*.module.css', '../shell/*.module.css', '../blocks/**/*.module.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The styles of the code: what every page needs, what each block type adds, and what only printers need. */
export const styles: { foundation: string; blocks: Record<string, string>; print: string } = {
  foundation: [layers, tokens, base, ...stylesIn('../ui/'), ...stylesIn('../shell/')].join('\n'),
  blocks: Object.fromEntries(blockTypes().map((type) => [type, stylesIn(`../blocks/${type}/`).join('\n')])),
  print,
};

function stylesIn(folder: string): string[] {
  return Object.keys(modules)
    .filter((path) => path.startsWith(folder))
    .sort()
    .map((path) => modules[path] ?? '');
}

function blockTypes(): string[] {
  const types = Object.keys(modules).map((path) => /^\.\.\/blocks\/([^/]+)\//.exec(path)?.[1]);
  return [...new Set(types.filter((type) => type !== undefined))].sort();
}
