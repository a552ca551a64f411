import wordsFile from '../../../schema/words.schema.json';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import type { Schema } from '../../manifest/schema';
import { entryFields } from '../fields/entry-fields';
import { type Field, fieldsOf, type Input, inputOfPart } from '../fields/fields-of';
import { isOfWords, usualWords } from '../fields/site-words';
import { isTaken } from '../fields/taken';

/** Words that somebody reads, and where they stand. */
export interface ReadWords {
  place: Pointer;
  text: string;
  /** Whether marks in it are understood. */
  isCopy?: true;
  /** Whether it is a name, a number or an address: nobody reads it as words. */
  isKept?: true;
}

/** Gives the schema of a type of block. */
type SchemaOf = (type: string) => Schema | undefined;

const siteWords = wordsFile.properties as Record<string, Schema>;

const readable = new Set<string>(['text', 'heading', 'title', 'copy']);

/** The parts of a file whose words are read, beside its pages, blocks and collections. */
const sections = ['site', 'header', 'footer', 'business', 'values', 'words', 'feeds'];

/** Every text of a site that somebody reads: no address, no name of an icon, no setting. */
export function* readWords(root: JsonObject, schemaOf: SchemaOf): Generator<ReadWords> {
  for (const words of allWords(root, schemaOf)) if (!words.isKept) yield words;
}

/** Every text of a site, and beside those that somebody reads the names, numbers and addresses of links among them. */
export function* allWords(root: JsonObject, schemaOf: SchemaOf): Generator<ReadWords> {
  for (const name of sections) yield* inValue(root[name], inputOfPart(name), memberPointer('', name));
  const routes = Array.isArray(root.routes) ? root.routes : [];
  for (const [index, route] of routes.entries()) yield* inPage(route, `/routes/${index}`, 'routes');
  yield* inPage(root.notFound, '/notFound', 'notFound');
  for (const [name, block] of membersOf(root.shared)) yield* inBlock(block, memberPointer('/shared', name));
  for (const [name, entries] of membersOf(root.collections)) {
    const list = Array.isArray(entries) ? entries : [];
    const item: Input = { kind: 'group', fields: entryFields(root, name, schemaOf) };
    yield* inValue(list, { kind: 'list', item, itemName: 'entry' }, memberPointer('/collections', name));
  }

  function* inPage(page: Json | undefined, place: Pointer, part: string): Generator<ReadWords> {
    if (!isObject(page)) return;
    const input = inputOfPart(part);
    const fields = input.kind === 'list' ? groupFields(input.item) : groupFields(input);
    yield* inGroup(
      page,
      fields.filter(({ name }) => name !== 'blocks'),
      place,
    );
    const blocks = Array.isArray(page.blocks) ? page.blocks : [];
    for (const [index, block] of blocks.entries()) yield* inBlock(block, `${place}/blocks/${index}`);
  }

  function* inBlock(block: Json, place: Pointer): Generator<ReadWords> {
    const schema = isObject(block) ? schemaOf(String(block.type)) : undefined;
    if (schema && isObject(block)) yield* inGroup(block, fieldsOf(schema), place);
  }
}

/** The words that the site itself says and nobody has written: those of every page, and of the blocks that it has. */
export function* usualWordsOf(root: JsonObject): Generator<ReadWords> {
  const written = isObject(root.words) ? root.words : {};
  const types = new Set(JSON.stringify([root.routes, root.shared, root.notFound]).match(/(?<="type":")[^"]+/g));
  for (const [name, word] of Object.entries(usualWords)) {
    const { block } = siteWords[name] ?? {};
    const isSaid = block === undefined || [block].flat().some((type) => types.has(type));
    if (isSaid && !Object.hasOwn(written, name)) yield* formsIn(word, memberPointer('/words', name));
  }
}

function* formsIn(word: Json, place: Pointer): Generator<ReadWords> {
  if (typeof word === 'string') yield { place, text: word };
  else for (const [form, text] of membersOf(word)) yield { place: memberPointer(place, form), text: String(text) };
}

function* inValue(value: Json | undefined, input: Input, place: Pointer): Generator<ReadWords> {
  if (value === undefined) return;
  // A word with one text for all numbers.
  if (typeof value === 'string' && input.kind === 'group' && isOfWords(place)) yield { place, text: value };
  if (input.kind === 'words') {
    const isKept = input.of === 'link' || (input.of === 'text' && isName(value));
    if (!readable.has(input.of) && !isKept) return;
    if (isKept) yield { place, text: String(value), isKept };
    else if (typeof value === 'string') yield { place, text: value, ...(input.of === 'copy' && { isCopy: true }) };
    else if (Array.isArray(value)) {
      for (const [index, part] of value.entries()) yield* inValue(part, input, memberPointer(place, index));
    }
  } else if (input.kind === 'number') {
    // Others than those of entries say how something is drawn.
    if (place.startsWith('/collections/')) yield { place, text: String(value), isKept: true };
  } else if (input.kind === 'list') {
    if (isTaken(value)) yield* inValue(value.as, input.item, memberPointer(place, 'as'));
    for (const [index, item] of Array.isArray(value) ? value.entries() : []) {
      const at = memberPointer(place, index);
      yield* isTaken(item) ? inValue(item.as, input.item, memberPointer(at, 'as')) : inValue(item, input.item, at);
    }
  } else if (input.kind === 'named') {
    for (const [name, member] of membersOf(value)) yield* inValue(member, input.value, memberPointer(place, name));
  } else if (isObject(value)) {
    if (input.kind === 'group') yield* inGroup(value, input.fields, place);
    if (input.kind === 'picture' && typeof value.alt === 'string') yield { place: `${place}/alt`, text: value.alt };
  }
}

/** Whether a text names something: an address, or a word in small letters by which others find it. */
function isName(text: Json): boolean {
  return /^\/|^[a-z0-9]+(-[a-z0-9]+)*$/.test(String(text));
}

function* inGroup(group: JsonObject, fields: Field[], place: Pointer): Generator<ReadWords> {
  for (const { name, input } of fields) {
    if (Object.hasOwn(group, name)) yield* inValue(group[name], input, memberPointer(place, name));
  }
}

function groupFields(input: Input): Field[] {
  return input.kind === 'group' ? input.fields : [];
}

function membersOf(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value) : [];
}
