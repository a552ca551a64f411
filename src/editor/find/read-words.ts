import wordsFile from '../../../schema/words.schema.json';
import { collectionsIn } from '../../manifest/collections';
import { isObject, type Json, type JsonObject, namedMembers } from '../../manifest/manifest';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import type { Schema } from '../../manifest/schema';
import { fieldsOf, inputOfPart } from '../inputs/fields-of';
import type { Input } from '../inputs/input';
import type { ReadWords } from '../inputs/input-kind';
import { fieldsOfInput, innermost, readTexts } from '../inputs/inputs';
import { entryFields } from '../naming/entry-fields';
import { schemaOfType } from '../naming/parts';
import { usualWordsIn } from '../words/loaded-words';

const siteWords = wordsFile.properties as Record<string, Schema>;

/** The sections with texts that are read. */
const sections = ['site', 'header', 'footer', 'business', 'values', 'words', 'feeds'];

/** Gives every text of a site that somebody reads; addresses, names of icons and settings are none. */
export function* readWords(root: JsonObject): Generator<ReadWords> {
  for (const words of allWords(root)) if (!words.isKept) yield words;
}

/** Gives every text of a site that somebody reads, and every name, number and address of a link. */
export function* allWords(root: JsonObject): Generator<ReadWords> {
  for (const name of sections) yield* readTexts(root[name], inputOfPart(name), memberPointer('', name));
  const routes = Array.isArray(root.routes) ? root.routes : [];
  for (const [index, route] of routes.entries()) yield* inPage(route, `/routes/${index}`, 'routes');
  yield* inPage(root.notFound, '/notFound', 'notFound');
  for (const [name, block] of namedMembers(root.shared)) yield* inBlock(block, memberPointer('/shared', name));
  for (const { name, list, entries } of collectionsIn(root).values()) {
    const item: Input = { kind: 'group', fields: entryFields(root, name) };
    yield* readTexts([...entries], { kind: 'list', item, itemName: 'entry' }, list);
  }

  function* inPage(page: Json | undefined, place: Pointer, part: string): Generator<ReadWords> {
    if (!isObject(page)) return;
    const fields = fieldsOfInput(innermost(inputOfPart(part))).filter(({ name }) => name !== 'blocks');
    yield* readTexts(page, { kind: 'group', fields }, place);
    const blocks = Array.isArray(page.blocks) ? page.blocks : [];
    for (const [index, block] of blocks.entries()) yield* inBlock(block, `${place}/blocks/${index}`);
  }

  function* inBlock(block: Json, place: Pointer): Generator<ReadWords> {
    const schema = isObject(block) ? schemaOfType(String(block.type)) : undefined;
    if (schema && isObject(block)) yield* readTexts(block, { kind: 'group', fields: fieldsOf(schema) }, place);
  }
}

/** Gives the site's own words that are not written: those of every page, and of the block types that it uses. */
export function* usualWordsOf(root: JsonObject): Generator<ReadWords> {
  const written = isObject(root.words) ? root.words : {};
  const types = new Set(JSON.stringify([root.routes, root.shared, root.notFound]).match(/(?<="type":")[^"]+/g));
  for (const [name, word] of Object.entries(usualWordsIn(root))) {
    const { block } = siteWords[name] ?? {};
    const isSaid = block === undefined || [block].flat().some((type) => types.has(type));
    if (isSaid && !Object.hasOwn(written, name)) yield* formsIn(word, memberPointer('/words', name));
  }
}

function* formsIn(word: Json, place: Pointer): Generator<ReadWords> {
  if (typeof word === 'string') yield { place, text: word };
  else for (const [form, text] of namedMembers(word)) yield { place: memberPointer(place, form), text: String(text) };
}
