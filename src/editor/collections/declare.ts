import { namesOfDay } from '../../compose/days';
import { ofEntries } from '../../compose/entries';
import { fieldNames } from '../../compose/scope';
import {
  collectionsIn,
  type DeclaredField,
  entriesIn,
  isNameInFeeds,
  namesOfEveryEntry,
} from '../../manifest/collections';
import { asManifest, isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { remove, set } from '../../manifest/operations';
import { memberPointer, type Pointer, parentPointer, pointerKeys } from '../../manifest/pointer';
import { endOfName, referencesIn } from '../../manifest/references';
import { freeName, nameInFile } from '../../manifest/slug';
import { writtenUses } from '../../manifest/uses';
import type { Field } from '../inputs/input';
import type { FieldKind } from '../inputs/known-fields';
import type { Edit } from '../members/members';
import { isDayPlace } from '../words/day-places';
import { inWords } from '../words/in-words';
import { collectionsAround } from '../words/say-text';
import { languageOf } from '../words/site-language';
import { collectionTitle, fieldTitle } from '../words/titles';
import { kindOf } from './kind-of-values';
import { fitsKind, readAsKind } from './read-as-kind';

/** A field to be added: its label, its kind, and what that needs. */
export interface NewField {
  label: string;
  kind: FieldKind;
  choices?: string[];
  of?: string;
}

/** Declares the fields of a collection as its entries and the lists made of them have them; one that declares some stays. */
export function declareFields(root: JsonObject, collection: string, known: readonly Field[]): JsonObject {
  const { fields: declared, entries = [], pointer = '' } = collectionsIn(root).get(collection) ?? {};
  if (declared || pointer === '') return root;
  const collectionsByField = new Map(
    referencesIn(root).flatMap((one) => (one.collection === collection ? [[one.field, one.named]] : [])),
  );
  const own = known.filter(({ name }) => !isOfEveryEntry(name, collection, root));
  const fields = own.map((field): [string, JsonObject] => {
    const { name, label, input } = field;
    const values = valuesOf(root, collection, name);
    const of = collectionsByField.get(name);
    const kind = of === undefined ? kindOf(input, values) : 'entry';
    return [
      name,
      {
        kind,
        ...(label !== inWords(name) && { label }),
        ...(field.isRequired && values.length === entries.length && { required: true }),
        ...(of !== undefined && { of }),
      },
    ];
  });
  const written = set(root, pointer, { fields: Object.fromEntries(fields), entries: [...entries] });
  const after = fields.reduce(
    (site, [name, { kind }]) => withValuesRead(site, collection, name, kind as FieldKind).after,
    written,
  );
  return withoutReferences(after, collection);
}

/** Adds a field to a collection, and declares those that it has; says in words why a label cannot be its name. */
export function addField(
  root: JsonObject,
  collection: string,
  fields: readonly Field[],
  { label, kind, choices, of }: NewField,
): Edit | { problem: string } {
  const words = label.trim();
  const said = nameInFile(words, languageOf(root));
  // What an entry does not say is looked for among the values.
  const name = freeName(said, (one) => isObject(root.values) && Object.hasOwn(root.values, one));
  if (said === '') return { problem: 'A field needs a name that begins with a letter from a to z.' };
  const isDeclared = Object.hasOwn(fieldsDeclaredIn(root, collection), name);
  const isTaken = isDeclared || isOfEveryEntry(name, collection, root) || fields.some((one) => one.name === name);
  if (isTaken) return { problem: `There is a field “${fieldTitle(root, collection, name)}” already.` };
  const place = memberPointer(`${memberPointer('/collections', collection)}/fields`, name);
  const declared: JsonObject = {
    kind,
    ...(inWords(name) !== words && { label: words }),
    ...(choices && { choices }),
    ...(of !== undefined && { of }),
  };
  const after = set(declareFields(root, collection, fields), place, declared);
  return { says: `Field “${words}” added to ${collectionTitle(root, collection)}`, place, after };
}

/**
 * The edit that gives a field another kind, and the places of the values that it removes because the kind cannot read
 * them.
 */
export interface Retyped {
  edit: Edit;
  unreadPlaces: Pointer[];
}

/** Gives a declared field another kind, and reads what its entries say as that. */
export function retypeField(root: JsonObject, collection: string, name: string, kind: FieldKind): Retyped {
  const field = collectionsIn(root).get(collection)?.fields?.get(name);
  const place = field?.pointer ?? '';
  const values = valuesOf(root, collection, name);
  const words = [...new Set(values.map((value) => readAsKind('text', value)).filter((one) => typeof one === 'string'))];
  const others = [...collectionsIn(root).keys()].filter((one) => one !== collection);
  const declared: JsonObject = {
    kind,
    ...(field?.label !== undefined && { label: field.label }),
    ...(field?.help !== undefined && { help: field.help }),
    ...(field?.isRequired && { required: true }),
    ...(kind === 'choice' && { choices: words.length > 0 ? words : ['One', 'Another'] }),
    ...(kind === 'entry' && { of: field?.of ?? others[0] ?? '' }),
  };
  const { after, unreadPlaces } = withValuesRead(set(root, place, declared), collection, name, kind);
  return { edit: { says: `“${fieldTitle(root, collection, name)}” is of another kind`, place, after }, unreadPlaces };
}

/** Finds the places that name a field: texts, conditions and orders, also through references. */
export function usesOfField(root: JsonObject, collection: string, name: string): Pointer[] {
  const isOwn = (written: string, from: string): boolean => {
    const end = endOfName(written, from, root);
    return (
      (from === collection && written.split('.')[0] === name) || (end.collection === collection && end.field === name)
    );
  };
  const site = { manifest: asManifest(root) };
  const inTexts = writtenUses(root, 'placeholder').flatMap(({ name: written, pointer }) => {
    const [first = ''] = written.split('.');
    // What a day says itself is no field.
    const around = collectionsAround(pointer, root);
    const place = around.find((one) =>
      isDayPlace(one, root) ? namesOfDay.has(first) : fieldNames(site, pointerKeys(one)[1] ?? '').has(first),
    );
    const from = place === undefined || isDayPlace(place, root) ? undefined : pointerKeys(place)[1];
    return from !== undefined && isOwn(written, from) ? [pointer] : [];
  });
  const selections = writtenUses(root, 'collection').flatMap(({ name: from, pointer, selection }) => {
    const { where, sort } = ofEntries(selection);
    const each = from === collection && selection.each === name ? [memberPointer(pointer, 'each')] : [];
    const conditions = Object.keys(isObject(where) ? where : {}).filter((one) => isOwn(one, from));
    const sorts = [sort].flat().some((one) => typeof one === 'string' && isOwn(one.replace(/^-/, ''), from));
    const places = conditions.map((one) => memberPointer(`${pointer}/where`, one));
    return [...each, ...places, ...(sorts ? [`${pointer}/sort`] : [])];
  });
  return [...new Set([...inTexts, ...selections])];
}

/** Deletes a field with its values; nothing may ask for it. */
export function deleteField(root: JsonObject, collection: string, name: string): Edit {
  const { pointer = '', fields } = collectionsIn(root).get(collection) ?? {};
  const places = entriesIn(collection, root).flatMap((one) =>
    Object.hasOwn(one.entry, name) ? [memberPointer(one.pointer, name)] : [],
  );
  const place = fields?.get(name)?.pointer;
  const after = [...places, ...(place === undefined ? [] : [place])].reduce<JsonObject>(remove, root);
  const values = places.length === 0 ? '' : `, with what ${places.length} of the entries said`;
  return { says: `Field “${fieldTitle(root, collection, name)}” deleted${values}`, place: pointer, after };
}

/** Moves a declared field by a number of places among those of its collection. */
export function moveField(root: JsonObject, { pointer }: DeclaredField, by: number): Edit {
  const place = parentPointer(pointer);
  const [, collection = '', , name = ''] = pointerKeys(pointer);
  const fields = Object.entries(fieldsDeclaredIn(root, collection));
  const index = fields.findIndex(([one]) => one === name);
  const value = fields.splice(index, 1);
  fields.splice(index + by, 0, ...value);
  const after = set(root, place, Object.fromEntries(fields));
  return { says: `Field “${fieldTitle(root, collection, name)}” moved`, place: pointer, after };
}

/** Gives the declarations of a collection as they are written; none where it declares none. */
export function fieldsDeclaredIn({ collections }: JsonObject, name: string): JsonObject {
  const collection = isObject(collections) ? collections[name] : undefined;
  return isObject(collection) && isObject(collection.fields) ? collection.fields : {};
}

/** Tells whether a field is none of the collection's own; an `id` is, where it is no name in feeds. */
function isOfEveryEntry(name: string, collection: string, root: JsonObject): boolean {
  return namesOfEveryEntry.includes(name) && (name !== 'id' || isNameInFeeds(name, collection, root));
}

/** Gives the values of a field, of each entry that has it. */
function valuesOf(root: JsonObject, collection: string, name: string): Json[] {
  return entriesIn(collection, root).flatMap(({ entry }) => {
    const value = entry[name];
    return value === undefined ? [] : [value];
  });
}

function withValuesRead(
  root: JsonObject,
  collection: string,
  name: string,
  kind: FieldKind,
): {
  after: JsonObject;
  unreadPlaces: Pointer[];
} {
  const unreadPlaces: Pointer[] = [];
  const after = entriesIn(collection, root).reduce((site, { entry, pointer }) => {
    const value = entry[name];
    if (value === undefined || fitsKind(kind, value)) return site;
    const place = memberPointer(pointer, name);
    const reading = readAsKind(kind, value);
    if (reading !== undefined) return set(site, place, reading);
    if (value !== '') unreadPlaces.push(place);
    return remove(site, place);
  }, root);
  return { after, unreadPlaces };
}

/** Takes the references of a collection out of `references`: it declares them itself. */
function withoutReferences(root: JsonObject, collection: string): JsonObject {
  const { references } = root;
  if (!isObject(references) || !Object.hasOwn(references, collection)) return root;
  const isLast = Object.keys(references).length === 1;
  return remove(root, isLast ? '/references' : memberPointer('/references', collection));
}
