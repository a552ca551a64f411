import type fieldsFile from '../../../schema/fields.schema.json';
import { collectionsIn, type DeclaredField, entriesIn, titleFields } from '../../manifest/collections';
import type { JsonObject } from '../../manifest/manifest';
import { inWords } from '../words/in-words';
import { withEndingLast } from './columns';
import { fieldsOfDefinition } from './fields-of';
import { fieldsOfEntries } from './fields-of-entries';
import type { Field, Input, InputOf } from './input';

/** A kind of field that a collection can declare. */
export type FieldKind = keyof (typeof fieldsFile)['$defs'];

/** Gives the fields of a collection: those that it declares, in their order, then those that its entries say besides. */
export function knownFields(root: JsonObject, collection: string): Field[] {
  const { fields: declared = new Map<string, DeclaredField>(), entries = [] } =
    collectionsIn(root).get(collection) ?? {};
  // Only a field of the kind `other` takes its input from the entries.
  const isTold = ([, { kind }]: [string, DeclaredField]): boolean => isFieldKind(kind) && inputs[kind] !== undefined;
  const toldFields = new Set([...declared].filter(isTold).map(([name]) => name));
  const fieldsByEntry = fieldsOfEntries(entries, (name) => toldFields.has(name));
  const own = [...declared].map(([name, field]): Field => {
    const { kind, label = inWords(name), help = '', isRequired } = field;
    const likely = fieldsByEntry.find((one) => one.name === name)?.input ?? { kind: 'words', of: 'text' };
    const input = isFieldKind(kind) ? (inputs[kind]?.(field, root) ?? likely) : likely;
    return { name, label, help, isRequired, isCommon: true, input };
  });
  // What of a sample is left stands beside the fields that it names, as what the check says.
  const others = fieldsByEntry.filter(({ name }) => !declared.has(name) && name !== 'stillSample');
  return declared.has('slug') ? [...own, ...others] : withEndingLast([...own, ...others]);
}

/** Tells whether a name is that of a kind of field. */
export function isFieldKind(kind: string): kind is FieldKind {
  return Object.hasOwn(inputs, kind);
}

/** The inputs of the kinds of fields; that of `other` follows from the entries. */
const inputs: Record<FieldKind, ((field: DeclaredField, root: JsonObject) => Input) | undefined> = {
  text: () => ({ kind: 'words', of: 'text' }),
  copy: () => ({ kind: 'words', of: 'article' }),
  number: () => ({ kind: 'number', least: undefined }),
  money: () => ({ kind: 'number', least: undefined, isMoney: true }),
  date: () => ({ kind: 'words', of: 'day' }),
  days: () => ({ kind: 'list', item: { kind: 'occasion', fields: fieldsOfDefinition('occasion') }, itemName: 'day' }),
  picture: () => ({ kind: 'picture', hasEmoji: false }),
  file: () => ({ kind: 'words', of: 'film' }),
  link: () => ({ kind: 'words', of: 'link' }),
  flag: () => ({ kind: 'words', of: 'flag' }),
  icon: () => ({ kind: 'words', of: 'icon' }),
  choice: ({ choices = [] }) => ({ kind: 'choice', options: choices, labels: choices }),
  yesNo: () => ({ kind: 'switch' }),
  texts: () => ({ kind: 'list', item: { kind: 'words', of: 'text' }, itemName: 'line' }),
  entry: ({ of = '' }, root) => choiceOfEntry(of, root),
  other: undefined,
};

/** Gives a choice among the entries of a collection, by their slugs. */
function choiceOfEntry(collection: string, root: JsonObject): InputOf<'choice'> {
  const namedFields = entriesIn(collection, root).flatMap(({ entry }) =>
    typeof entry.slug === 'string' ? [[entry.slug, nameOf(entry)] as const] : [],
  );
  return { kind: 'choice', options: namedFields.map(([slug]) => slug), labels: namedFields.map(([, name]) => name) };
}

function nameOf(entry: JsonObject): string {
  return String([...titleFields, 'slug'].map((field) => entry[field]).find((words) => typeof words === 'string'));
}
