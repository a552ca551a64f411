import { type ReactNode, useState } from 'react';
import type { Json, JsonObject } from '../../manifest/manifest';
import { insert } from '../../manifest/operations';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { createEditRegistry } from '../../registry/edit-registry';
import { Chooser } from '../chooser';
import { inWords } from '../fields/fields-of';
import { typeTitle } from '../state/parts';
import { useDesk, useEditorState } from '../use-editor';

const { blocks: types } = createEditRegistry('');

/** Adds a block to a page: one of every type, as its first example shows it, or one that is shared. */
export function NewBlock({ pointer }: { pointer: Pointer }): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState();
  const [isOpen, setIsOpen] = useState(false);
  const shared = Object.keys((edits.root.shared as JsonObject | undefined) ?? {});
  const add = (block: JsonObject, title: string): void => {
    setIsOpen(false);
    const blocks = valueAt(edits.root, pointer);
    const place = memberPointer(pointer, Array.isArray(blocks) ? blocks.length : 0);
    editor.change({ says: `${title} added`, place, after: insert(edits.root, place, block) as JsonObject });
    editor.open(place);
  };
  const choices = [
    ...Object.entries(types).map(([type, { schema }]) => ({
      name: type,
      title: typeTitle(type),
      says: schema.description ?? '',
      choose: () => add(exampleOf(type), typeTitle(type)),
    })),
    ...shared.map((name) => ({
      name: `shared ${name}`,
      title: `Shared block: ${inWords(name)}`,
      says: 'Stands on several pages; what is changed in it changes on all of them.',
      choose: () => add({ type: 'shared', block: name }, `Shared block ${inWords(name)}`),
    })),
  ];
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Add a block
      </button>
      {isOpen && <Chooser title="Add a block" choices={choices} close={() => setIsOpen(false)} />}
    </>
  );
}

/** The first example of a type, which draws something at once; its pictures are not those of this site. */
function exampleOf(type: string): JsonObject {
  const [example = { type }] = types[type]?.schema.examples ?? [];
  return withoutPictures(example as JsonObject) as JsonObject;
}

function withoutPictures(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutPictures);
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([, part]) => !isPicture(part));
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutPictures(part)]));
}

function isPicture(value: Json): boolean {
  return (
    value !== null &&
    typeof value === 'object' &&
    !Array.isArray(value) &&
    String(value.src ?? '').startsWith('uploads/')
  );
}
