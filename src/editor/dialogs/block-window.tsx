import { type ReactNode, useState } from 'react';
import type { EditRegistry } from '../../checks/registry';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { blockTypes } from '../../registry/generated/block-types';
import { Chooser } from '../controls/chooser';
import { Miniature } from '../controls/miniature';
import { AskedChoice } from '../controls/select';
import { fieldsOf } from '../inputs/fields-of';
import { emptyValue } from '../inputs/inputs';
import { insertMembers } from '../members/members';
import { addresses } from '../naming/addresses';
import { blockTitle, typeTitle } from '../naming/parts';
import type { EditorState } from '../session/editor-state';
import { findingsOf } from '../session/findings';
import { useDesk, useEditor, useEditorState } from '../session/use-editor';
import { inWords } from '../words/in-words';

const types: EditRegistry['blocks'] = blockTypes;

/** The block types in the order of their titles, with the words by which they are searched. */
export const typesToChoose = Object.entries(types)
  .map(([name, { schema }]) => ({
    name,
    title: typeTitle(name),
    says: schema.description ?? '',
    words: schema.alsoCalled ?? '',
  }))
  .toSorted((one, other) => one.title.localeCompare(other.title));

/** Gives the types in the order in which they are offered on a site: those that it has most often come first. */
export function typesInOrder({ routes, notFound, shared }: JsonObject): typeof typesToChoose {
  const pages = [...(Array.isArray(routes) ? routes : []), notFound ?? null].filter(isObject);
  const blocks = pages.flatMap((page) => (Array.isArray(page.blocks) ? page.blocks : []));
  const times = new Map<Json | undefined, number>();
  for (const block of [...blocks, ...Object.values(isObject(shared) ? shared : {})]) {
    if (isObject(block)) times.set(block.type, (times.get(block.type) ?? 0) + 1);
  }
  const timesOf = ({ name }: { name: string }): number => times.get(name) ?? 0;
  return typesToChoose.toSorted((one, other) => timesOf(other) - timesOf(one));
}

/** Tells whether the theme has an error, so that no sample can be drawn in it. */
function hasWrongLook(state: EditorState): boolean {
  return findingsOf(state).some(({ pointer, severity }) => severity === 'error' && /^\/theme\b/.test(pointer));
}

interface BlockWindowProps {
  /** The list of blocks of a page. */
  pointer: Pointer;
  /** The index in it, unless another is chosen. */
  index: number;
  close: () => void;
}

/** A window that adds a block to a page: an empty one of any type, or a shared one. */
export function BlockWindow({ pointer, index, close }: BlockWindowProps): ReactNode {
  const { editor } = useDesk();
  const isLookWrong = useEditor(hasWrongLook);
  const { edits, drawnPage, now } = useEditorState('edits', 'drawnPage', 'now');
  const [chosen, setChosen] = useState<number>();
  const blocks = valueAt(edits.root, pointer);
  const places = [
    'At the start of the page',
    ...(Array.isArray(blocks) ? blocks : []).map(
      (_, place) => `After ${blockTitle(edits.root, now, memberPointer(pointer, place), drawnPage)}`,
    ),
  ].map((words, place) => [place, words] as const);
  const shared = Object.keys((edits.root.shared as JsonObject | undefined) ?? {});
  const { theme } = edits.root;
  const hasExamples = addresses().example !== undefined;
  const add = (block: JsonObject): void => {
    close();
    editor.add(insertMembers(edits.root, now, pointer, chosen ?? index, [block], 'added', drawnPage));
  };
  const choices = [
    ...typesInOrder(edits.root).map((type) => ({
      ...type,
      ...(hasExamples && {
        sample: <Miniature type={type.name} title={`How ${type.title} looks`} theme={theme} />,
      }),
      choose: () => add(newBlock(type.name, edits.root)),
    })),
    ...shared.map((name) => ({
      name: `shared ${name}`,
      title: `On several pages: ${inWords(name)}`,
      says: 'Stands on several pages; what is changed in it changes on all of them.',
      choose: () => add({ type: 'shared', block: name }),
    })),
  ];
  return (
    <Chooser title="Add a block" choices={choices} close={close}>
      <AskedChoice label="Where" value={chosen ?? index} options={places} choose={setChosen} />
      {hasExamples && (
        <p className="hint">
          The pictures are samples in the look{' '}
          {isLookWrong ? 'that was saved last: something in your theme has to be put right' : 'of your site'}. Their
          words are not yours: what you add begins empty.
        </p>
      )}
    </Chooser>
  );
}

/** The value of the contact details that a field of a block takes over, by the type of the block. */
const takenOver: Readonly<Record<string, string>> = { place: 'address' };

/**
 * Makes an empty block of a type: the words of an example would be somebody else's. What the contact details of the site
 * say is taken from there.
 */
export function newBlock(type: string, { values }: JsonObject): JsonObject {
  const fields = fieldsOf(types[type]?.schema ?? {});
  const name = takenOver[type];
  const isSaid = name !== undefined && isObject(values) && Object.hasOwn(values, name);
  return { type, ...(emptyValue({ kind: 'group', fields }) as JsonObject), ...(isSaid && { [name]: `{${name}}` }) };
}
