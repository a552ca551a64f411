import { type ReactNode, useId } from 'react';
import { useDesk, useEditorState } from '../session/use-editor';

/** The question which of several sources of a click is meant, above the form, so that the page keeps its place. */
export function SourceChoices(): ReactNode {
  const { editor } = useDesk();
  const { choices } = useEditorState('choices');
  const id = useId();
  if (choices.length < 2) return null;
  return (
    <fieldset className="choices" aria-labelledby={id}>
      <strong id={id}>What do you want to change?</strong>
      {choices.map(({ pointer, says }) => (
        <button key={pointer} type="button" onClick={() => editor.open(pointer)}>
          {says}
        </button>
      ))}
    </fieldset>
  );
}
