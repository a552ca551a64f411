import type { ReactNode } from 'react';
import type { Finding } from '../../checks/problem';
import { remove, set } from '../../manifest/operations';
import { type Pointer, parentPointer, valueAt } from '../../manifest/pointer';
import { saidElsewhere } from '../members/said-elsewhere';
import { partAt } from '../naming/parts';
import type { EditorState } from '../session/editor-state';
import { findingsOf } from '../session/findings';
import { alikeIn, mendAll, mendedText } from '../session/mend-findings';
import { useDesk, useEditor } from '../session/use-editor';

/** The help to mend a finding: what can be written in its place, and the way to where it is mended. */
export function Fix({ finding }: { finding: Finding }): ReactNode {
  const { editor } = useDesk();
  const { mendedAt } = finding;
  const title = useEditor(({ edits, now }) => mendedAt !== undefined && partAt(edits.root, now, mendedAt).title);
  return (
    <>
      <MendButton finding={finding} />
      {finding.rule === 'nothing-unused' && <RemoveUnused place={finding.pointer} />}
      {finding.rule === 'hours-agree' && <TakeOver place={finding.pointer} />}
      {mendedAt !== undefined && (
        <button type="button" onClick={() => editor.open(mendedAt)}>
          Open “{title}”
        </button>
      )}
    </>
  );
}

/** The button that removes a value, a shared block or a way to send forms that nothing uses. */
function RemoveUnused({ place }: { place: Pointer }): ReactNode {
  const { editor } = useDesk();
  const isThere = useEditor(({ edits }) => valueAt(edits.root, place) !== undefined);
  if (!isThere || !/^\/(values|shared|delivery)\/[^/]+$/.test(place)) return null;
  const drop = (): void => {
    const { edits, now } = editor.state();
    const after = remove(edits.root, place);
    const around = parentPointer(place);
    editor.change({ says: `${partAt(edits.root, now, place).title} removed`, place: around, from: place, after });
  };
  return (
    <button type="button" onClick={drop}>
      Remove it
    </button>
  );
}

/** The button that has a place say what the site says elsewhere of the same. */
function TakeOver({ place }: { place: Pointer }): ReactNode {
  const { editor } = useDesk();
  const said = useEditor(({ edits }) => saidElsewhere(edits.root, place));
  if (said === undefined) return null;
  const take = (): void => {
    const { edits, now } = editor.state();
    const after = set(edits.root, place, said);
    editor.change({ says: `${partAt(edits.root, now, place).title}: as on the page`, place, after });
  };
  return (
    <button type="button" onClick={take}>
      Take over those of the page
    </button>
  );
}

/**
 * The button that mends a finding, and those like it, in one step that can be undone: by a safe fix, or by the only
 * name that was probably meant.
 */
function MendButton({ finding }: { finding: Finding }): ReactNode {
  const { editor } = useDesk();
  const { pointer } = finding;
  const alikeNow = (state: EditorState): Finding[] => alikeIn(findingsOf(state), finding, state.edits.root);
  const { value, count } = useEditor((state) => {
    const written = mendedText(finding, valueAt(state.edits.root, pointer));
    return { value: written, count: written === undefined ? 0 : alikeNow(state).length };
  });
  if (value === undefined) return null;
  const mend = (all: Finding[]): void => {
    const { edits, now } = editor.state();
    const says = all.length === 1 ? `${partAt(edits.root, now, pointer).title}: mended` : `${all.length} places mended`;
    editor.change({ says, place: pointer, after: mendAll(edits.root, all) });
  };
  return (
    <>
      <button type="button" onClick={() => mend([finding])}>
        Write “{value}”
      </button>
      {count > 1 && (
        <button type="button" onClick={() => mend(alikeNow(editor.state()))}>
          {finding.further === undefined ? 'Mend all' : 'Mend the first'} {count}
        </button>
      )}
    </>
  );
}
