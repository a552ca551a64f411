import type { ReactNode } from 'react';
import type { Finding } from '../../checks/problem';
import { ownMember } from '../../manifest/manifest';
import { valueAt } from '../../manifest/pointer';
import { partAt } from '../naming/parts';
import type { EditorState } from '../session/editor-state';
import { findingsOf } from '../session/findings';
import { alikeIn, mendAll, mendedText } from '../session/mend-findings';
import { useDesk, useEditor } from '../session/use-editor';
import { mendsOfRules } from './mends-of-rules';

/** The help to mend a finding: what can be written in its place, and the way to where it is mended. */
export function Fix({ finding }: { finding: Finding }): ReactNode {
  const { editor } = useDesk();
  const { mendedAt, rule } = finding;
  const Mend = ownMember(mendsOfRules, rule);
  const title = useEditor(({ edits, now }) => mendedAt !== undefined && partAt(edits.root, now, mendedAt).title);
  return (
    <>
      <MendButton finding={finding} />
      {Mend && <Mend place={finding.pointer} />}
      {mendedAt !== undefined && (
        <button type="button" onClick={() => editor.open(mendedAt)}>
          Open “{title}”
        </button>
      )}
    </>
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
        Write “{value.replace(/^tel:/, '')}”
      </button>
      {count > 1 && (
        <button type="button" onClick={() => mend(alikeNow(editor.state()))}>
          {finding.further === undefined ? 'Mend all' : 'Mend the first'} {count}
        </button>
      )}
    </>
  );
}
