import { type ClipboardEvent as Copying, type ReactNode, useState } from 'react';
import type { Finding } from '../../checks/problem';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { findNewFindings } from '../checking/new-findings';
import { LaterWindow } from '../controls/later-window';
import { textOfPart, type ValuesToPaste } from '../members/copied-text';
import { insertMembers, memberAt } from '../members/members';
import { useDesk } from '../session/use-editor';
import { useMembers } from './use-members';

/** Ways to copy a member of a list, as the text that site.json would have. */
export interface CopyActions {
  /** Puts a member on the clipboard; deletes it from its list, if it is cut. */
  copy: (pointer: Pointer, isCut: boolean) => Promise<void>;
  /** Handles Ctrl+C and Ctrl+X where the focus is on a member. */
  answer: (event: Copying, pointer: Pointer) => void;
}

/** Gives the ways to copy and cut members of lists. */
export function useCopy(): CopyActions {
  const { editor } = useDesk();
  const { drop } = useMembers();
  const textOf = (pointer: Pointer): string => {
    const { base, edits } = editor.state();
    return textOfPart(base, edits.root, pointer);
  };
  const tell = (pointer: Pointer, isCut: boolean): void => {
    const { edits, drawnPage, now } = editor.state();
    const { title } = memberAt(edits.root, now, pointer, drawnPage) ?? {};
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

/** The result of pasting: it has to be done by hand at an index, it is refused, or it lacks something on this site. */
export type PasteAnswer =
  | { kind: 'asks'; index: number }
  | { kind: 'refuses'; why: string }
  | { kind: 'lacks'; findings: Finding[] };

/** Ways to paste into a list, and the window that says what came of it. */
export interface PasteActions {
  /** Takes the members in a text from an index on. */
  paste: (text: string, index: number) => Promise<void>;
  /** Reads the clipboard, or asks for its text where the browser lets no page read it. */
  ask: (index: number) => Promise<void>;
  window: ReactNode;
}

/**
 * Gives the ways to paste into a list the values that `read` finds in a text: as one step, with words on what they lack
 * on this site.
 */
export function usePaste(list: Pointer, read: (text: string) => ValuesToPaste): PasteActions {
  const { editor, checker } = useDesk();
  const { take } = useMembers();
  const [answer, setAnswer] = useState<PasteAnswer>();
  const paste = async (text: string, index: number): Promise<void> => {
    const { values, refusal } = read(text);
    if (refusal !== undefined) return setAnswer({ kind: 'refuses', why: refusal });
    setAnswer(undefined);
    const { edits, assets, drawnPage, now } = editor.state();
    const edit = insertMembers(edits.root, now, list, index, values, 'pasted', drawnPage);
    take(edit);
    const places = values.map((_, position) => memberPointer(list, index + position));
    const newFindings = await findNewFindings(checker, assets, edits.root, edit.after, places);
    const findings = newFindings.filter(({ severity }) => severity !== 'notice');
    if (findings.length === 0) return;
    const things = findings.length === 1 ? '1 thing has' : `${findings.length} things have`;
    editor.announce(`${edit.says}; ${things} to be put right`);
    setAnswer({ kind: 'lacks', findings });
  };
  const ask = async (index: number): Promise<void> => {
    const text = await readText();
    if (text === undefined) setAnswer({ kind: 'asks', index });
    else await paste(text, index);
  };
  const close = (): void => setAnswer(undefined);
  const window = answer && (
    <LaterWindow close={close}>
      {(windows) => <windows.paste answer={answer} close={close} paste={paste} />}
    </LaterWindow>
  );
  return { paste, ask, window };
}

/** Puts plain text on the clipboard; tells whether the browser let it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByEvent(text);
  }
}

/** Reads the text on the clipboard; undefined where the browser lets no page read it unasked. */
async function readText(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
}

/** Tells whether an event is meant for a field, or for selected words. */
export function isInField({ target }: { target: EventTarget | null }): boolean {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return true;
  return getSelection()?.isCollapsed === false;
}

/** Copies in a browser that asks for no permission, as Ctrl+C does; tells whether it did. */
function copyByEvent(text: string): boolean {
  let isCopied = false;
  const put = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    isCopied = true;
  };
  document.addEventListener('copy', put);
  document.execCommand('copy');
  document.removeEventListener('copy', put);
  return isCopied;
}
