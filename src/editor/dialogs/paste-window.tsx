import type { ReactNode } from 'react';
import type { Pointer } from '../../manifest/pointer';
import type { PasteActions, PasteAnswer } from '../actions/copy-and-paste';
import { Window } from '../controls/window';
import { useDesk } from '../session/use-editor';

interface PasteWindowProps {
  answer: PasteAnswer;
  close: () => void;
  paste: PasteActions['paste'];
}

/** The result of pasting, or a field to paste into. */
export function PasteWindow({ answer, close, paste }: PasteWindowProps): ReactNode {
  const { editor } = useDesk();
  if (answer.kind === 'refuses') {
    return (
      <Window title="This cannot be pasted here" close={close}>
        <p role="alert">{answer.why}</p>
      </Window>
    );
  }
  if (answer.kind === 'asks') {
    return (
      <Window title="Paste" close={close}>
        <label>
          The browser lets no page read the clipboard by itself. Press Ctrl+V here.
          <textarea
            onPaste={(event) => {
              event.preventDefault();
              paste(event.clipboardData.getData('text/plain'), answer.index);
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
        {answer.findings.map(({ pointer, message }) => (
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
