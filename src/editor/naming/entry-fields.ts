import { namesOfDay } from '../../compose/days';
import { collectionsIn, entryAround, isNameInFeeds, writtenEntries } from '../../manifest/collections';
import { isObject, type Json, type JsonObject, namedMembers } from '../../manifest/manifest';
import { oneField, plainNamesIn } from '../../manifest/placeholder';
import { type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { writtenUses, writtenUsesWithin } from '../../manifest/uses';
import { fieldsOf, inputOfPart } from '../inputs/fields-of';
import type { Field, Input } from '../inputs/input';
import { inputOfMember } from '../inputs/inputs';
import { knownFields } from '../inputs/known-fields';
import { inWords } from '../words/in-words';
import { formAt, schemaOfType } from './parts';

/**
 * Gives the fields of the entries of a collection, with their inputs: those that an entry has, and those that a
 * template or an address takes, so a collection without entries has fields, too. Leaves out what is written by itself:
 * the identity of entries in feeds, and a slug that no page and no list shows, as long as the slugs differ.
 */
export function entryFields(root: JsonObject, collection: string): Field[] {
  const fields = new Map(knownFields(root, collection).map((field) => [field.name, field]));
  const declared = collectionsIn(root).get(collection)?.fields;
  const askedNames = new Set<string>();
  for (const fromTemplates of fieldsAskedFor(root, collection)) {
    askedNames.add(fromTemplates.name);
    const fromEntries = fields.get(fromTemplates.name);
    // Declared fields need no inference, but for the kind `other`.
    const isSure = declared?.has(fromTemplates.name) && declared.get(fromTemplates.name)?.kind !== 'other';
    if (fromEntries && isSure) {
      fields.set(fromTemplates.name, {
        ...fromEntries,
        isRequired: fromEntries.isRequired || fromTemplates.isRequired,
      });
      continue;
    }
    const isRequired = fromTemplates.isRequired || fromEntries?.isRequired === true;
    fields.set(fromTemplates.name, {
      ...fromTemplates,
      label: fromEntries?.label ?? fromTemplates.label,
      help: fromTemplates.help || (fromEntries?.help ?? ''),
      input: fromEntries ? inputOfBoth(fromEntries.input, fromTemplates.input) : fromTemplates.input,
      isRequired,
    });
  }
  const sources = writtenUses(root, 'collection', collection).map(({ selection }) => selection);
  const placeholders = sources.flatMap((source) => writtenUsesWithin(source, 'placeholder'));
  const amounts = new Set(placeholders.flatMap(({ name, format }) => (format === 'money' ? [name] : [])));
  const inAddress = new Set(sources.flatMap(({ path }) => plainNamesIn(String(path ?? ''))));
  return (
    [...fields.values()]
      // What is left of a sample is shown beside its fields as a finding of the check.
      .filter(
        ({ name }) =>
          !name.startsWith('$') && name !== 'stillSample' && !isNameInFeeds(name, collection, root) && !isUnasked(name),
      )
      .map(withMoney)
      .map((field) => (inAddress.has(field.name) ? withAddress(field) : field))
  );

  function isUnasked(name: string): boolean {
    return name === 'slug' && !askedNames.has(name) && !declared?.has(name) && tellsApart(name, collection, root);
  }

  function withMoney(field: Field): Field {
    const { name, input } = field;
    return input.kind === 'number' && amounts.has(name) ? { ...field, input: { ...input, isMoney: true } } : field;
  }
}

/** Tells whether no two entries say the same of a field, and each that says it says a text. */
function tellsApart(field: string, collection: string, root: JsonObject): boolean {
  const values = new Set<Json>();
  for (const entry of writtenEntries(collection, root)) {
    const value = isObject(entry) ? entry[field] : undefined;
    if (value === undefined) continue;
    if (typeof value !== 'string' || values.has(value)) return false;
    values.add(value);
  }
  return true;
}

/** Says of a field that it ends an address, before its other uses. */
function withAddress(field: Field): Field {
  const { help } = field;
  const ending = 'The end of the address of its page.';
  return { ...field, help: help === '' ? ending : `${ending} Also ${help.charAt(0).toLowerCase()}${help.slice(1)}` };
}

/**
 * Gives the input of a field that entries have and a template needs: the entries tell better which parts a value has,
 * the template what its words are, and what the items of lists are that are all empty.
 */
function inputOfBoth(known: Input, asked: Input): Input {
  if (known.kind === 'words' && asked.kind === 'words') return asked;
  if (known.kind === 'number' && asked.kind === 'number' && asked.isMoney) return asked;
  // A day that is written alone can say more, where that is asked for; one that nobody has written is an empty text.
  if (asked.kind === 'occasion' && (known.kind === 'group' || known.kind === 'words')) return asked;
  if (known.kind !== 'list' || asked.kind !== 'list') return known;
  return { ...asked, item: known.isUnknown ? asked.item : inputOfBoth(known.item, asked.item) };
}

function* fieldsAskedFor(root: JsonObject, collection: string): Generator<Field> {
  for (const { pointer, selection: source } of writtenUses(root, 'collection', collection)) {
    for (const name of plainNamesIn(String(source.path ?? ''))) {
      yield {
        name,
        label: inWords(name),
        help: '',
        isRequired: true,
        input: slug,
      };
    }
    const input = inputAt(root, pointer);
    const item = input?.kind === 'list' ? input.item : input;
    // What a day of an entry says is no field of the entry.
    const isOfDay = (name: string): boolean => source.each !== undefined && namesOfDay.has(name);
    const template = { name: '', label: '', help: '', isRequired: true, input: item ?? slug };
    if (item) for (const field of askedBy(source.as, template)) if (!isOfDay(field.name)) yield field;
    for (const [name, condition] of namedMembers(source.where)) {
      if (!name.includes('.') && !isOfDay(name))
        yield { name, label: inWords(name), help: '', isRequired: false, input: inputLike(condition) };
    }
  }
}

const slug: Input = { kind: 'words', of: 'name' };
const wholeField = new RegExp(oneField);

/** Gives the fields of entries that a template takes unchanged, each with the input of the field that it fills. */
function* askedBy(template: Json | undefined, made: Field): Generator<Field> {
  const { input, isRequired } = made;
  if (typeof template === 'string' && wholeField.test(template)) {
    const [name = ''] = plainNamesIn(template);
    if (!name.includes('.')) yield { ...made, name, label: inWords(name), input: withoutSample(input) };
  } else if (isObject(template) && input.kind === 'group') {
    for (const field of input.fields) {
      yield* askedBy(template[field.name], { ...field, isRequired: isRequired && field.isRequired });
    }
  }
}

/** Gives an input without its sample: the example of a block says nothing about the entries of this site. */
function withoutSample(input: Input): Input {
  if (input.kind === 'list') return { ...input, item: withoutSample(input.item) };
  if (input.kind !== 'words') return input;
  const { sample: _, ...others } = input;
  return others;
}

/** Gives the input of a field on which there is a condition. */
function inputLike(condition: Json): Input {
  const [one] = [condition].flat();
  if (isObject(one) && one.not !== undefined) return inputLike(one.not);
  if (typeof one === 'boolean') return { kind: 'switch' };
  if (typeof one === 'number') return { kind: 'number', least: undefined };
  return { kind: 'words', of: isObject(one) ? 'day' : 'text' };
}

/**
 * Gives the input of a place in a block, in an entry or in another part of the file; undefined where its schema knows
 * none.
 */
export function inputAt(root: JsonObject, pointer: Pointer): Input | undefined {
  const keys = pointerKeys(pointer);
  const [section = '', collection = ''] = keys;
  const around = entryAround(pointer);
  if (around) {
    const entry: Input = { kind: 'group', fields: entryFields(root, collection) };
    return inputWithin(entry, pointerKeys(pointer.slice(around.entry.length)));
  }
  const { pointer: block, kind } = formAt(root, pointer);
  if (kind === 'block' || kind === 'placement') {
    const value = valueAt(root, block);
    const schema = isObject(value) ? schemaOfType(String(value.type)) : undefined;
    return inputWithin(schema && { kind: 'group', fields: fieldsOf(schema) }, pointerKeys(pointer.slice(block.length)));
  }
  return inputWithin(inputOfPart(section), keys.slice(1));
}

function inputWithin(start: Input | undefined, keys: readonly string[]): Input | undefined {
  return keys.reduce<Input | undefined>((input, key) => input && inputOfMember(input, key), start);
}
