import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Pointer } from '../../manifest/pointer';
import { isCopyKind } from '../../manifest/visit-copy';
import type { CopyOptions, CopyView } from '../copy/copy-view';
import type { DroppedPart } from '../copy/sort';
import { useDesk } from '../session/use-editor';
import { sayChip } from '../words/say-text';

type CopyModule = typeof import('../copy/copy-view');
/** The module, loaded with the first text that has a value or marks, or once the first field of copy is entered. */
let copyModule: CopyModule | undefined;

/** Gives the module that draws texts with values and marks, once it is loaded: where it is needed, or on demand. */
export function useCopyModule(isNeeded: boolean): { writing: CopyModule | undefined; load: () => Promise<void> } {
  const [loaded, setLoaded] = useState(copyModule);
  const load = async (): Promise<void> => {
    copyModule ??= await import('../copy/copy-view');
    // Before the next key: the caret would be elsewhere by then.
    flushSync(() => setLoaded(copyModule));
  };
  const loadUnasked = useEffectEvent(() => load().catch(() => {}));
  // Without the editor for copy, the text is edited as it stands in the file.
  useEffect(() => {
    if (isNeeded && !loaded) loadUnasked();
  }, [isNeeded, loaded]);
  return { writing: loaded, load };
}

/** The number of characters before a caret, or all of a text. */
export type Caret = number | 'all';

interface WrittenTextProps
  extends Pick<CopyOptions, 'sort' | 'text' | 'write'>,
    Partial<Pick<CopyOptions, 'onMove' | 'askForLink'>> {
  writing: CopyModule;
  pointer: Pointer;
  id: string;
  /** The attributes of the field, its name too. */
  described: object;
  /** The field, for what acts on it. */
  viewRef: RefObject<CopyView | undefined>;
  /** The caret in the field that it replaces, if it was there, or that all of its text was chosen. */
  caret: RefObject<Caret | undefined>;
}

/** A field in which a text is written with value chips, and copy as it is read. */
export function WrittenText(props: WrittenTextProps): ReactNode {
  const { writing, id, sort, text, viewRef, caret } = props;
  const { editor } = useDesk();
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  // At once: what is typed meanwhile would go elsewhere.
  useLayoutEffect(() => {
    if (!place.current) return;
    const view = writing.createCopyView(place.current, {
      sort,
      text: latest.current.text,
      caret: caret.current === 'all' ? 0 : (caret.current ?? 0),
      says: (written) => {
        const { edits, now } = editor.state();
        return sayChip(written, latest.current.pointer, edits.root, now);
      },
      attributes: () => ({
        id,
        role: 'textbox',
        'aria-multiline': String(sort !== 'line'),
        ...asAttributes(latest.current.described),
      }),
      write: (words) => latest.current.write(words),
      onMove: (marks) => latest.current.onMove?.(marks),
      onRefuse: (what) => editor.announce(refusals[what]),
      onLeaveOut: (what) => editor.announce(sayLeftOut(what)),
      askForLink: () => latest.current.askForLink?.(),
    });
    viewRef.current = view;
    if (caret.current !== undefined) view.focus();
    if (caret.current === 'all') chooseAll(place.current);
    caret.current = undefined;
    return () => {
      viewRef.current = undefined;
      view.destroy();
    };
  }, [writing, editor, sort, id, viewRef, caret]);
  // The field follows what is undone or typed elsewhere; at once, or it would go back to what stood there a key ago.
  useLayoutEffect(() => viewRef.current?.update(text));
  return <div ref={place} className="written" data-copy={isCopyKind(sort) ? sort : undefined} />;
}

interface PlainTextProps {
  id: string;
  caret: RefObject<Caret | undefined>;
  children: ReactNode;
}

/** The browser's own field for a text; it notes its caret for the field that replaces it. */
export function PlainText({ id, caret, children }: PlainTextProps): ReactNode {
  useLayoutEffect(
    () => () => {
      const field = document.getElementById(id);
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      caret.current = isText && field === document.activeElement ? caretIn(field) : undefined;
    },
    [id, caret],
  );
  return children;
}

function caretIn({ value, selectionStart, selectionEnd }: HTMLInputElement | HTMLTextAreaElement): Caret {
  return value !== '' && selectionStart === 0 && selectionEnd === value.length ? 'all' : (selectionStart ?? 0);
}

/** Chooses all of the text of a field, or of the one within an element. */
export function chooseAll(field: EventTarget): void {
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) field.select();
  else if (field instanceof Element) {
    const written = field.closest('[contenteditable=true]') ?? field.querySelector('[contenteditable=true]');
    if (written) getSelection()?.selectAllChildren(written);
  }
}

function asAttributes(described: object): Record<string, string> {
  return Object.fromEntries(Object.entries(described).map(([name, value]) => [name, String(value)]));
}

/** The words on what a text cannot hold. */
const refusals = {
  marks: 'This cannot be written in this order: end the link, or the bold words, before.',
  picture: 'A text holds words alone: paste a picture where one is chosen.',
};

/** The words on what a pasted text had. */
const formerParts: Readonly<Record<DroppedPart, string>> = {
  picture: 'pictures, which are chosen in a block of their own',
  table: 'the columns of a table, which is a block of its own',
  'inner list': 'lists within lists: their items stand with the others',
  link: 'links that lead nowhere from here',
  heading: 'headings, which stand as paragraphs',
  quotation: 'quotations, which stand as paragraphs',
};

function sayLeftOut(what: ReadonlySet<DroppedPart>): string {
  return `Pasted without ${[...what].map((part) => formerParts[part]).join('; ')}.`;
}
