import type { ReactNode } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { valueChoices } from '../choices/value-choices';
import { Chooser } from '../controls/chooser';
import { useEditorState } from '../session/use-editor';

interface ValueChooserProps {
  /** The place of the text. */
  pointer: Pointer;
  close: () => void;
  choose: (name: string) => void;
}

/** The window in which a placeholder for a text is chosen: a value of the site, or a field of the entries around. */
export function ValueChooser({ pointer, close, choose }: ValueChooserProps): ReactNode {
  const { edits, now } = useEditorState('edits', 'now');
  return (
    <Chooser
      title="What to insert"
      hint="Days and numbers can be written in several ways: as money, too, once the site itself says a currency."
      choices={valueChoices(pointer, edits.root, now).map((choice) => ({
        ...choice,
        choose: () => choose(choice.name),
      }))}
      close={close}
    />
  );
}
