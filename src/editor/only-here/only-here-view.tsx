import type { ReactNode } from 'react';
import { isObject } from '../../manifest/is-object';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { sayValue } from '../fields/say-text';
import { inWords, withinWords } from '../in-words';
import { onlyOne } from '../state/only-one';
import { pageTitle } from '../state/parts';
import { useDesk, useEditor, useEditorState } from '../use-editor';
import { ownBlock, ownWords, valuesNamed } from './only-here';

/** Offers to make a shared block one of the open page alone, from its placement or from the shared block itself. */
export function OwnBlock({ pointer }: { pointer: Pointer }): ReactNode {
  const { editor } = useDesk();
  const { edits, drawn, now } = useEditorState('edits', 'drawn', 'now');
  const placement = pointer.startsWith('/shared/') ? placementOn(drawn?.route ?? '', pointer) : pointer;
  if (placement === undefined) return null;
  const route = placement.slice(0, placement.lastIndexOf('/blocks/'));
  const page = valueAt(edits.root, route);
  const isTemplate = isObject(page) && page.from !== undefined && !onlyOne(page);
  const make = (): void => {
    const edit = ownBlock(edits.root, now, placement);
    if (!edit) return;
    editor.change(edit);
    editor.open(edit.place);
  };
  return (
    <div className="only-here">
      <button type="button" onClick={make}>
        Only here: make it a block of {isTemplate ? 'these pages' : pageTitle(edits.root, now, route)} alone
      </button>
      <small className="hint">It looks the same at first. The other pages keep the shared block.</small>
    </div>
  );

  function placementOn(shownRoute: Pointer, shared: Pointer): Pointer | undefined {
    const list = memberPointer(shownRoute, 'blocks');
    const blocks = valueAt(edits.root, list);
    const index = Array.isArray(blocks)
      ? blocks.findIndex(
          (block) =>
            isObject(block) && block.type === 'shared' && memberPointer('/shared', String(block.block)) === shared,
        )
      : -1;
    return index < 0 ? undefined : memberPointer(list, index);
  }
}

/** The values that a text names: each with the way to it, and to words of this text alone. */
export function OwnWords({ pointer, text }: { pointer: Pointer; text: string }): ReactNode {
  const { editor, registry } = useDesk();
  const says = useEditor(({ edits, now }) => {
    const names = text.includes('{') ? valuesNamed(edits.root, text) : [];
    return Object.fromEntries(names.map((name) => [name, sayValue(`{${name}}`, edits.root, now)]));
  });
  const names = Object.keys(says);
  if (names.length === 0) return null;
  const write = (name: string): void => {
    const { edits, assets, now } = editor.state();
    const edit = ownWords(edits.root, pointer, name, assets, registry, now);
    if (edit) editor.change(edit);
    else
      editor.announce(`“${inWords(name)}” is something else here, such as a field of an entry. It is left as it is.`);
  };
  return (
    <details className="only-here">
      <summary>Values in this text: {names.map(inWords).join(', ')}</summary>
      {names.map((name) => (
        <div key={name}>
          <small className="hint">
            {inWords(name)}: {says[name]}
          </small>
          <div className="actions">
            <button type="button" onClick={() => editor.open(memberPointer('/values', name))}>
              Change {withinWords(name)} everywhere
            </button>
            <button type="button" onClick={() => write(name)}>
              Only here: write out {withinWords(name)}
            </button>
          </div>
        </div>
      ))}
    </details>
  );
}
