import { type ReactNode, useState } from 'react';
import type { Finding } from '../../checks/problem';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { useDesk } from '../use-editor';
import { Window } from '../window';
import { readText } from './clipboard';
import type { Copied } from './copied-text';
import { findLacking } from './lacking';
import { insertMembers } from './members';
import { useMembers } from './use-members';

/** What was said of what was pasted: that it cannot be, what it lacks here, or that it has to be pasted by hand. */
type Said = { kind: 'asks'; index: number } | { kind: 'refuses'; why: string } | { kind: 'lacks'; findings: Finding[] };

/** Ways to paste into a list, and the window that says what came of it. */
export interface Paste {
  /** Takes a text that was pasted as the members from an index on. */
  paste: (text: string, index: number) => Promise<void>;
  /** Reads the clipboard, or asks for it where the browser lets no page read it. */
  ask: (index: number) => Promise<void>;
  window: ReactNode;
}

/** Pastes into a list what `read` makes of a text: as one step, and with words for what it lacks on this site. */
export function usePaste(list: Pointer, read: (text: string) => Copied): Paste {
  const { editor, checker } = useDesk();
  const { take } = useMembers();
  const [said, setSaid] = useState<Said>();
  const paste = async (text: string, index: number): Promise<void> => {
    const { values, refusal } = read(text);
    if (refusal !== undefined) return setSaid({ kind: 'refuses', why: refusal });
    setSaid(undefined);
    const { edits, assets, drawn } = editor.state();
    const edit = insertMembers(edits.root, list, index, values, 'pasted', drawn);
    take(edit);
    const places = values.map((_, position) => memberPointer(list, index + position));
    const found = await findLacking(checker, assets, edits.root, edit.after, places);
    const findings = found.filter(({ severity }) => severity !== 'notice');
    if (findings.length === 0) return;
    const things = findings.length === 1 ? '1 thing has' : `${findings.length} things have`;
    editor.announce(`${edit.says}; ${things} to be put right`);
    setSaid({ kind: 'lacks', findings });
  };
  const ask = async (index: number): Promise<void> => {
    const text = await readText();
    if (text === undefined) setSaid({ kind: 'asks', index });
    else await paste(text, index);
  };
  const window = said && <PasteWindow said={said} close={() => setSaid(undefined)} paste={paste} />;
  return { paste, ask, window };
}

interface PasteWindowProps {
  said: Said;
  close: () => void;
  paste: Paste['paste'];
}

function PasteWindow({ said, close, paste }: PasteWindowProps): ReactNode {
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
