import definitionsFile from '../../../schema/definitions.schema.json';
import manifestFile from '../../../schema/manifest.schema.json';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { referencedName, type Schema } from '../../manifest/schema';

/** One property of a part of the site, as a form asks for it. */
export interface Field {
  name: string;
  /** What stands above it. */
  label: string;
  /** What it is for, in a sentence or two. */
  help: string;
  isRequired: boolean;
  input: Input;
}

/** How a value is asked for. */
export type Input =
  | { kind: 'words'; of: Words }
  | { kind: 'choice'; options: (string | number)[] }
  | { kind: 'number'; least: number | undefined; most: number | undefined }
  | { kind: 'switch' }
  | { kind: 'picture'; hasEmoji: boolean }
  | { kind: 'group'; fields: Field[] }
  | { kind: 'list'; item: Input; itemName: string }
  | { kind: 'named'; value: Input }
  | { kind: 'fixed' };

/** What words stand for: a definition that is a kind of value, a colour, or a name that nobody reads as words. */
export type Words =
  | 'text'
  | 'heading'
  | 'title'
  | 'copy'
  | 'day'
  | 'link'
  | 'icon'
  | 'flag'
  | 'delivery'
  | 'film'
  | 'captions'
  | 'anchor'
  | 'color'
  | 'name';

const definitions = definitionsFile.$defs as unknown as Record<string, Schema>;
const manifest = manifestFile as unknown as Schema;
const kinds = new Set<string>([
  'text',
  'heading',
  'title',
  'copy',
  'day',
  'link',
  'icon',
  'flag',
  'delivery',
  'film',
  'captions',
  'anchor',
]);

/** The fields of what a schema describes, in the order in which it names them; what can have one value alone is none. */
export function fieldsOf(schema: Schema): Field[] {
  const { properties = {}, required = [] } = resolved(schema);
  return Object.entries(properties)
    .map(([name, part]): Field => {
      const isRequired = required.includes(name);
      return { name, label: inWords(name), help: descriptionOf(part), isRequired, input: inputFor(part, name) };
    })
    .filter(({ input }) => input.kind !== 'fixed');
}

/** The input for a part of the manifest as a whole: a list for `redirects`. */
export function inputOfPart(name: string): Input {
  return inputFor(manifest.properties?.[name] ?? {}, name);
}

/** The fields of the entries of a collection, found out from all of them: theirs are for their owner to name. */
export function fieldsOfEntries(entries: readonly Json[]): Field[] {
  const found = new Map<string, Json>();
  for (const entry of entries) {
    if (!isObject(entry)) continue;
    for (const [name, value] of Object.entries(entry)) {
      const known = found.get(name);
      if (known === undefined || sizeOf(value) > sizeOf(known)) found.set(name, value);
    }
  }
  return [...found].map(([name, value]) => ({
    name,
    label: inWords(name),
    help: '',
    isRequired: false,
    input: inputLike(value, name),
  }));
}

/** How a field is asked for whose value is all that is known of it. */
function inputLike(value: Json, name: string): Input {
  if (typeof value === 'boolean') return { kind: 'switch' };
  if (typeof value === 'number') return { kind: 'number', least: undefined, most: undefined };
  if (Array.isArray(value)) return { kind: 'list', item: inputLike(value[0] ?? '', name), itemName: 'item' };
  if (isObject(value)) {
    return 'src' in value ? { kind: 'picture', hasEmoji: false } : { kind: 'group', fields: fieldsOfEntries([value]) };
  }
  if (/^uploads\/.*\.(svg|png|jpe?g|webp|avif|gif)$/i.test(String(value))) return { kind: 'words', of: 'film' };
  return { kind: 'words', of: likelyWords(name, String(value)) };
}

function likelyWords(name: string, value: string): Words {
  if (kinds.has(name) && name !== 'title') return name as Words;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return 'day';
  return value.length > 60 ? 'copy' : 'text';
}

function sizeOf(value: Json): number {
  return JSON.stringify(value).length;
}

function inputFor(schema: Schema, name: string): Input {
  const kind = kindOf(schema);
  if (kind === 'picture' || kind === 'image') return { kind: 'picture', hasEmoji: kind === 'image' };
  if (kind !== undefined && kinds.has(kind)) return { kind: 'words', of: kind as Words };
  const part = resolved(schema);
  if (part.const !== undefined) return { kind: 'fixed' };
  if (part.enum) return { kind: 'choice', options: part.enum as (string | number)[] };
  if (part.items) {
    return { kind: 'list', item: inputFor(part.items, name), itemName: itemNameOf(part.items, name) };
  }
  if (part.properties) return { kind: 'group', fields: fieldsOf(part) };
  if (typeof part.additionalProperties === 'object') {
    return { kind: 'named', value: inputFor(part.additionalProperties, name) };
  }
  const [type] = [part.type ?? 'string'].flat();
  if (type === 'boolean') return { kind: 'switch' };
  if (type === 'number' || type === 'integer') {
    return { kind: 'number', least: part.minimum, most: part.maximum };
  }
  return { kind: 'words', of: plainWords(part.pattern) };
}

/** What a text stands for that no definition speaks of: one that must look in a certain way is no words. */
function plainWords(pattern = '\\S'): Words {
  if (pattern === '\\S') return 'text';
  return pattern.startsWith('^#') ? 'color' : 'name';
}

/** The definition that says what kind of value stands there. */
function kindOf({ $ref }: Schema): string | undefined {
  return $ref === undefined ? undefined : referencedName($ref);
}

function resolved(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const name = referencedName(schema.$ref);
  const { $ref: _, ...own } = schema;
  return { ...resolved(definitions[name] ?? manifest.$defs?.[name] ?? {}), ...own };
}

function descriptionOf(schema: Schema): string {
  return resolved(schema).description ?? '';
}

/** What an item is called, as its schema says it: `card` for "One card." */
function itemNameOf(schema: Schema, list: string): string {
  const [, name] = /^One ([a-z ]+?)(?= of | with |[.,:])/.exec(descriptionOf(schema)) ?? [];
  return name ?? inWords(list).toLowerCase().replace(/s$/, '');
}

/** A name as people write it: `Origin place` for `originPlace`. */
export function inWords(name: string): string {
  const words = name
    .replaceAll('-', ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value to begin with: what a new item or group says before anybody has said anything. */
export function emptyValue(input: Input): Json {
  if (input.kind === 'group') {
    const needed = input.fields.filter(({ isRequired }) => isRequired);
    return Object.fromEntries(needed.map(({ name, input: part }) => [name, emptyValue(part)]));
  }
  if (input.kind === 'list') return [];
  if (input.kind === 'named') return {} satisfies JsonObject;
  if (input.kind === 'switch') return false;
  if (input.kind === 'number') return input.least ?? 0;
  if (input.kind === 'choice') return input.options[0] ?? '';
  if (input.kind === 'picture') return { src: '', alt: '' };
  return '';
}
