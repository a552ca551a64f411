import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Finding } from '../../checks/problem';
import { type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { findNewFindings } from '../checking/new-findings';
import { changingRows, type TakenRow, type Taking, takeRows } from '../collections/taking';
import { takeAnswer } from '../controls/take-answer';
import { Window } from '../controls/window';
import { cellText } from '../inputs/read-cell';
import { entryTitle } from '../naming/parts';
import { useDesk, useEditorState } from '../session/use-editor';
import { inSentence } from '../words/in-words';
import { fieldTitle } from '../words/titles';

interface TakeWindowProps {
  list: Pointer;
  taking: Taking;
  close: () => void;
}

/** Rows from elsewhere with what is wrong in each; the chosen ones are taken on a click, as one step. */
export function TakeWindow({ list, taking, close }: TakeWindowProps): ReactNode {
  const { editor } = useDesk();
  const { edits, now } = useEditorState('edits', 'now');
  const [entries] = useState(() => valueAt(edits.root, list));
  const count = Array.isArray(entries) ? entries.length : 0;
  const rows = useMemo(() => changingRows(taking), [taking]);
  const problemsFound = useProblems(list, rows);
  const problems = problemsFound?.byRow;
  const [turned, setTurned] = useState<ReadonlySet<TakenRow>>(new Set());
  // Entries without problems are chosen from the start; the others can be chosen.
  const isChosen = (row: TakenRow): boolean => {
    if (row.faults.length > 0 || !problems) return false;
    const isSound = !problems.get(row)?.some(({ severity }) => severity === 'error');
    return turned.has(row) !== isSound;
  };
  const turn = (row: TakenRow): void => {
    const next = new Set(turned);
    if (!next.delete(row)) next.add(row);
    setTurned(next);
  };
  const chosenRows = rows.filter(isChosen);
  const take = (): void => {
    close();
    if (valueAt(edits.root, list) !== entries) {
      editor.announce('The collection was changed meanwhile, so nothing was taken. Paste or choose the rows again.');
      return;
    }
    const { after } = takeRows(edits.root, list, chosenRows);
    const addedCount = chosenRows.filter(({ index }) => index === undefined).length;
    const says = `${rowsWords(chosenRows.length)} taken from a spreadsheet: ${addedCount} added, ${chosenRows.length - addedCount} changed`;
    editor.change({ says, place: list, after });
  };
  return (
    <Window title="Take rows from a spreadsheet" close={close}>
      <p role="status">
        {problems || rows.length === 0 ? `${rowsWords(rows.length)} would change something.` : 'The rows are checked…'}
      </p>
      {taking.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <ul className="hits">
        {rows.map((row, position) => (
          <li key={position}>
            <label>
              <input
                type="checkbox"
                checked={isChosen(row)}
                disabled={row.faults.length > 0}
                onChange={() => turn(row)}
              />
              <span>
                <strong>{entryTitle(edits.root, now, row.entry, row.index ?? count)}</strong>{' '}
                {sayRow(row, (name) => inSentence(fieldTitle(edits.root, pointerKeys(list)[1] ?? '', name)))}
                <ProblemItems faults={row.faults} problems={problems?.get(row) ?? []} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      {problemsFound && problemsFound.elsewhere.length > 0 && (
        <>
          <h3>What would have to be put right elsewhere</h3>
          <ProblemItems faults={[]} problems={problemsFound.elsewhere} />
        </>
      )}
      <button type="button" className="main" disabled={chosenRows.length === 0} onClick={take}>
        Take {rowsWords(chosenRows.length)}
      </button>
    </Window>
  );
}

function ProblemItems({ faults, problems }: { faults: string[]; problems: Finding[] }): ReactNode {
  if (faults.length + problems.length === 0) return null;
  return (
    <ul className="problems-here">
      {faults.map((fault) => (
        <li key={fault} data-severity="error">
          {fault}
        </li>
      ))}
      {problems.map(({ message, severity, pointer }) => (
        <li key={pointer + message} data-severity={severity}>
          {message}
        </li>
      ))}
    </ul>
  );
}

/** The findings in each row, and those that the rows cause elsewhere. */
interface FoundProblems {
  byRow: Map<TakenRow, Finding[]>;
  elsewhere: Finding[];
}

/** Gives the findings that all readable rows would bring; undefined until the check has looked. */
function useProblems(list: Pointer, rows: TakenRow[]): FoundProblems | undefined {
  const { editor, checker } = useDesk();
  const [found, setFound] = useState<FoundProblems>();
  useEffect(() => {
    const { edits, assets } = editor.state();
    const readable = rows.filter(({ faults }) => faults.length === 0);
    const { after, places } = takeRows(edits.root, list, readable);
    return takeAnswer(findNewFindings(checker, assets, edits.root, after, places), (all) => {
      const findings = all.filter(({ severity }) => severity !== 'notice');
      const here = (place: Pointer): Finding[] =>
        findings.filter(({ pointer }) => `${pointer}/`.startsWith(`${place}/`));
      const byRow = new Map(readable.map((row, position) => [row, here(places[position] ?? '')]));
      const placedFindings = new Set([...byRow.values()].flat());
      setFound({ byRow, elsewhere: findings.filter((finding) => !placedFindings.has(finding)) });
    });
  }, [editor, checker, list, rows]);
  return found;
}

function sayRow({ index, values }: TakenRow, called: (name: string) => string): string {
  const parts = values.map(([name, value]) =>
    value === undefined ? `without ${called(name)}` : `${called(name)} ${shortText(value)}`,
  );
  return `${index === undefined ? 'new' : 'changed'}: ${parts.join(', ')}`;
}

function shortText(value: TakenRow['values'][number][1]): string {
  const text = cellText(value);
  return `“${text.length > 40 ? `${text.slice(0, 39)}…` : text}”`;
}

function rowsWords(count: number): string {
  return count === 1 ? '1 row' : `${count} rows`;
}
