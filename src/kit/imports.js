import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The modules of the engine that code of a site may import: they keep what they promise from one version to the next. */
const contract = ['pagewright/block', 'pagewright/compose', 'pagewright/rule'];

/**
 * Finds what code of a site imports of the engine apart from its contract, or of another block; gives a sentence each.
 *
 * @param {Map<string, string>} files the files of the site by their paths in the engine
 * @returns {string[]}
 */
export function faultsOfImports(files) {
  return [...files].flatMap(([path, source]) => {
    if (!/\.(ts|tsx|js|jsx|css)$/.test(path)) return [];
    const names = [...readFileSync(source, 'utf8').matchAll(/(?:\bfrom|\bimport\s*\(?|@import)\s*['"]([^'"]+)['"]/g)];
    return names.map(([, name = '']) => name).flatMap((name) => faultOf(name, path, source, files));
  });
}

/**
 * @param {string} name what is imported
 * @param {string} path
 * @param {string} source
 * @param {Map<string, string>} files
 */
function faultOf(name, path, source, files) {
  const said = `${source} imports ${name}.`;
  if (name.startsWith('pagewright')) {
    return contract.includes(name) ? [] : [`${said} Of the engine there is: ${contract.join(', ')}.`];
  }
  if (!name.startsWith('.')) return [];
  const folder = dirname(path);
  const target = join(folder, name).replaceAll('\\', '/');
  const block = /^src\/blocks\/[^/]+\//.exec(path)?.[0];
  const isOwn = block === undefined ? target.startsWith(`${folder}/`) : target.startsWith(block);
  if (!isOwn) return [`${said} A block or a rule imports its own files, packages, and ${contract.join(', ')}.`];
  return [...files.keys()].some((file) => file === target || file.startsWith(`${target}.`))
    ? []
    : [`${said} There is no such file.`];
}
