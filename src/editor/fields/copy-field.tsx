import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Pointer } from '../../manifest/pointer';
import type { MarksHere } from '../copy/copy-commands';
import type { CopyView } from '../copy/copy-view';
import { useDesk } from '../use-editor';
import { CopyTools } from './copy-tools';
import { plainReading, Reads } from './reads';
import { sayValue } from './say-text';

interface CopyFieldProps {
  pointer: Pointer;
  id: string;
  text: string;
  /** What stands there until something is written. */
  sample: string | undefined;
  /** What a field says of itself where something is wrong with it, and what describes it. */
  described: object;
  write: (text: string) => void;
}

type Writing = typeof import('../copy/copy-view');
/** Loaded when a field of copy is first entered; from then on every such field is one of these. */
let writing: Writing | undefined;

/** Copy as it is read, with bold, italic, links and values; plain text until somebody first enters such a field. */
export function CopyField({ pointer, id, text, sample, described, write }: CopyFieldProps): ReactNode {
  const { editor } = useDesk();
  const [loaded, setLoaded] = useState(writing);
  const [here, setHere] = useState<MarksHere>();
  const [asks, setAsks] = useState<'link' | 'value'>();
  const place = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLTextAreaElement>(null);
  const view = useRef<CopyView>(undefined);
  const entered = useRef<number>(undefined);
  const latest = useRef({ text, described, write });
  latest.current = { text, described, write };
  const enter = async (): Promise<void> => {
    writing ??= await import('../copy/copy-view');
    entered.current = plain.current === document.activeElement ? (plain.current?.selectionStart ?? 0) : undefined;
    // Before the next key: the caret would be elsewhere by then.
    flushSync(() => setLoaded(writing));
  };
  // At once: what is typed meanwhile would go elsewhere.
  useLayoutEffect(() => {
    if (!loaded || !place.current) return;
    const own = loaded.createCopyView(place.current, {
      text: latest.current.text,
      caret: entered.current ?? 0,
      says: (written) => sayValue(written, editor.state().edits.root),
      attributes: () => ({
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'data-pointer': pointer,
        ...(sample !== undefined && { 'aria-placeholder': sample }),
        ...asAttributes(latest.current.described),
      }),
      write: (words) => latest.current.write(words),
      moved: setHere,
      refused: () => editor.announce('This cannot be written in this order: end the link, or the bold words, before.'),
      askForLink: () => setAsks('link'),
    });
    view.current = own;
    if (entered.current !== undefined) own.focus();
    return () => own.destroy();
  }, [loaded, editor, id, pointer, sample]);
  // The field follows what is undone or typed elsewhere; at once, or it would go back to what stood there a key ago.
  useLayoutEffect(() => view.current?.update(text));
  const reading = loaded ? undefined : plainReading(text);
  const describer = 'aria-describedby' in described ? `${described['aria-describedby']} ` : '';
  return (
    <>
      <CopyTools
        pointer={pointer}
        here={here}
        asks={asks}
        ask={setAsks}
        act={async (act) => {
          if (!view.current) await enter();
          requestAnimationFrame(() => view.current && act(view.current));
        }}
      />
      {loaded ? (
        <div ref={place} />
      ) : (
        <textarea
          ref={plain}
          id={id}
          data-pointer={pointer}
          placeholder={sample}
          {...described}
          {...(reading !== undefined && { 'aria-describedby': `${describer}${id}-plain` })}
          value={text}
          rows={Math.min(12, 2 + Math.ceil(text.length / 45))}
          onFocus={enter}
          onChange={({ target }) => write(target.value)}
        />
      )}
      <Reads id={`${id}-plain`} says={reading} />
    </>
  );
}

function asAttributes(described: object): Record<string, string> {
  return Object.fromEntries(Object.entries(described).map(([name, value]) => [name, String(value)]));
}
