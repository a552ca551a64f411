import type { ReactNode } from 'react';
import { remove, set } from '../../manifest/operations';
import { type Pointer, parentPointer, valueAt } from '../../manifest/pointer';
import { silentPictures } from '../members/picture-places';
import { saidElsewhere } from '../members/said-elsewhere';
import { partAt } from '../naming/parts';
import { useDesk, useEditor } from '../session/use-editor';

/** A button that mends what a rule finds at a place, where it can. */
type Mend = (props: { place: Pointer }) => ReactNode;

/** What mends the findings of a rule, by its id, beside the texts that a finding brings along. */
export const mendsOfRules: Readonly<Record<string, Mend>> = {
  'nothing-unused': RemoveUnused,
  'hours-agree': TakeOver,
  'picture-alternative': InARow,
};

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

/** The button that leads to all pictures beside one of which nothing is said, where there are several. */
function InARow({ place }: { place: Pointer }): ReactNode {
  const { editor } = useDesk();
  const [, within] = /^(.*)\/\d+\/[^/]+\/alt$/.exec(place) ?? [];
  const count = useEditor(({ edits }) => (within === undefined ? 0 : silentPictures(edits.root, within).length));
  if (within === undefined || count < 2) return null;
  const open = (): void => editor.tell({ kind: 'show', shown: { shownWindow: { name: 'describe', within } } });
  return (
    <button type="button" onClick={open}>
      Say it of all {count} in a row
    </button>
  );
}
