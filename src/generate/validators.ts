import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Schema } from '../manifest/schema';
import { pascalCase } from './pascal-case';
import type { Schemas } from './schemas';
import { type SharedParts, shareParts } from './shared-parts';
import { deriveExpandedSchema, deriveFrameSchema } from './site-schema';

/** The sources of the two modules of validators. */
export interface ValidatorSources {
  /** Those of what composers receive, which a browser has that composes: each is small. */
  ofComposed: string;
  /** All others, which only checks need. */
  ofOthers: string;
}

/**
 * The sources of modules that validate without compiling anything: a manifest around its blocks and deliveries
 * (`frame`), what is said once (`header`, `footer`, `business`, and `feeds` for each item of one), the placement of a shared block (`shared`), for each block type a block as it is
 * written (`writtenFaq`) and one with its lists expanded (`expandedFaq`), the settings of each provider
 * (`settingsWebhook`). Each validator keeps all its errors in its own `errors`.
 */
export function deriveValidators(schemas: Schemas, site: Schema): ValidatorSources {
  const expanded = deriveExpandedSchema(schemas);
  const ofComposed: Record<string, Schema> = {};
  const ofOthers: Record<string, Schema> = {
    frame: deriveFrameSchema(site),
    shared: definitionIn(site, 'shared-block'),
  };
  for (const name of ['header', 'footer', 'business', 'feeds']) ofOthers[name] = definitionIn(expanded, name);
  for (const [type, { composed }] of Object.entries(schemas.blocks)) {
    ofOthers[`written${pascalCase(type)}`] = definitionIn(site, `${type}-block`);
    const validated = composed ? ofComposed : ofOthers;
    validated[`expanded${pascalCase(type)}`] = definitionIn(expanded, `${type}-block`);
  }
  for (const name of Object.keys(schemas.providers))
    ofOthers[`settings${pascalCase(name)}`] = definitionIn(site, `${name}-delivery`);
  const shared = [shareParts(ofComposed), shareParts(ofOthers)] as const;
  const key = JSON.stringify(shared);
  // While a project is developed, most of what changes is no schema.
  if (key !== latest?.key) latest = { key, sources: { ofComposed: compile(shared[0]), ofOthers: compile(shared[1]) } };
  return latest.sources;
}

let latest: { key: string; sources: ValidatorSources } | undefined;

function definitionIn({ $defs = {} }: Schema, name: string): Schema {
  return { ...$defs[name], $defs };
}

function compile({ parts, names }: SharedParts): string {
  const ajv = new Ajv({
    allErrors: true,
    strictTypes: false,
    strictRequired: false,
    inlineRefs: false,
    messages: false,
    code: { source: true, esm: true, lines: true },
  });
  ajv.addVocabulary(['doNotSuggest']);
  for (const [name, part] of Object.entries(parts)) ajv.addSchema(part, name);
  const validators = Object.entries(names).map(([name, part]) => [`${name}Validator`, part]);
  const code = standaloneCode(ajv, Object.fromEntries(validators));
  return [
    '// @ts-nocheck: Ajv writes JavaScript.',
    "import type { Validate } from '../../checks/validate';",
    withJoinedErrors(withoutIdle(withImports(code))).replaceAll(/^export const (?=\w+Validator = )/gm, 'const '),
    ...Object.keys(names).map((name) => `export const ${name}: Validate = ${name}Validator;`),
    '',
  ].join('\n');
}

/** Ajv writes down the schema of each function, whether the function reads it or not. */
function withoutIdle(code: string): string {
  const read = new Set([...code.matchAll(/\b(schema\d+)[.[]/g)].map(([, name]) => name));
  return code.replaceAll(/^const (schema\d+) = .*\n/gm, (line, name: string) => (read.has(name) ? line : ''));
}

/**
 * Ajv spells out for each error how it joins the others. And it copies all errors so far for each part that has some: a
 * hundred thousand mistakes in one list would take minutes.
 */
function withJoinedErrors(code: string): string {
  const joined = code
    .replaceAll(
      /vErrors = vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\);/g,
      'vErrors = joinErrors(vErrors, $1.errors);',
    )
    .replaceAll(
      /if\(vErrors === null\)\{\s*vErrors = \[(\w+)\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}/g,
      'vErrors = joinErrors(vErrors, [$1]);',
    );
  return `${joined}\nfunction joinErrors(found, more){if(found === null)return more;for(const one of more)found.push(one);return found;}`;
}

/** Ajv writes `require` for what its code needs at run time, into modules too; what loads CommonJS hands over one of two things. */
function withImports(source: string): string {
  const names = new Map<string, string>();
  const code = source.replaceAll(/require\("([^"]+)"\)\.default/g, (_, path: string) => {
    const name = names.get(path) ?? `required${names.size}`;
    names.set(path, name);
    return name;
  });
  const imports = [...names].flatMap(([path, name]) => [
    `import ${name}Module from "${path}.js";`,
    `const ${name} = ${name}Module.default ?? ${name}Module;`,
  ]);
  return [...imports, code].join('\n');
}
