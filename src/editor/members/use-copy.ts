import type { ClipboardEvent } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { useDesk } from '../use-editor';
import { copyText, isInField } from './clipboard';
import { textOfPart } from './copied-text';
import { memberAt } from './members';
import { useMembers } from './use-members';

/** Ways to take a member of a list along, as the text that it would have in site.json. */
export interface Copy {
  /** Puts it on the clipboard, and takes it out of its list if it is cut. */
  copy: (pointer: Pointer, isCut: boolean) => Promise<void>;
  /** Answers Ctrl+C and Ctrl+X where the focus is on it. */
  answer: (event: ClipboardEvent, pointer: Pointer) => void;
}

/** Copies and cuts members of lists. */
export function useCopy(): Copy {
  const { editor } = useDesk();
  const { drop } = useMembers();
  const textOf = (pointer: Pointer): string => {
    const { base, edits } = editor.state();
    return textOfPart(base, edits.root, pointer);
  };
  const tell = (pointer: Pointer, isCut: boolean): void => {
    const { edits, drawn, now } = editor.state();
    const { title } = memberAt(edits.root, now, pointer, drawn) ?? {};
    if (isCut) drop(pointer, 'cut');
    else editor.announce(`${title} copied: it can be pasted on any page, on another site, or in a site.json`);
  };
  return {
    async copy(pointer, isCut) {
      if (await copyText(textOf(pointer))) tell(pointer, isCut);
      else editor.announce('The browser did not let it be copied. Nothing has changed.');
    },
    answer(event, pointer) {
      if (isInField(event)) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', textOf(pointer));
      tell(pointer, event.type === 'cut');
    },
  };
}
