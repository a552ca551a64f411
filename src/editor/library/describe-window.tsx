import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { set } from '../../manifest/operations';
import { type Pointer, valueAt } from '../../manifest/pointer';
import { AskedField } from '../controls/asked-field';
import { FormWindow } from '../controls/window';
import { Thumbnail } from '../fields/thumbnail';
import { silentPictures } from '../members/picture-places';
import { sayChanged } from '../naming/say-changed';
import { useDesk, useEditorState, useSiteLanguage } from '../session/use-editor';
import { nameOfFile } from '../words/name-of-file';

/** A window with all pictures of which nothing is said, in a place of the site or on all of it, each with its field. */
export function DescribeWindow({ close }: { close: () => void }): ReactNode {
  const { editor } = useDesk();
  const { edits, shownWindow } = useEditorState('edits', 'shownWindow');
  const within = shownWindow?.name === 'describe' ? shownWindow.within : '';
  // Those that are described here stay in the list.
  const [pictures] = useState(() => silentPictures(edits.root, within));
  const lang = useSiteLanguage();
  const write = (place: Pointer, words: string): void => {
    const { edits, now } = editor.state();
    const after = set(edits.root, place, words);
    editor.change({ says: sayChanged(edits.root, now, place), place, after, key: place });
  };
  return (
    <FormWindow
      title="What the pictures show"
      hint="Say in a few words what is seen, for those who do not see it. Enter leads to the next one. What only decorates stays empty."
      submit="Done"
      act={close}
      close={close}
    >
      {pictures.map(({ path, text }) => (
        <div key={text} className="described">
          <Thumbnail of={path} />
          <AskedField
            label={nameOfFile(path)}
            value={String(valueAt(edits.root, text) ?? '')}
            problem={undefined}
            write={(words) => write(text, words)}
            field={{ lang, onKeyDown: leadOn }}
          />
        </div>
      ))}
    </FormWindow>
  );
}

/** Leads from a field to the next one; from the last, Enter ends the window. */
function leadOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const next = event.currentTarget.closest('.described')?.nextElementSibling?.querySelector('input');
  if (!next) return;
  event.preventDefault();
  next.focus();
}
