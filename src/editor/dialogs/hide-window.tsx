import type { ReactNode } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { Window } from '../controls/window';
import { hidePage, waitsForPage } from '../members/hide-page';
import { sayLeading } from '../members/removal';
import { partAt } from '../naming/parts';
import { useDesk, useEditorState } from '../session/use-editor';
import { LeadingPlaces, useLeading } from './leading-places';

interface HideWindowProps {
  /** The page to hide, and its path as it is written. */
  pointer: Pointer;
  path: string;
  /** The paths at which visitors find nothing from then on. */
  paths: string[];
  close: () => void;
}

/** What becomes of a page that is hidden, and of the places that lead to it, which it offers to take out. */
export function HideWindow({ pointer, path, paths, close }: HideWindowProps): ReactNode {
  const { editor } = useDesk();
  const { edits, now } = useEditorState('edits', 'now');
  const { title } = partAt(edits.root, now, pointer);
  const stays = (place: Pointer): boolean => waitsForPage(place, pointer);
  const leading = useLeading(pointer, paths, stays);
  const { links, removable, takesLinks } = leading;
  return (
    <Window title={`Hide ${title}`} close={close}>
      <p>
        Once you publish, visitors do not find it any more, and the menu leaves it out. It stays here, and one press
        shows it again{takesLinks && ', without what is taken out below: Undo alone brings that back'}.
      </p>
      {links.length > 0 && <p>{sayLeading(links, title, undefined, takesLinks ? removable : 0, 'hidden')}</p>}
      <LeadingPlaces leading={leading} close={close} />
      <button
        type="button"
        className="main"
        onClick={() => {
          close();
          editor.change(hidePage(edits.root, pointer, path, paths, takesLinks));
        }}
      >
        Hide it
      </button>
    </Window>
  );
}
