import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { suggestion } from '../checks/spelling';
import { mapSchema, type Schema } from '../manifest/schema';
import { pascalCase, type Schemas, withLocalReferences } from './schemas';
import { type SharedParts, shareParts } from './shared-parts';
import { deriveExpandedSchema, deriveFrameSchema } from './site-schema';

/**
 * Writes the module of the validators, so that none is compiled at run time. Each leaves its errors in its own `errors`.
 *
 * | Validator | What it validates |
 * |---|---|
 * | `frame` | a manifest but for its blocks, deliveries and declared fields |
 * | `header`, `footer`, `business`, `feeds` | that section; of `feeds`, one item |
 * | `shared` | the placement of a shared block |
 * | `writtenFaq`, `expandedFaq` | a block of a type, as it is written and with its lists expanded |
 * | `settingsWebhook` | the settings of a provider |
 * | `fieldMoney`, `valueMoney` | the declaration of a field of a kind, and a value of it |
 */
export function deriveValidators(schemas: Schemas, site: Schema): string {
  const expanded = deriveExpandedSchema(schemas);
  const validated: Record<string, Schema> = {
    frame: deriveFrameSchema(site),
    shared: definitionIn(site, 'shared-block'),
  };
  for (const name of ['header', 'footer', 'business', 'feeds']) validated[name] = definitionIn(expanded, name);
  for (const type of Object.keys(schemas.blocks)) {
    validated[`written${pascalCase(type)}`] = definitionIn(site, `${type}-block`);
    validated[`expanded${pascalCase(type)}`] = definitionIn(expanded, `${type}-block`);
  }
  for (const name of Object.keys(schemas.providers))
    validated[`settings${pascalCase(name)}`] = definitionIn(site, `${name}-delivery`);
  for (const kind of Object.keys(schemas.fields)) {
    const declaration = definitionIn(site, `${kind}-field`);
    // The kind has chosen the validator. Without it most declarations have equal schemas, which share one function.
    validated[`field${pascalCase(kind)}`] = { ...declaration, properties: { ...declaration.properties, kind: {} } };
    validated[`value${pascalCase(kind)}`] = definitionIn(site, `${kind}-value`);
  }
  const shared = shareParts(validated);
  const key = JSON.stringify(shared);
  // While a project is developed, most of what changes is no schema.
  if (key !== latest?.key) latest = { key, source: compileOf(schemas, shared) };
  return latest.source;
}

/** Compiles the validators; throws a sentence with the name of the file where a schema is faulty. */
function compileOf({ blocks }: Schemas, shared: SharedParts): string {
  try {
    return compile(shared);
  } catch (error) {
    for (const [type, schema] of Object.entries(blocks)) {
      const fault = faultOfSchema(schema);
      if (fault !== undefined) throw new Error(`schema/blocks/${type}.schema.json: ${fault}`, { cause: error });
    }
    throw error;
  }
}

/** Says why a schema is faulty by itself, references aside; undefined where it is not. */
function faultOfSchema(schema: Schema): string | undefined {
  const { $schema: _, examples: __, ...alone } = withLocalReferences(schema) as Schema & { $schema?: string };
  try {
    const ajv = new Ajv({ strictTypes: false, strictRequired: false });
    ajv.addVocabulary([...keywordsForAjv, 'composed']);
    ajv.compile(mapSchema(alone, ({ $ref, ...rest }) => ($ref === undefined ? rest : {})));
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, unknown] = /unknown keyword: "(.*)"/.exec(message) ?? [];
    if (unknown === undefined) return message.replace(/^schema is invalid: data\/?/, 'at ');
    return `"${unknown}" is no keyword of a schema. ${suggestion(unknown, keywordsOfSchemas, '')}`;
  }
}

/** Keywords of this project, which ajv would refuse otherwise. */
const keywordsForAjv = ['doNotSuggest', 'patternErrorMessage', 'itemTitle', 'declaresFields'];

/** The keywords that are suggested in the place of an unknown one. */
const keywordsOfSchemas = [
  ...['title', 'description', 'type', 'properties', 'required', 'additionalProperties', 'items', 'minItems'],
  ...['maxItems', 'enum', 'const', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'default', 'examples'],
  ...['alsoCalled', 'itemTitle', 'hydrate', 'composed', 'origins', 'usual', 'kind', 'widest', 'hint', 'input', 'fold'],
];

let latest: { key: string; source: string } | undefined;

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
  ajv.addVocabulary(keywordsForAjv);
  for (const [name, part] of Object.entries(parts)) ajv.addSchema(part, name);
  // Equal schemas share one function: ajv would write it twice under one name.
  const validators = new Map(Object.entries(names).map(([name, part]) => [part, `${name}Validator`]));
  const code = standaloneCode(ajv, Object.fromEntries([...validators].map(([part, validator]) => [validator, part])));
  return [
    '// @ts-nocheck: Ajv writes JavaScript.',
    "import type { Validate } from '../../checks/validate';",
    withShortPointers(withJoinedErrors(withoutUnreadSchemas(withImports(code)))).replaceAll(
      /^export const (?=\w+Validator = )/gm,
      'const ',
    ),
    ...Object.entries(names).map(([name, part]) => `export const ${name}: Validate = ${validators.get(part)};`),
    '',
  ].join('\n');
}

/** Removes from ajv's code the constants with schemas that no function reads. */
function withoutUnreadSchemas(code: string): string {
  const namesRead = new Set([...code.matchAll(/\b(schema\d+)[.[]/g)].map(([, name]) => name));
  return code.replaceAll(/^const (schema\d+) = .*\n/gm, (line, name: string) => (namesRead.has(name) ? line : ''));
}

/**
 * Replaces the code by which ajv adds an error: it copies all errors so far each time, which takes minutes for a
 * hundred thousand mistakes in one list.
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

/**
 * Replaces the code by which ajv writes a name into a pointer: it replaces signs twice for each member that it looks at,
 * of which nearly none has one.
 */
function withShortPointers(code: string): string {
  const written = /(key\d+)\.replace\(\/~\/g, "~0"\)\.replace\(\/\\\/\/g, "~1"\)/g;
  const inPointer =
    'function inPointer(key){return /[~/]/.test(key) ? key.replace(/~/g, "~0").replace(/\\//g, "~1") : key;}';
  return `${code.replaceAll(written, 'inPointer($1)')}\n${inPointer}`;
}

/** Replaces `require` in ajv's code by imports, whichever of two forms the import of a CommonJS module has. */
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
