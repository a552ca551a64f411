import definitionsFile from '../../../schema/definitions.schema.json';
import manifestFile from '../../../schema/manifest.schema.json';
import wordsFile from '../../../schema/words.schema.json';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { referencedName, type Schema } from '../../manifest/schema';
import { inWords } from '../in-words';
import { singularOf } from '../nouns';

/** One property of a part of the site, as a form asks for it. */
export interface Field {
  name: string;
  /** What stands above it. */
  label: string;
  /** What it is for, in a sentence or two. */
  help: string;
  isRequired: boolean;
  /** Whether most of its kind say it: it is shown where this one does not yet. */
  isCommon?: boolean;
  /** What it follows in a new group, as long as nobody has written it. */
  follows?: Follows;
  input: Input;
}

/** Another property of the group that one follows unless a third stands there, and the pattern of what it says. */
export interface Follows {
  property: string;
  unless?: string;
  pattern: string;
}

/**
 * How a value is asked for: words and a choice may have usual ones, which hold where nothing is written, and words a
 * sample of what one could write; of choices `says` tells what each is for; a mark is present or not, several are chosen of a few, `where` says which entries of a collection,
 * and `when` which answers of a form. What the items of a list are is unknown where there are none and nothing says it.
 */
export type Input =
  | { kind: 'words'; of: Words; usual?: string; sample?: string }
  | { kind: 'choice'; options: (string | number)[]; says?: string[]; usual?: string }
  | { kind: 'number'; least: number | undefined; isMoney?: true }
  | { kind: 'switch' }
  | { kind: 'mark' }
  | { kind: 'several'; options: string[] }
  | { kind: 'collection' }
  | { kind: 'where' }
  | { kind: 'when' }
  | { kind: 'sort' }
  | { kind: 'picture'; hasEmoji: boolean }
  | { kind: 'group'; fields: Field[] }
  | { kind: 'list'; item: Input; itemName: string; least?: number; most?: number; isUnknown?: true }
  | { kind: 'named'; value: Input; names: string }
  | { kind: 'delivery' }
  | { kind: 'fixed' };

/** What words stand for: a definition that is a kind of value, a colour, or a name that nobody reads as words. */
export type Words =
  | 'text'
  | 'heading'
  | 'title'
  | 'copy'
  | 'day'
  | 'yearDay'
  | 'time'
  | 'number'
  | 'bound'
  | 'link'
  | 'telephone'
  | 'whatsapp'
  | 'icon'
  | 'flag'
  | 'delivery'
  | 'film'
  | 'captions'
  | 'anchor'
  | 'color'
  | 'name';

/** What the days of a week are called, by how site.json writes them. */
export const weekdays: Record<string, string> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
};

const definitions = definitionsFile.$defs as unknown as Record<string, Schema>;
const manifest = manifestFile as unknown as Schema;
const siteWords = wordsFile as unknown as Schema;
/** The definitions that are kinds of words. */
export const wordKinds = new Set<string>([
  'text',
  'heading',
  'title',
  'copy',
  'day',
  'link',
  'telephone',
  'whatsapp',
  'icon',
  'flag',
  'delivery',
  'film',
  'captions',
  'anchor',
]);

/**
 * The fields of what a schema describes, in the order in which it names them; what can have one value alone is none. Its
 * first example tells which of them are common, and gives samples of their words.
 */
export function fieldsOf(schema: Schema, example: unknown = schema.examples?.[0]): Field[] {
  const { properties = {}, required = [] } = resolved(schema);
  const shown = isObject(example as Json) ? (example as JsonObject) : {};
  return Object.entries(properties)
    .map(([name, part]): Field => {
      const isRequired = required.includes(name);
      const isSource = name === 'from' && properties.where !== undefined;
      const input: Input = isSource ? { kind: 'collection' } : inputFor(part, name, shown[name]);
      const isCommon = Object.hasOwn(shown, name);
      return {
        name,
        label: part.title ?? (input.kind === 'when' ? 'Asked only if' : inWords(name)),
        help: descriptionOf(part),
        isRequired,
        ...(isCommon && { isCommon }),
        ...(part.follows && { follows: { ...part.follows, pattern: part.pattern ?? '' } }),
        input,
      };
    })
    .filter(({ input }) => input.kind !== 'fixed');
}

/** The input for a part of the manifest as a whole: a list for `redirects`. */
export function inputOfPart(name: string): Input {
  return inputFor(manifest.properties?.[name] ?? {}, name);
}

function inputFor(schema: Schema, name: string, example?: Json): Input {
  const kind = kindOf(schema);
  const sample = typeof example === 'string' && { sample: example };
  if (kind === 'picture' || kind === 'image') return { kind: 'picture', hasEmoji: kind === 'image' };
  if (kind !== undefined && wordKinds.has(kind)) return { kind: 'words', of: kind as Words, ...sample };
  if (kind === 'delivery-settings') return { kind: 'delivery' };
  if (kind === 'where' || kind === 'sort') return { kind };
  if (kind === 'limit') return { kind: 'number', least: 1 };
  const part = resolved(schema);
  if (part.const === true) return { kind: 'mark' };
  if (part.const !== undefined) return { kind: 'fixed' };
  if (part.enum) {
    const says = Array.isArray(part.enumDescriptions) && { says: part.enumDescriptions.map(String) };
    const usual = typeof part.default === 'string' && { usual: part.default };
    return { kind: 'choice', options: part.enum as (string | number)[], ...says, ...usual };
  }
  if (part.items?.enum) return { kind: 'several', options: part.items.enum.map(String) };
  if (part.items) {
    const [first] = Array.isArray(example) ? example : [];
    const item = inputFor(part.items, name, first);
    const itemName = part.itemTitle ?? singularOf(inWords(name).toLowerCase());
    const least = part.minItems !== undefined && { least: part.minItems };
    const most = part.maxItems !== undefined && { most: part.maxItems };
    return { kind: 'list', item, itemName, ...least, ...most };
  }
  if (part.properties) return { kind: 'group', fields: withUsual(fieldsOf(part, example ?? null), part.default) };
  if (typeof part.additionalProperties === 'object') {
    if (part.additionalProperties.items) return { kind: 'when' };
    return {
      kind: 'named',
      value: inputFor(part.additionalProperties, name),
      names: part.propertyNames?.pattern ?? '',
    };
  }
  const [type, ...others] = [part.type ?? 'string'].flat();
  if (others.length > 0) return { kind: 'words', of: 'bound' };
  if (type === 'boolean') return { kind: 'switch' };
  if (type === 'number' || type === 'integer') {
    return { kind: 'number', least: part.minimum };
  }
  if (typeof part.default === 'string') return { kind: 'words', of: 'text', usual: part.default };
  return { kind: 'words', of: filledIn.has(name) ? 'text' : plainWords(part.pattern), ...sample };
}

/** The forms of a word, with what those usually say that English tells apart; none must be written. */
function withUsual(forms: Field[], usual: unknown): Field[] {
  if (typeof usual !== 'object' || usual === null) return forms;
  const said = usual as Record<string, string>;
  return forms.map((form) => {
    const own = said[form.name];
    return { ...form, isRequired: false, input: { kind: 'words', of: 'text', usual: own ?? said.other ?? '' } };
  });
}

/** What texts write in braces: no definition speaks of it, and it is read all the same. */
const filledIn = new Set(['name', 'values']);

/** What a text stands for that no definition speaks of, and that so is no words: a day, a colour, a name. */
function plainWords(pattern: string | undefined): Words {
  if (pattern === undefined) return 'name';
  const examples: [Words, string][] = [
    ['color', '#336699'],
    ['time', '08:00'],
    ['yearDay', '12-25'],
    ['day', '2027-12-13'],
  ];
  const takes = (words: string): boolean => new RegExp(pattern).test(words);
  return examples.find(([, example]) => takes(example) && !takes(example.slice(1, 3)))?.[0] ?? 'name';
}

/** The definition that says what kind of value stands there: the last one, where one leads to another. */
function kindOf({ $ref }: Schema): string | undefined {
  if ($ref === undefined) return undefined;
  const name = referencedName($ref);
  return kindOf(definitions[name] ?? {}) ?? name;
}

function resolved(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const name = referencedName(schema.$ref);
  const { $ref: _, ...own } = schema;
  if (name === 'words.schema.json') return { ...siteWords, ...own };
  return { ...resolved(definitions[name] ?? manifest.$defs?.[name] ?? {}), ...own };
}

/**
 * Samples as they stand in the file: of what has parts, after a colon or in parentheses of what names a value or is a
 * list, and of a day, which is chosen.
 */
const samples =
  /, as \d{4}-\d\d-\d\d(?:, or a value that says it(?:: \{\w+\})?)?|: (?:\{ ".*?\}(?: \})*|\[".*?"\])|: (?:\w+:)?\{\w+\}(?=[.,])| \((?:\w+:)?\{\w+(?::\w+)?\}\)| \(\[[-\d., ]+\]\)/g;

/** What a schema says of a value, without samples as they stand in the file: a form asks for their parts, and offers values by their words. */
function descriptionOf(schema: Schema): string {
  return (resolved(schema).description ?? '').replaceAll(samples, '');
}

/** Fields of which those are common, too, that no fewer of some groups say than do not. */
export function withCommon(fields: readonly Field[], groups: readonly Json[]): Field[] {
  const isSaid = ({ name }: Field): boolean => {
    const { length } = groups.filter((group) => isObject(group) && Object.hasOwn(group, name));
    return length > 0 && length * 2 >= groups.length;
  };
  return fields.map((field) => (isSaid(field) ? { ...field, isCommon: true } : field));
}
