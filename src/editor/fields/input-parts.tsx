import type { ReactNode } from 'react';
import type { Finding } from '../../checks/problem';
import type { Json, JsonObject } from '../../manifest/manifest';
import { isEqual } from '../../manifest/merge';
import { put, remove } from '../../manifest/operations';
import { memberPointer, type Pointer, parentPointer, pointerKeys, valueAt } from '../../manifest/pointer';
import type { Input, Kind } from '../inputs/input';
import { withFollowing } from '../members/following';
import { sayChanged } from '../naming/say-changed';
import { findingsOf } from '../session/findings';
import { areFindingsNear, findingsAt } from '../session/mend-findings';
import { withoutTicked } from '../session/ticked';
import { useDesk, useEditor } from '../session/use-editor';
import { missingIn, type SortedFindings, sortedFindings } from '../steps/addition';
import type { Edits } from '../steps/edits';
import { inWords } from '../words/in-words';
import { isOfWords, putWord } from '../words/site-words';
import { Fix } from './fix';
import { useKeptRoom } from './kept-room';

/** The properties of every input. */
export interface InputProps<Of extends { kind: Kind } = Input> {
  pointer: Pointer;
  input: Of;
  value: Json | undefined;
  label: string;
  help?: string;
  /**
   * Whether the field is shown while its value is missing, too; when it is emptied or switched off, the value is
   * removed.
   */
  mayLack?: boolean | undefined;
}

/**
 * Gives a function that puts a value in its place as one step; typing without a pause is one. With
 * `mayLack`, empty words and `false` remove the value.
 */
export function usePut(pointer: Pointer, mayLack = false): (value: Json) => void {
  const { editor } = useDesk();
  return (value) => {
    const { edits, addition, now } = editor.state();
    const { root } = edits;
    const put = isOfWords(pointer)
      ? putWord(root, pointer, String(value))
      : mayLack && (value === '' || value === false)
        ? withoutValue(root, pointer)
        : putBack(edits, pointer, value);
    const after = withFollowing(root, put, pointer, addition);
    editor.change({ says: sayChanged(after, now, pointer), place: pointer, after, key: pointer });
  };
}

/** Gives a function that removes the value of a place that is being typed in, within the same step. */
export function useEmpty(pointer: Pointer): () => void {
  const { editor } = useDesk();
  return () => {
    const { edits, now } = editor.state();
    const after = withoutValue(edits.root, pointer);
    editor.change({ says: sayChanged(edits.root, now, pointer), place: pointer, after, key: pointer });
  };
}

function withoutValue(root: JsonObject, pointer: Pointer): JsonObject {
  return valueAt(root, pointer) === undefined ? root : remove(root, pointer);
}

/** Gives a site with a value in its place. One that the last step has emptied stands where it stood before that. */
function putBack({ root, past, future }: Edits, pointer: Pointer, value: Json): JsonObject {
  const isThere = valueAt(root, pointer) !== undefined;
  const last = future.length === 0 ? past.at(-1) : undefined;
  return put(!isThere && last?.key === pointer ? last.before : root, pointer, value);
}

/** Gives a function that removes a value as one step. */
export function useTakeOut(): (pointer: Pointer) => void {
  const { editor } = useDesk();
  return (pointer) => {
    const { edits, now } = editor.state();
    const after = remove(edits.root, pointer);
    const around = parentPointer(pointer);
    editor.change({ says: sayChanged(edits.root, now, pointer, 'taken out'), place: around, after });
  };
}

/** Gives the ARIA attributes of a field: the ids of what describes it, and whether it is wrong. */
export function useDescribed(pointer: Pointer, id: string, describers: readonly (string | false)[] = []): object {
  const { wrong, toFill, hints } = useFindingsAt(pointer, true);
  const isQuiet = wrong.length + toFill.length + hints.length === 0;
  const ids = [...describers, !isQuiet && `${id}-problem`].filter((one) => one !== false);
  const described = ids.length > 0 && { 'aria-describedby': ids.join(' ') };
  if (isQuiet) return { ...described };
  // A hint is no mistake: what it speaks of may stay as it is. Nor is what nobody has come to yet.
  const isHint = wrong.length + toFill.length === 0;
  return {
    ...(wrong.length > 0 && { 'aria-invalid': true }),
    ...(isHint && { 'data-hint': '' }),
    ...described,
  };
}

/** Gives the findings at a place; for a field, those of the paragraphs of its text, too. */
function useFindingsAt(pointer: Pointer, isField: boolean): SortedFindings {
  return useEditor((state) => {
    if (!areFindingsNear(findingsOf(state), pointer)) return noFindings;
    const value = isField ? valueAt(state.edits.root, pointer) : undefined;
    const paragraphs = Array.isArray(value) ? value.map((_, index) => memberPointer(pointer, index)) : [];
    const findings = [pointer, ...paragraphs].flatMap((place) => findingsAt(findingsOf(state), place));
    const open = withoutTicked(findings, state.edits.root, state.tickedTexts);
    return open.length === 0 ? noFindings : sortedFindings({ ...state, findings: open });
  }, isEqual);
}

const noFindings: SortedFindings = { wrong: [], toFill: [], hints: [] };

/** Says what is still to be filled in at a place: its words, or parts of it by their names. */
function sayToFill(findings: readonly Finding[]): string {
  const names = findings.flatMap(missingIn).map((place) => inWords(pointerKeys(place).at(-1) ?? ''));
  return names.length === 0 ? 'Still to fill in.' : `Still to fill in: ${names.join(', ')}.`;
}

/** The list of what is wrong or still to be filled in at a place; `id` is that of the list that describes a field. */
export function ProblemsAt({ pointer, id }: { pointer: Pointer; id?: string }): ReactNode {
  const { wrong, toFill, hints } = useFindingsAt(pointer, id !== undefined);
  const { element, isKept } = useKeptRoom();
  const isQuiet = wrong.length + toFill.length + hints.length === 0;
  if (isQuiet && !isKept) return null;
  return (
    <div ref={element}>
      {!isQuiet && (
        <ul className="problems-here" id={id}>
          {toFill.length > 0 && <li data-severity="to-fill">{sayToFill(toFill)}</li>}
          {[...wrong, ...hints].map((finding) => (
            <li key={finding.message} data-severity={finding.severity}>
              {finding.message} <Fix finding={finding} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
