import type { ReactNode } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { itemSources } from '../choices/item-sources';
import { Chooser } from '../controls/chooser';
import type { Input } from '../inputs/input';
import { useDesk, useEditorState } from '../session/use-editor';

interface TakeItemsProps {
  /** The place of the list. */
  pointer: Pointer;
  item: Input;
  close: () => void;
}

/** The window for choosing the source of a list's items. */
export function TakeItemsWindow({ pointer, item, close }: TakeItemsProps): ReactNode {
  const { editor } = useDesk();
  const { edits, now } = useEditorState('edits', 'now');
  const choices = itemSources(edits.root, pointer, item, now).map(({ take, ...choice }) => ({
    ...choice,
    choose: () => {
      close();
      editor.add(take());
    },
  }));
  return <Chooser title="Made of what?" choices={choices} close={close} />;
}
