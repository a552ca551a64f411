import type { ReactNode } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { partAt } from '../state/parts';
import { useDesk, useEditorState } from '../use-editor';
import { likeTheOthers, ownPage } from './own-page';

/** Offers to part the open page from those that are made like it, or to make one that was parted like the others again. */
export function OwnPage({ pointer }: { pointer: Pointer }): ReactNode {
  const { editor, registry } = useDesk();
  const { edits, assets, drawn, now } = useEditorState('edits', 'assets', 'drawn', 'now');
  const entry = drawn?.entry;
  if (drawn === undefined || entry === undefined || !`${pointer}/`.startsWith(`${drawn.route}/`)) return null;
  const within = pointer.slice(drawn.route.length);
  const again = likeTheOthers(edits.root, drawn.route);
  const { title } = partAt(edits.root, now, entry);
  if (again) {
    return (
      <Offer
        does="Make it like the others again"
        says="This page stands by itself. What was written for it alone goes then; what its entry says stays."
        act={() => {
          editor.change({ says: `The page of ${title} is like the others again`, ...again });
          editor.open(again.place);
        }}
      />
    );
  }
  const others = drawn.pagesOfRoute - 1;
  if (others < 1) return null;
  const keeping = others === 1 ? 'the other page keeps what it has.' : `the other ${others} pages keep what they have.`;
  const part = (): void => {
    const edit = ownPage(edits.root, drawn.route, entry, assets, registry, now);
    if (!edit) {
      editor.announce(`The page of ${title} cannot stand by itself: other pages would change. Nothing was changed.`);
      return;
    }
    editor.change(edit);
    editor.open(`${edit.place}${within}`);
  };
  return (
    <Offer
      does={`Only here: let the page of ${title} stand by itself`}
      says={`It looks the same at first. What you change on it then shows there alone; ${keeping}`}
      act={part}
    />
  );
}

function Offer({ does, says, act }: { does: string; says: string; act: () => void }): ReactNode {
  return (
    <div className="only-here">
      <button type="button" onClick={act}>
        {does}
      </button>
      <small className="hint">{says}</small>
    </div>
  );
}
