import { type ReactNode, useState } from 'react';
import { type Pointer, pointerKeys } from '../../manifest/pointer';
import { writtenUses } from '../../manifest/uses';
import { Window } from '../controls/window';
import { sayVisibility } from '../session/say-visibility';
import { useDesk } from '../session/use-editor';
import { useTakeOut } from './input-parts';

interface LeaveOutProps {
  pointer: Pointer;
  label: string;
  /** A further explanation. */
  hint?: string | undefined;
  /** Called once the value is removed. */
  onDone?: () => void;
}

/** The button that removes the value of a field; it asks first, where that shows elsewhere. */
export function LeaveOut({ pointer, label, hint, onDone = () => {} }: LeaveOutProps): ReactNode {
  const desk = useDesk();
  const takeOut = useTakeOut();
  const [uses, setUses] = useState<string>();
  const drop = (): void => {
    takeOut(pointer);
    onDone();
  };
  const leave = async (): Promise<void> => {
    const elsewhere = await usesOf(pointer, desk);
    if (elsewhere === undefined) drop();
    else setUses(elsewhere);
  };
  return (
    <details className="field-menu">
      <summary title={`More: ${label}`}>
        <span aria-hidden="true">…</span>
        <span className="unseen">More: {label}</span>
      </summary>
      <button type="button" onClick={leave}>
        Remove “{label}”
      </button>
      {hint !== undefined && <p className="hint">{hint}</p>}
      {uses !== undefined && (
        <Window title={`Remove “${label}”?`} close={() => setUses(undefined)}>
          <p>{uses}</p>
          <div className="actions">
            <button type="button" onClick={() => setUses(undefined)}>
              Keep it
            </button>
            <button type="button" onClick={drop}>
              Remove it
            </button>
          </div>
        </Window>
      )}
    </details>
  );
}

/** Says where else a value shows, or a way to send forms is named; undefined where removing it does no harm. */
async function usesOf(pointer: Pointer, { editor, checker }: ReturnType<typeof useDesk>): Promise<string | undefined> {
  const [section, name = '', ...within] = pointerKeys(pointer);
  const { edits, assets } = editor.state();
  if (within.length > 0) return undefined;
  if (section === 'values') {
    const pages = await checker.pagesShowingValue(name, edits.root, assets);
    return pages.length === 0 ? undefined : `${sayVisibility(name, pages)}.`;
  }
  if (section !== 'delivery') return undefined;
  const forms = writtenUses(edits.root, 'delivery', name);
  if (forms.length === 0) return undefined;
  return forms.length === 1 ? '1 form is sent that way.' : `${forms.length} forms are sent that way.`;
}
