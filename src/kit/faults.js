import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { readIfThere } from '../serve/read-if-there.js';

/** The modules of the engine that code of a site may import: they keep what they promise from one version to the next. */
const contract = ['pagewright/block', 'pagewright/compose', 'pagewright/rule'];

/**
 * Finds what is wrong with the files of a block: one that is missing, or does not export what is looked for in it, state
 * that never comes to life, and styles that would stand above those of the site; gives a sentence each.
 *
 * @param {import('./own-code.js').OwnPart} block
 * @returns {string[]}
 */
export function faultsOfBlock({ name, path }) {
  const [schema, component] = ['.schema.json', '.tsx'].map((ending) => join(path, `${name}${ending}`));
  const missing = [schema, component]
    .filter((file) => !existsSync(file))
    .map((file) => `${file} is missing: a block type needs a schema and a component of its name.`);
  if (missing.length > 0) return missing;
  const drawn = withoutComments(readFileSync(component, 'utf8'));
  const hooks = [...new Set(drawn.match(/\buse(State|Reducer|Effect|LayoutEffect|SyncExternalStore)(?=\()/g))];
  const isAlive = /"hydrate"\s*:\s*true/.test(readFileSync(schema, 'utf8'));
  const composer = join(path, `${name}.compose.ts`);
  const styles = join(path, `${name}.module.css`);
  return [
    ...lacksExport(component, drawn, pascalCase(name)),
    ...(hooks.length > 0 && !isAlive
      ? [
          `${component} uses ${hooks[0]}, which never comes to life in a browser: write "hydrate": true into its schema.`,
        ]
      : []),
    ...lacksExport(composer, textOf(composer), `compose${pascalCase(name)}`),
    ...(isInLayer(textOf(styles) ?? '')
      ? []
      : [
          `${styles} has styles outside of @layer blocks { … }, where they win over those of the site. Put all of them in it.`,
        ]),
  ];
}

/**
 * Finds the blocks and rules of a site whose names the engine has given already; gives a sentence each.
 *
 * @param {import('./own-code.js').FoundCode} own
 * @param {Map<string, string>} sources
 */
export function takenNames({ blocks, rules }, sources) {
  const engines = /** @param {string} kind @param {import('./own-code.js').OwnPart} part */ (kind, { name, owner }) =>
    `The engine has a ${kind} "${name}" already, and ${owner} brings another. Rename that.`;
  return [
    ...blocks
      .filter(({ name }) => sources.has(`schema/blocks/${name}.schema.json`))
      .map((one) => engines('block type', one)),
    ...rules.filter(({ name }) => sources.has(`src/checks/rules/${name}.ts`)).map((one) => engines('rule', one)),
  ];
}

/**
 * Finds what is wrong with the file of a rule: that it does not export it; gives a sentence each.
 *
 * @param {import('./own-code.js').OwnPart} rule
 * @returns {string[]}
 */
export function faultsOfRule({ name, path }) {
  const pascal = pascalCase(name);
  return lacksExport(path, textOf(path), pascal.charAt(0).toLowerCase() + pascal.slice(1));
}

/**
 * @param {string} file
 * @param {string | undefined} text its text; a file that is not there lacks nothing
 * @param {string} name
 */
function lacksExport(file, text, name) {
  const exported = new RegExp(
    `\\bexport\\s+(?:(?:async\\s+)?function|const|class)\\s+${name}\\b|\\bexport\\s*\\{[^}]*\\b${name}\\b`,
  );
  return text === undefined || exported.test(text)
    ? []
    : [`${file} must export ${name}, by that name and not as default.`];
}

/**
 * Tells whether all that stands in a text of styles stands in the layer of blocks.
 *
 * @param {string} text
 */
function isInLayer(text) {
  let depth = 0;
  let outside = '';
  for (const sign of text.replace(/"[^"]*"|'[^']*'/g, '')) {
    if (sign === '}') depth--;
    else if (depth === 0) outside += sign;
    if (sign === '{') depth++;
  }
  return outside.replaceAll(/@layer\s+blocks\s*[{;]|@import[^;]*;/g, '').trim() === '';
}

/** @param {string} file */
function textOf(file) {
  const text = readIfThere(file)?.toString();
  return text === undefined ? undefined : withoutComments(text);
}

/** @param {string} text */
function withoutComments(text) {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

/**
 * Writes a name in kebab-case in Pascal case, as the engine does.
 *
 * @param {string} name
 */
function pascalCase(name) {
  return name.replaceAll(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase());
}

/**
 * Finds what code of a site imports of the engine apart from its contract, of another block, or of a package that is not
 * installed; gives a sentence each.
 *
 * @param {Map<string, string>} files the files of the site by their paths in the engine
 * @returns {string[]}
 */
export function faultsOfImports(files) {
  return [...files].flatMap(([path, source]) => {
    if (!/\.(ts|tsx|js|jsx|css)$/.test(path)) return [];
    const imported = /(?:\bfrom|\bimport\s*\(?|@import)\s*['"]([^'"]+)['"]/g;
    const names = [...withoutComments(readFileSync(source, 'utf8')).matchAll(imported)].map(([, name = '']) => name);
    return names.flatMap((name) => faultOf(name, path, source, files));
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
  if (!name.startsWith('.')) {
    const [, wanted = name] = /^((?:@[^/]+\/)?[^/]+)/.exec(name) ?? [];
    return isThere(wanted, source) ? [] : [`${said} No package of that name is installed. Run: npm install ${wanted}`];
  }
  const folder = dirname(path);
  const target = join(folder, name).replaceAll('\\', '/');
  const block = /^src\/blocks\/[^/]+\//.exec(path)?.[0];
  const isOwn = block === undefined ? target.startsWith(`${folder}/`) : target.startsWith(block);
  if (!isOwn) return [`${said} A block or a rule imports its own files, packages, and ${contract.join(', ')}.`];
  return [...files.keys()].some((file) => file === target || file.startsWith(`${target}.`))
    ? []
    : [`${said} There is no such file.`];
}

/**
 * Tells whether a package is there for a file: installed around it, or one that comes with the kit.
 *
 * @param {string} name
 * @param {string} source
 */
function isThere(name, source) {
  if (name.startsWith('node:') || builtinModules.includes(name) || ['react', 'react-dom'].includes(name)) return true;
  for (let folder = dirname(source); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules', name))) return true;
    if (folder === dirname(folder)) return false;
  }
}
