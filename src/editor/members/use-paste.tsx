import { type ReactNode, useState } from 'react';
import type { Finding } from '../../checks/problem';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { LaterWindow } from '../later-window';
import { useDesk } from '../use-editor';
import { readText } from './clipboard';
import type { Copied } from './copied-text';
import { findLacking } from './lacking';
import { insertMembers } from './members';
import { useMembers } from './use-members';

/** What was said of what was pasted: that it cannot be, what it lacks here, or that it has to be pasted by hand. */
export type Said =
  | { kind: 'asks'; index: number }
  | { kind: 'refuses'; why: string }
  | { kind: 'lacks'; findings: Finding[] };

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
    const { edits, assets, drawn, now } = editor.state();
    const edit = insertMembers(edits.root, now, list, index, values, 'pasted', drawn);
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
  const close = (): void => setSaid(undefined);
  const window = said && (
    <LaterWindow close={close}>{(windows) => <windows.paste said={said} close={close} paste={paste} />}</LaterWindow>
  );
  return { paste, ask, window };
}
