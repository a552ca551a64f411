import definitionsFile from '../../../schema/definitions.schema.json';
import manifestFile from '../../../schema/manifest.schema.json';
import wordsFile from '../../../schema/words.schema.json';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { referencedName, type Schema } from '../../manifest/schema';
import { inWords } from '../words/in-words';
import { termOf } from '../words/terms';
import { type Field, folds, type Input } from './input';
import { foldOf, inputOf } from './inputs';
import { isWords } from './words';
import type { WordsKindName } from './words-kinds';

const definitions = definitionsFile.$defs as unknown as Record<string, Schema>;
const manifest = manifestFile as unknown as Schema;
const siteWords = wordsFile as unknown as Schema;

/**
 * Gives the fields of what a schema describes, in its order, without those that can have one value alone. Those that
 * its first example has are common, and have their samples from it.
 */
export function fieldsOf(schema: Schema, example: unknown = schema.examples?.[0]): Field[] {
  if (example !== schema.examples?.[0]) return readFields(schema, example);
  const fields = fieldsBySchema.get(schema) ?? readFields(schema, example);
  fieldsBySchema.set(schema, fields);
  return fields;
}

/** The fields of schemas that were read: all blocks of a type share one. */
const fieldsBySchema = new WeakMap<Schema, Field[]>();

function readFields(schema: Schema, example: unknown): Field[] {
  const { properties = {}, required = [] } = resolved(schema);
  const exampleParts = isObject(example as Json) ? (example as JsonObject) : {};
  return Object.entries(properties)
    .filter(([, part]) => !isFixed(part))
    .map(([name, part]): Field => {
      const isCommon = Object.hasOwn(exampleParts, name);
      const isRequired = required.includes(name);
      const input = inputFor(part, exampleParts[name]);
      const term = termOf(name);
      const ownFold = folds.find((name) => name === resolved(part).fold);
      const alsoCalled = part.alsoCalled ?? term?.alsoCalled;
      return {
        name,
        label: part.title ?? inWords(name),
        help: term?.help ?? hintOf(part),
        isRequired,
        // What it cannot do without comes first, whatever that is.
        fold: isRequired ? 'says' : (ownFold ?? foldOf(input)),
        ...(ownFold === 'says' && { isOffered: true }),
        ...(isCommon && { isCommon }),
        ...(alsoCalled !== undefined && { alsoCalled }),
        ...(part.follows && { follows: { ...part.follows, pattern: part.pattern ?? '' } }),
        input,
      };
    });
}

/** Gives the fields of the values that a definition of the manifest describes. */
export function fieldsOfDefinition(name: string): Field[] {
  return fieldsOf(definitionAt(name));
}

/** Gives the schema of a part of the manifest, which says what it is called. */
export function schemaOfPart(name: string): Schema {
  return manifest.properties?.[name] ?? {};
}

/** Gives the input for a part of the manifest as a whole: a list for `redirects`. */
export function inputOfPart(name: string): Input {
  return inputFor(schemaOfPart(name));
}

function inputFor(schema: Schema, example?: Json): Input {
  return inputOf({ schema: resolved(schema), definition: definitionOf(schema), example, inputFor, fieldsOf });
}

/** Tells whether a name is that of a definition that is a kind of words. */
export function isDefinedWords(name: string): name is WordsKindName {
  return definitions[name]?.kind === true && isWords(name);
}

/** Tells whether a schema allows one value alone, such as the type of a block, which no form asks for. */
function isFixed(schema: Schema): boolean {
  const { const: only } = resolved(schema);
  return only !== undefined && only !== true;
}

/** Gives the name of the definition of a value: the last one, where one refers to another. */
function definitionOf({ $ref }: Schema): string | undefined {
  if ($ref === undefined) return undefined;
  const name = referencedName($ref);
  return definitionOf(definitions[name] ?? {}) ?? name;
}

function resolved(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...own } = schema;
  return { ...resolved(definitionAt($ref)), ...own };
}

function definitionAt(reference: string): Schema {
  const name = referencedName(reference);
  return name === 'words.schema.json' ? siteWords : (definitions[name] ?? manifest.$defs?.[name] ?? {});
}

/** Gives the help of a value: its hint, else its description, else that of its definition. */
function hintOf({ hint, description, $ref }: Schema): string {
  return hint ?? description ?? ($ref === undefined ? '' : hintOf(definitionAt($ref)));
}

/** Gives fields of which those that at least half of some groups have are common. */
export function withCommon(fields: readonly Field[], groups: readonly Json[]): Field[] {
  const isSaid = ({ name }: Field): boolean => {
    const { length } = groups.filter((group) => isObject(group) && Object.hasOwn(group, name));
    return length > 0 && length * 2 >= groups.length;
  };
  return fields.map((field) => (isSaid(field) ? { ...field, isCommon: true } : field));
}
