import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { mapSchema, type Schema } from '../manifest/schema';
import type { Schemas } from './schemas';
import { deriveExpandedSchema, deriveFrameSchema } from './site-schema';

/** The schemas that the validators of one module are made from, by the names under which it exports them. */
type Validators = Record<string, { schema: Schema; definition?: string }>;

/**
 * The sources of modules that validate without compiling anything, by their names: `frame` for a manifest around its
 * blocks and deliveries (`frame`, `header`, `footer`, and `shared` for the placement of a shared block), one for each
 * block type (`written` for a block as it is written, `expanded` for one with its lists expanded), one for each
 * provider (`settings`). Each validator keeps all its errors in its own `errors`.
 */
export function deriveValidators(schemas: Schemas, site: Schema): Map<string, string> {
  const expanded = deriveExpandedSchema(schemas);
  const modules = new Map<string, Validators>();
  modules.set('frame', {
    frame: { schema: deriveFrameSchema(site) },
    header: { schema: expanded, definition: 'header' },
    footer: { schema: expanded, definition: 'footer' },
    shared: { schema: site, definition: 'shared-block' },
  });
  for (const type of Object.keys(schemas.blocks)) {
    const definition = `${type}-block`;
    modules.set(definition, { written: { schema: site, definition }, expanded: { schema: expanded, definition } });
  }
  for (const name of Object.keys(schemas.providers)) {
    const definition = `${name}-delivery`;
    modules.set(definition, { settings: { schema: site, definition } });
  }
  return new Map([...modules].map(([name, validators]) => [name, moduleOf(validators)]));
}

const compiled = new Map<string, string>();

/** The source of a module; while a project is developed, only what has changed is compiled again. */
function moduleOf(validators: Validators): string {
  const needed = Object.entries(validators).map(([name, { schema, definition }]) => [
    name,
    reachable(bare(schema), definition),
  ]);
  const key = JSON.stringify(needed);
  const known = compiled.get(key) ?? compile(Object.fromEntries(needed));
  compiled.set(key, known);
  return known;
}

function compile(schemas: Record<string, Schema>): string {
  const ajv = new Ajv({
    allErrors: true,
    strictTypes: false,
    strictRequired: false,
    inlineRefs: false,
    messages: false,
    code: { source: true, esm: true },
  });
  ajv.addVocabulary(['doNotSuggest']);
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  const names = Object.keys(schemas);
  const code = standaloneCode(ajv, Object.fromEntries(names.map((name) => [`${name}Validator`, name])));
  return [
    '// @ts-nocheck: Ajv writes JavaScript.',
    "import type { Validate } from '../../../checks/validate';",
    inLinearTime(withImports(code)).replaceAll(/export const (?=\w+Validator = )/g, 'const '),
    ...names.map((name) => `export const ${name}: Validate = ${name}Validator;`),
    '',
  ].join('\n');
}

/** A definition, or the whole schema where none is named, with those definitions alone that it refers to. */
function reachable(schema: Schema, definition: string | undefined): Schema {
  const { $defs = {}, ...whole } = schema;
  const root = definition === undefined ? whole : ($defs[definition] ?? {});
  const found = new Map<string, Schema>();
  const visit = (part: Schema): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g)) {
      const target = $defs[name];
      if (!target || found.has(name)) continue;
      found.set(name, target);
      visit(target);
    }
  };
  visit(root);
  return { ...root, $defs: Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1))) };
}

/** Ajv copies all errors so far for each part that has some: a hundred thousand mistakes in one list would take minutes. */
function inLinearTime(code: string): string {
  const joined = code.replaceAll(
    /vErrors = vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\);/g,
    'vErrors = joinErrors(vErrors, $1.errors);',
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

/** The schema without what only readers and editors need, all over. */
function bare(schema: Schema): Schema {
  const strip = ({
    title: _,
    description: __,
    default: ___,
    examples: ____,
    enumDescriptions: _____,
    defaultSnippets: ______,
    ...part
  }: Schema): Schema => part;
  const defs = Object.entries(schema.$defs ?? {}).map(([name, part]) => [name, mapSchema(part, strip)]);
  return { ...mapSchema(schema, strip), $defs: Object.fromEntries(defs) };
}
