import { type ReactNode, useState } from 'react';
import { parentPointer, valueAt } from '../../manifest/pointer';
import { changeAmounts, changedAmounts, usualStep } from '../collections/change-amounts';
import { AskedField } from '../controls/asked-field';
import { WindowButton } from '../controls/later-window';
import { AskedChoice } from '../controls/select';
import { FormWindow } from '../controls/window';
import type { Column } from '../inputs/columns';
import { entryTitle } from '../naming/parts';
import { useDesk, useEditorState } from '../session/use-editor';

interface ChangeAmountsProps {
  collection: string;
  /** The columns of numbers. */
  columns: readonly Column[];
}

/** Raises or lowers all numbers of a column, which it shows before and after, as one step. */
export function ChangeAmounts({ collection, columns }: ChangeAmountsProps): ReactNode {
  if (columns.length === 0) return null;
  return (
    <WindowButton says="Raise or lower numbers">
      {(_, close) => <AmountsWindow collection={collection} columns={columns} close={close} />}
    </WindowButton>
  );
}

function AmountsWindow({ collection, columns, close }: ChangeAmountsProps & { close: () => void }): ReactNode {
  const { editor } = useDesk();
  const { edits, now } = useEditorState('edits', 'now');
  const [name, setName] = useState(columns[0]?.name ?? '');
  const [by, setBy] = useState('');
  const [isPercentage, setPercentage] = useState(true);
  const [step, setStep] = useState('');
  const [problem, setProblem] = useState<string>();
  const usual = usualStep(edits.root, collection, name);
  const change = { by: numberIn(by), isPercentage, step: step === '' ? usual : numberIn(step) };
  const isReadable = Number.isFinite(change.by) && change.by !== 0 && change.step > 0;
  const amounts = isReadable ? changedAmounts(edits.root, collection, name, change) : [];
  const take = (): void => {
    setProblem(isReadable ? undefined : 'Write a number, such as 10 to raise or -10 to lower.');
    if (!isReadable) return;
    close();
    editor.change(changeAmounts(edits.root, collection, name, change));
  };
  return (
    <FormWindow
      title="Raise or lower numbers"
      submit={amounts.length === 1 ? 'Change one number' : `Change ${amounts.length} numbers`}
      act={take}
      close={close}
    >
      <AskedChoice
        label="Which numbers?"
        value={name}
        options={columns.map((column) => [column.name, column.label])}
        choose={setName}
      />
      <AskedField
        label="By how much? With a minus they are lowered."
        value={by}
        problem={problem}
        write={setBy}
        field={{ inputMode: 'text' }}
      />
      <AskedChoice
        label="As"
        value={isPercentage ? 'percentage' : 'amount'}
        options={[
          ['percentage', 'a percentage'],
          ['amount', 'an amount'],
        ]}
        choose={(unit) => setPercentage(unit === 'percentage')}
      />
      <AskedField
        label="Rounded to"
        help={`Such as 10 or 100; to ${usual} where nothing is said.`}
        value={step}
        problem={undefined}
        write={setStep}
      />
      <ul className="hits">
        {amounts.map(({ pointer, before, after }, index) => {
          const entry = parentPointer(pointer);
          return (
            <li key={pointer}>
              <bdi>{entryTitle(edits.root, now, valueAt(edits.root, entry), index)}</bdi>: {before} → {after}
            </li>
          );
        })}
      </ul>
    </FormWindow>
  );
}

/** Reads a number with a point or a comma; none is not finite. */
function numberIn(text: string): number {
  const plain = text.trim().replace('−', '-').replace(',', '.').replace(/\s*%$/, '');
  return plain === '' ? Number.NaN : Number(plain);
}
