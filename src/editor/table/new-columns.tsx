import { type ReactNode, useState } from 'react';
import { collectionsIn } from '../../manifest/collections';
import type { NewField } from '../collections/declare';
import { addFields } from '../collections/new-columns';
import { ProblemNote } from '../controls/field-note';
import { Select } from '../controls/select';
import { FormWindow } from '../controls/window';
import type { Entries } from '../inputs/columns';
import { fieldKinds } from '../inputs/declarations';
import { entryFields } from '../naming/entry-fields';
import { useDesk, useEditorState } from '../session/use-editor';
import { collectionTitle } from '../words/titles';

interface NewColumnsProps {
  collection: string;
  /** A field for each column that no field is called. */
  proposed: readonly NewField[];
  close: () => void;
  /** Takes the rows, with the fields that there are then. */
  goOn: (collection: Entries) => void;
}

/** Asks which columns of a spreadsheet become fields, and of which kind, before its rows are taken. */
export function NewColumns({ collection, proposed, close, goOn }: NewColumnsProps): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState('edits');
  const [fields, setFields] = useState(proposed.map((field) => ({ ...field, isChosen: true })));
  const [problem, setProblem] = useState<string>();
  const change = (at: number, part: Partial<(typeof fields)[number]>): void =>
    setFields(fields.map((field, index) => (index === at ? { ...field, ...part } : field)));
  const take = (): void => {
    const knownFields = entryFields(edits.root, collection);
    const chosenFields = fields.filter(({ isChosen }) => isChosen).map(({ isChosen: _, ...field }) => field);
    const outcome = addFields(edits.root, collection, knownFields, chosenFields);
    if ('problem' in outcome) {
      setProblem(outcome.problem);
      return;
    }
    close();
    const title = collectionTitle(edits.root, collection);
    const count = chosenFields.length === 1 ? 'A field' : `${chosenFields.length} fields`;
    if (chosenFields.length > 0)
      editor.change({ says: `${count} added to ${title}`, place: `/collections/${collection}`, after: outcome.after });
    goOn(collectionsIn(outcome.after).get(collection) ?? { entries: [] });
  };
  return (
    <FormWindow
      title="New columns"
      submit="Go on"
      act={take}
      hint="No field is called like these columns. Those that you choose become fields of every entry."
      close={close}
    >
      {fields.map(({ label, kind, isChosen }, at) => (
        <div className="plain" key={label}>
          <label>
            <input
              type="checkbox"
              checked={isChosen}
              onChange={({ target }) => change(at, { isChosen: target.checked })}
            />{' '}
            Make “{label}” a field
          </label>
          <Select
            aria-label={`What “${label}” holds`}
            value={kind}
            disabled={!isChosen}
            options={fieldKinds
              .filter((one) => one.kind === kind || !isFuller(one.kind))
              .map((one) => [one.kind, one.title])}
            choose={(chosen) => change(at, { kind: chosen })}
          />
        </div>
      ))}
      <ProblemNote says={problem} />
    </FormWindow>
  );
}

/** Tells whether a kind of field needs more than a name, or has values for which no cell has room. */
function isFuller(kind: string): boolean {
  return ['choice', 'entry', 'picture', 'texts', 'other'].includes(kind);
}
