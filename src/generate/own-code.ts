import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelCase } from './registry';

/**
 * Gives the reasons why the code of a site cannot be part of the engine, a sentence on each line; undefined where it
 * can.
 */
export function faultsOfSite(root: string): string | undefined {
  const file = join(root, 'schema/faults-of-site.txt');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Writes the module of the rules that a site, or one of its packs, adds to those of the engine. */
export function deriveOwnRules(root: string): string {
  const folder = join(root, 'src/checks/rules/own');
  const names = existsSync(folder)
    ? readdirSync(folder).flatMap((file) => (file.endsWith('.ts') ? file.slice(0, -'.ts'.length) : []))
    : [];
  return [
    '// Made by `npm run generate` from the names of files.',
    "import type { Rule } from '../../checks/rule';",
    ...names.map((name) => `import { ${camelCase(name)} } from '../../checks/rules/own/${name}';`),
    '/** The rules that a site adds to those of the engine. */',
    `export const ownRules: readonly Rule[] = [${names.map(camelCase).join(', ')}];`,
    '',
  ].join('\n');
}

/** Writes the module of the packs that are installed for a site, as `src/kit/` has found them. */
export function derivePacks(root: string): string {
  const file = join(root, 'packs.json');
  const packs = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  return [
    '// Made by `npm run generate` from the packs of the site.',
    "import type { InstalledPack } from '../../checks/registry';",
    '/** The packs that are installed. */',
    `export const packs: Readonly<Record<string, InstalledPack>> = ${packs};`,
    '',
  ].join('\n');
}
