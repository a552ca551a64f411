import { type ReactNode, useId } from 'react';
import { addressOfSmall } from '../fields/upload-address';
import type { LibraryFile } from '../members/library';
import { focusOf, withFocus } from '../members/picture-places';
import { focuses } from '../members/pictures';
import { useDesk, useEditorState } from '../session/use-editor';

/** The part of a picture that stays in sight at all its places, chosen on the picture itself. */
export function FocusChoice({ file: { path, places } }: { file: LibraryFile }): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState('edits');
  const name = useId();
  const focus = focusOf(edits.root, places);
  const choose = (chosen: string): void => {
    const edit = withFocus(edits.root, places, chosen);
    if (edit) editor.change(edit);
  };
  return (
    <fieldset aria-label="What stays in sight">
      <p className="hint">
        {focus === undefined
          ? 'Its places differ. What you choose counts at all of them.'
          : 'Where a place has another shape than the picture, this part of it stays.'}
      </p>
      <div className="focus-choice">
        <img src={addressOfSmall(path)} alt="" />
        <div className="focus-points">
          {focuses.map((one) => (
            <label key={one} title={one}>
              <input type="radio" name={name} checked={one === focus} onChange={() => choose(one)} />
              <span className="unseen">{one}</span>
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
