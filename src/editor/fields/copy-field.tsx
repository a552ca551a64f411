import { type ReactNode, useRef, useState } from 'react';
import type { Pointer } from '../../manifest/pointer';
import type { CopyKind } from '../../manifest/visit-copy';
import type { MarksHere } from '../copy/copy-commands';
import type { CopyView } from '../copy/copy-view';
import { useDesk } from '../session/use-editor';
import { whyUnanswered } from '../session/workspace';
import { CopyTools } from './copy-tools';
import { needsDrawing } from './reading-line';
import type { AtField } from './value-text';
import { type Caret, PlainText, useCopyModule, WrittenText } from './written-text';

interface CopyFieldProps {
  pointer: Pointer;
  kind: CopyKind;
  id: string;
  text: string;
  /** The text that an empty field shows. */
  sample: string | undefined;
  /** The attributes of the field on what is wrong with it and what describes it. */
  described: object;
  /**
   * Tells whether the focus is in the field, and whether an input method is composing, during which the field is not
   * replaced.
   */
  at: Pick<AtField, 'isAt' | 'isComposing'>;
  write: (text: string) => void;
}

/** A field of copy as it is read, with its marks, links and values; without any, plain text until it is entered. */
export function CopyField({ pointer, kind, id, text, sample, described, at, write }: CopyFieldProps): ReactNode {
  const { writing, load } = useCopyModule(needsDrawing(text, pointer, kind));
  const { editor } = useDesk();
  const [marks, setMarks] = useState<MarksHere>();
  const [asks, setAsks] = useState<'link' | 'value'>();
  const view = useRef<CopyView>(undefined);
  const caret = useRef<Caret>(undefined);
  return (
    <>
      <CopyTools
        pointer={pointer}
        kind={kind}
        marks={marks}
        asks={asks}
        isAt={at.isAt}
        ask={setAsks}
        act={async (act) => {
          try {
            if (!view.current) await load();
            requestAnimationFrame(() => view.current && act(view.current));
          } catch (error) {
            editor.announce(whyUnanswered(error));
          }
        }}
      />
      {writing && (view.current || !at.isComposing) ? (
        <WrittenText
          writing={writing}
          sort={kind}
          pointer={pointer}
          id={id}
          text={text}
          described={{
            'aria-labelledby': `${id}-label`,
            'data-pointer': pointer,
            ...(sample !== undefined && { 'aria-placeholder': sample }),
            ...described,
          }}
          viewRef={view}
          caret={caret}
          write={write}
          onMove={setMarks}
          askForLink={() => setAsks('link')}
        />
      ) : (
        <PlainText id={id} caret={caret}>
          <textarea
            id={id}
            data-pointer={pointer}
            placeholder={sample}
            {...described}
            value={text}
            rows={Math.min(12, 2 + Math.ceil(text.length / 45))}
            onFocus={() => load().catch(() => {})}
            onChange={({ target }) => write(target.value)}
          />
        </PlainText>
      )}
    </>
  );
}
