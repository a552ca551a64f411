import type { ReactNode } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { type CopyKind, heldMarks, type LineMark } from '../../manifest/visit-copy';
import { LaterWindow } from '../controls/later-window';
import type { MarksHere } from '../copy/copy-commands';
import type { CopyView } from '../copy/copy-view';
import { useEditorState } from '../session/use-editor';
import { entriesAt, sayText } from '../words/say-text';

interface CopyToolsProps {
  pointer: Pointer;
  kind: CopyKind;
  /** The marks at the selection. */
  marks: MarksHere | undefined;
  asks: 'link' | 'value' | undefined;
  /** Whether somebody is in the field: only then do its tools stand on the way of the Tab key. */
  isAt: boolean;
  ask: (what: 'link' | 'value' | undefined) => void;
  /** Does something with the field, once that is loaded. */
  act: (act: (view: CopyView) => void) => void;
}

/** The tools that make lists, headings and quotations, with their keys. */
const lineTools: Readonly<Record<LineMark, { label: string; keys: string }>> = {
  bullet: { label: 'List', keys: 'Ctrl+Shift+8' },
  number: { label: 'Numbered', keys: 'Ctrl+Shift+7' },
  heading: { label: 'Heading', keys: 'Ctrl+Shift+6' },
  quotation: { label: 'Quotation', keys: 'Ctrl+Shift+9' },
};

/** The tools for the selected words and paragraphs of copy. */
export function CopyTools({ pointer, kind, marks, asks, isAt, ask, act }: CopyToolsProps): ReactNode {
  const { edits, drawnPage, now } = useEditorState('edits', 'drawnPage', 'now');
  const stay = {
    type: 'button' as const,
    tabIndex: isAt ? 0 : -1,
    onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
  };
  return (
    <fieldset className="copy-tools" aria-label="Marks">
      <button
        {...stay}
        aria-pressed={marks?.isStrong ?? false}
        title="Ctrl+B"
        onClick={() => act((view) => view.toggle('strong'))}
      >
        <b>Bold</b>
      </button>
      <button
        {...stay}
        aria-pressed={marks?.isEm ?? false}
        title="Ctrl+I"
        onClick={() => act((view) => view.toggle('em'))}
      >
        <i>Italic</i>
      </button>
      {heldMarks[kind].map((mark) => (
        <button
          key={mark}
          {...stay}
          aria-pressed={marks?.line === mark}
          title={lineTools[mark].keys}
          onClick={() => act((view) => view.toggleLine(mark))}
        >
          {lineTools[mark].label}
        </button>
      ))}
      <button {...stay} title="Ctrl+K" onClick={() => ask('link')}>
        Link
      </button>
      {marks?.to !== undefined && (
        <button {...stay} onClick={() => act((view) => view.link(undefined))}>
          No link
        </button>
      )}
      <button {...stay} onClick={() => ask('value')}>
        Insert…
      </button>
      {marks?.to !== undefined && (
        <small className="hint">
          Leads to {sayText(marks.to, edits.root, now, entriesAt(pointer, edits.root, drawnPage))}
        </small>
      )}
      {asks === 'link' && (
        <LaterWindow close={() => ask(undefined)}>
          {({ words: Open }) => (
            <Open
              pointer={pointer}
              of="link"
              title="Where does it lead?"
              close={() => ask(undefined)}
              choose={(to) => {
                ask(undefined);
                act((view) => view.link(to));
              }}
            />
          )}
        </LaterWindow>
      )}
      {asks === 'value' && (
        <LaterWindow close={() => ask(undefined)}>
          {({ value: Open }) => (
            <Open
              pointer={pointer}
              close={() => ask(undefined)}
              choose={(name) => {
                ask(undefined);
                act((view) => view.insertValue(name));
              }}
            />
          )}
        </LaterWindow>
      )}
    </fieldset>
  );
}
