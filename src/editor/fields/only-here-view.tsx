import type { ReactNode } from 'react';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { valuesInText, writeOutValue } from '../only-here/only-here';
import { useDesk, useEditor } from '../session/use-editor';
import { inWords, withinWords } from '../words/in-words';
import { sayValue } from '../words/say-text';

/** The values in a text, each with the way to it, and with an offer to write it out in this text alone. */
export function OwnValues({ pointer, text }: { pointer: Pointer; text: string }): ReactNode {
  const { editor, registry } = useDesk();
  const says = useEditor(({ edits, now }) => {
    const names = text.includes('{') ? valuesInText(edits.root, text) : [];
    return Object.fromEntries(names.map((name) => [name, sayValue(`{${name}}`, edits.root, now)]));
  });
  const names = Object.keys(says);
  if (names.length === 0) return null;
  const write = (name: string): void => {
    const { edits, assets, now } = editor.state();
    const edit = writeOutValue(edits.root, pointer, name, assets, registry, now);
    if (edit) editor.change(edit);
    else
      editor.announce(`“${inWords(name)}” is something else here, such as a field of an entry. It is left as it is.`);
  };
  return (
    <details className="only-here">
      <summary>Inserted in this text: {names.map(inWords).join(', ')}</summary>
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
