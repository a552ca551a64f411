import { type FormEvent, type ReactNode, useState } from 'react';
import { type Pointer, pointerKeys } from '../../manifest/pointer';
import { AskedField } from '../controls/asked-field';
import { PlaceList } from '../fields/place-list';
import type { Edit } from '../members/members';
import { makeShared, placementsOf, removeShared, renameShared, sharedName } from '../members/shared-blocks';
import { askForOutline } from '../session/panes';
import { useDesk, useEditorState } from '../session/use-editor';
import { inWords } from '../words/in-words';

/** An offer to make a block of a page a shared block. */
export function MakeShared({ pointer }: { pointer: Pointer }): ReactNode {
  const { edits, now } = useEditorState('edits', 'now');
  return (
    <NameOffer
      offer="Let other pages have it"
      says="It can then be added to any page, and what is changed in it changes on all of them."
      edit={(name) => makeShared(edits.root, now, pointer, name)}
    />
  );
}

/** The actions on a shared block as a whole: another name, and deletion where no page has it. */
export function SharedBlockActions({ pointer }: { pointer: Pointer }): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState('edits');
  const [, name = ''] = pointerKeys(pointer);
  const places = placementsOf(edits.root, name);
  const drop = (): void => {
    editor.change(removeShared(edits.root, pointer));
    editor.openPage(editor.state().path);
    askForOutline();
  };
  return (
    <div className="actions of-member">
      <NameOffer
        offer="Rename this block"
        says={`It is called ${inWords(name)} now. Visitors do not see the name.`}
        edit={(newName) => renameShared(edits.root, pointer, newName)}
      />
      {places.length === 0 ? (
        <button type="button" name="delete" className="of-part" onClick={drop}>
          Delete this block
        </button>
      ) : (
        <details>
          <summary>It can be deleted once it stands nowhere. It stands in {places.length}:</summary>
          <PlaceList places={places} />
        </details>
      )}
    </div>
  );
}

interface NameOfferProps {
  offer: string;
  says: string;
  edit: (name: string) => Edit;
}

/** An offer that needs a name, and asks for it. */
function NameOffer({ offer, says, edit }: NameOfferProps): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState('edits');
  const [isAsked, setAsked] = useState(false);
  const [label, setLabel] = useState('');
  const [problem, setProblem] = useState<string>();
  if (!isAsked) {
    return (
      <button type="button" onClick={() => setAsked(true)}>
        {offer}
      </button>
    );
  }
  const make = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const nameAnswer = sharedName(edits.root, label);
    if ('problem' in nameAnswer) {
      setProblem(nameAnswer.problem);
      return;
    }
    const namedEdit = edit(nameAnswer.name);
    editor.change(namedEdit);
    editor.open(namedEdit.place);
    setAsked(false);
  };
  return (
    <form className="rename" onSubmit={make} aria-label={offer}>
      <AskedField label="What is it called?" value={label} problem={problem} write={setLabel} help={says} />
      <button type="submit">{offer}</button>
      <button type="button" onClick={() => setAsked(false)}>
        Leave it
      </button>
    </form>
  );
}
