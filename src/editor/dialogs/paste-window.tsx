import type { ReactNode } from 'react';
import type { Pointer } from '../../manifest/pointer';
import type { PasteActions, PasteAnswer } from '../actions/copy-and-paste';
import { Window } from '../frame/window';
import { useDesk } from '../session/use-editor';

interface PasteWindowProps {
  said: PasteAnswer;
  close: () => void;
  paste: PasteActions['paste'];
}

/** The words on what came of pasting, or the field for what is to be pasted. */
export function PasteWindow({ said, close, paste }: PasteWindowProps): ReactNode {
  const { editor } = useDesk();
  if (said.kind === 'refuses') {
    return (
      <Window title="This cannot be pasted here" close={close}>
        <p role="alert">{said.why}</p>
      </Window>
    );
  }
  if (said.kind === 'asks') {
    return (
      <Window title="Paste" close={close}>
        <label>
          The browser lets no page read the clipboard by itself. Press Ctrl+V here.
          <textarea
            onPaste={(event) => {
              event.preventDefault();
              paste(event.clipboardData.getData('text/plain'), said.index);
            }}
          />
        </label>
      </Window>
    );
  }
  const open = (pointer: Pointer): void => {
    close();
    editor.open(pointer);
  };
  return (
    <Window title="Pasted, and something is missing here" close={close}>
      <p>What was pasted stands in its place. It can be saved once this is put right, or undone as one step.</p>
      <ul className="hits">
        {said.findings.map(({ pointer, message }) => (
          <li key={pointer + message}>
            <button type="button" className="quiet" onClick={() => open(pointer)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </Window>
  );
}
