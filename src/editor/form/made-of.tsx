import type { ReactNode } from 'react';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { WindowButton } from '../controls/later-window';
import { partAt } from '../naming/parts';
import { useDesk, useEditorState } from '../session/use-editor';
import { onlyEntry } from '../words/only-entry';

/** The way from the page of an entry to the entry, to one more, and to more that each of them says. */
export function MadeOf({ page }: { page: Pointer }): ReactNode {
  const { editor } = useDesk();
  const { edits, drawnPage, now } = useEditorState('edits', 'drawnPage', 'now');
  const entry = drawnPage?.route === page ? drawnPage.entry : undefined;
  if (entry === undefined) return null;
  const { title } = partAt(edits.root, now, entry);
  const isAlone = onlyEntry(edits.root, valueAt(edits.root, page)) !== undefined;
  return (
    <div className="reach">
      {isAlone ? (
        <p>This page stands by itself: what is changed below changes it alone.</p>
      ) : (
        <p>
          The page that is shown is made of the entry {title}. What is changed below changes the page of every entry.
          What one alone should say stands in its entry.
        </p>
      )}
      <div className="actions">
        <button type="button" onClick={() => editor.open(entry)}>
          Open the entry
        </button>
        <WindowButton says="Add one like this">
          {(windows, close) => <windows.like like={entry} close={close} />}
        </WindowButton>
        {!isAlone && <AddText entry={entry} />}
      </div>
    </div>
  );
}

/** A longer text more for every entry that has a page, which shows it; then that of the one at hand is written. */
export function AddText({ entry }: { entry: Pointer }): ReactNode {
  const { editor } = useDesk();
  const [, collection = ''] = pointerKeys(entry);
  return (
    <WindowButton says="Add a text to each page">
      {(windows, close) => (
        <windows.addField
          collection={collection}
          holds="copy"
          close={close}
          onAdd={(name) => editor.open(memberPointer(entry, name))}
        />
      )}
    </WindowButton>
  );
}
