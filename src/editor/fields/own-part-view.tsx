import type { ReactNode } from 'react';
import { isObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { partAt, routeTitle } from '../naming/parts';
import { separateBlock } from '../only-here/only-here';
import { ownPage, rejoinOthers } from '../only-here/own-page';
import { useDesk, useEditorState } from '../session/use-editor';
import { oneEntryCondition } from '../words/only-entry';

/** An offer to make a shared block one of the open page alone, at its placement or at the shared block itself. */
export function OwnBlock({ pointer }: { pointer: Pointer }): ReactNode {
  const { editor } = useDesk();
  const { edits, drawnPage, now } = useEditorState('edits', 'drawnPage', 'now');
  const placement = pointer.startsWith('/shared/') ? placementOn(drawnPage?.route ?? '', pointer) : pointer;
  if (placement === undefined) return null;
  const route = placement.slice(0, placement.lastIndexOf('/blocks/'));
  const page = valueAt(edits.root, route);
  const isTemplate = isObject(page) && page.from !== undefined && !oneEntryCondition(page);
  const make = (): void => {
    const edit = separateBlock(edits.root, now, placement);
    if (!edit) return;
    editor.change(edit);
    editor.open(edit.place);
  };
  return (
    <Offer
      does={`Only here: make it a block of ${isTemplate ? 'these pages' : routeTitle(edits.root, now, route)} alone`}
      says="It looks the same at first. The other pages keep what they have."
      act={make}
    />
  );

  function placementOn(shownRoute: Pointer, shared: Pointer): Pointer | undefined {
    const list = memberPointer(shownRoute, 'blocks');
    const blocks = valueAt(edits.root, list);
    const index = Array.isArray(blocks)
      ? blocks.findIndex(
          (block) =>
            isObject(block) && block.type === 'shared' && memberPointer('/shared', String(block.block)) === shared,
        )
      : -1;
    return index < 0 ? undefined : memberPointer(list, index);
  }
}

/** An offer to part the open page from those that are made like it, or to make it one of them again. */
export function OwnPage({ pointer }: { pointer: Pointer }): ReactNode {
  const { editor, registry } = useDesk();
  const { edits, assets, drawnPage, now } = useEditorState('edits', 'assets', 'drawnPage', 'now');
  const entry = drawnPage?.entry;
  if (drawnPage === undefined || entry === undefined || !`${pointer}/`.startsWith(`${drawnPage.route}/`)) return null;
  const within = pointer.slice(drawnPage.route.length);
  const again = rejoinOthers(edits.root, drawnPage.route);
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
  const others = drawnPage.pagesOfRoute - 1;
  if (others < 1) return null;
  const keeping = others === 1 ? 'the other page keeps what it has.' : `the other ${others} pages keep what they have.`;
  const part = (): void => {
    const edit = ownPage(edits.root, drawnPage.route, entry, assets, registry, now);
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
