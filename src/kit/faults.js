import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIfThere } from '../serve/read-if-there.js';

/**
 * Finds what is wrong with the files of a block: a missing file or export, state in a component that never comes to
 * life, and styles outside the layer of blocks, which the site's own could not override; gives a sentence each.
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
export function withoutComments(text) {
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
