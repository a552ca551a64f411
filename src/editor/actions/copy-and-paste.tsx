import { type ClipboardEvent as Copying, type ReactNode, useState } from 'react';
import type { Finding } from '../../checks/problem';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { findLacking } from '../checking/lacking';
import { LaterWindow } from '../frame/later-window';
import { type Copied, textOfPart } from '../members/copied-text';
import { insertMembers, memberAt } from '../members/members';
import { useDesk } from '../session/use-editor';
import { useMembers } from './use-members';

/** Ways to take a member of a list along, as the text that it would have in site.json. */
export interface Copy {
  /** Puts it on the clipboard, and takes it out of its list if it is cut. */
  copy: (pointer: Pointer, isCut: boolean) => Promise<void>;
  /** Answers Ctrl+C and Ctrl+X where the focus is on it. */
  answer: (event: Copying, pointer: Pointer) => void;
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

/** What was said of what was pasted: that it cannot be, what it lacks here, or that it has to be pasted by hand. */
export type PasteAnswer =
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
  const [said, setSaid] = useState<PasteAnswer>();
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

/** Puts plain text on the clipboard; gives whether the browser let it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByEvent(text);
  }
}

/** The text on the clipboard; nothing where the browser lets no page read it unasked. */
async function readText(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
}

/** Whether what is pressed or pasted is meant for a field, or for words that are marked. */
export function isInField({ target }: { target: EventTarget | null }): boolean {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return true;
  return getSelection()?.isCollapsed === false;
}

/** Copies by the event of a browser that asks for no permission; it is the same as pressing Ctrl+C. */
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
