import { type ReactNode, useState } from 'react';
import type { Json, JsonObject } from '../../manifest/manifest';
import type { Pointer } from '../../manifest/pointer';
import { createEditRegistry } from '../../registry/edit-registry';
import { Chooser } from '../chooser';
import { inWords } from '../in-words';
import { insertMembers } from '../members/members';
import { typeTitle } from '../state/parts';
import { useDesk, useEditorState } from '../use-editor';
import { wordsOfTypes } from './words-of-types';

const { blocks: types } = createEditRegistry('');

/** Adds a block to a page at some place: one of every type, as its first example shows it, or one that is shared. */
export function NewBlock({ pointer, index }: { pointer: Pointer; index: number }): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState();
  const [isOpen, setIsOpen] = useState(false);
  const shared = Object.keys((edits.root.shared as JsonObject | undefined) ?? {});
  const add = (block: JsonObject): void => {
    setIsOpen(false);
    const edit = insertMembers(edits.root, pointer, index, [block], 'added');
    editor.change(edit);
    editor.open(edit.place);
  };
  const choices = [
    ...Object.entries(types).map(([type, { schema }]) => ({
      name: type,
      title: typeTitle(type),
      says: schema.description ?? '',
      words: wordsOfTypes[type] ?? '',
      sample: <Drawn type={type} />,
      choose: () => add(exampleOf(type)),
    })),
    ...shared.map((name) => ({
      name: `shared ${name}`,
      title: `Shared block: ${inWords(name)}`,
      says: 'Stands on several pages; what is changed in it changes on all of them.',
      choose: () => add({ type: 'shared', block: name }),
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

/** What the first example of a type looks like on this site, as the catalogue draws it; nothing runs in it. */
function Drawn({ type }: { type: string }): ReactNode {
  return (
    <div className="miniature" inert>
      <iframe
        src={`/__catalogue/${type}/1/site`}
        title={`How ${typeTitle(type)} looks`}
        loading="lazy"
        sandbox="allow-same-origin"
        tabIndex={-1}
      />
    </div>
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
