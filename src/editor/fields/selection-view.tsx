import type { ReactNode } from 'react';
import { collectionsIn, namesOfEveryEntry } from '../../manifest/collections';
import type { JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { LaterPart } from '../controls/later-window';
import { columnsOf } from '../inputs/columns';
import type { Field, Input, InputOf } from '../inputs/input';
import { useDesk, useEditor } from '../session/use-editor';
import { fieldsOfDays } from '../words/day-places';
import { inSentence } from '../words/in-words';
import { collectionTitle, fieldTitle } from '../words/titles';
import { FieldList } from './field-list';

type Item = InputOf<'list'>['item'];

/** Items that are made of a collection: the selection of its entries, and the template of each item. */
export function SelectionView({
  pointer,
  item,
  value,
}: {
  pointer: Pointer;
  item: Item;
  value: JsonObject;
}): ReactNode {
  const { editor } = useDesk();
  const root = useEditor(({ edits }) => edits.root);
  const from = collectionOf(value);
  const title = collectionTitle(root, from);
  return (
    <>
      <p className="hint">
        These are made of the collection {title}. What each of its entries says stands there; how they look is said
        here, for all of them.
      </p>
      <p className="hint">To leave one out here alone, say so under “Which of them”.</p>
      <button type="button" onClick={() => editor.open(memberPointer('/collections', from))}>
        Open the collection {title}
      </button>
      <LaterPart>{(parts) => <parts.selectionActions pointer={pointer} item={item} />}</LaterPart>
      <FieldList pointer={pointer} fields={fieldsOfSelection(root, value, item)} />
    </>
  );
}

/** Gives the name of the collection that a selection takes entries of; empty where it names none. */
function collectionOf({ from = '' }: JsonObject): string {
  return String(from);
}

/** Gives the fields of a selection: its collection, which of the entries, and the template of each item. */
export function fieldsOfSelection(root: JsonObject, selection: JsonObject, item: Item): Field[] {
  const from = collectionOf(selection);
  const { plain, others } = columnsOf(collectionsIn(root).get(from));
  const names = [...plain, ...others]
    .filter(({ name }) => !namesOfEveryEntry.includes(name))
    .map(({ label }) => inSentence(label));
  return [
    fieldNamed('from', 'Collection', '', { kind: 'collection' }),
    ...eachField(root, from),
    fieldNamed('limit', 'How many', 'The first so many; all of them, where this is empty.', {
      kind: 'number',
      least: 1,
    }),
    fieldNamed('where', 'Which of them', 'All of them, where nothing is said here.', { kind: 'where' }),
    fieldNamed('sort', 'In which order', '', { kind: 'sort' }),
    fieldNamed(
      'as',
      'How each one looks',
      `A text takes in what each entry says with “Insert…”: ${names.join(', ')}.`,
      item,
    ),
  ];
}

/** Makes the field that chooses between entries and each of their days; none where the collection has no days. */
function eachField(root: JsonObject, collection: string): Field[] {
  const names = fieldsOfDays(root, collection);
  if (names.length === 0) return [];
  const labels = names.map((name) => `Each of its ${inSentence(fieldTitle(root, collection, name))}`);
  const input: Input = { kind: 'choice', options: ['', ...names], labels: ['Each entry', ...labels], usual: '' };
  const help =
    'Of days, those that are over are left out, and the next one comes first, unless you say otherwise below.';
  return [fieldNamed('each', 'One for', help, input)];
}

/** Makes a field that is always there, written or not. */
function fieldNamed(name: string, label: string, help: string, input: Input): Field {
  return { name, label, help, isRequired: true, input };
}
