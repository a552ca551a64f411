import type { ReactNode } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { Window } from '../frame/window';
import { sayLeading } from '../members/removal';
import { partAt } from '../naming/parts';
import { useEditorState } from '../session/use-editor';
import { LeadingPlaces, useLeading } from './leading-places';

interface HideWindowProps {
  /** The page to hide. */
  pointer: Pointer;
  /** The paths at which visitors find nothing from then on. */
  paths: string[];
  hide: (takesLinks: boolean) => void;
  close: () => void;
}

/** What becomes of a page that is hidden, and of the places that lead to it, which it offers to take out. */
export function HideWindow({ pointer, paths, hide, close }: HideWindowProps): ReactNode {
  const { edits, now } = useEditorState('edits', 'now');
  const { title } = partAt(edits.root, now, pointer);
  const all = useLeading(pointer, paths);
  // What a translation says on the page alone stays with the page.
  const links = all.links.filter(({ place }) => !/^\/languages\/[^/]+\/exceptions\//.test(place));
  const { removable, takesLinks } = all;
  return (
    <Window title={`Hide ${title}`} close={close}>
      <p>Once you publish, visitors do not find it any more. It stays here, and one press shows it again.</p>
      <p>{sayLeading(links, title, undefined, takesLinks ? removable : 0, 'hidden')}</p>
      <LeadingPlaces leading={{ ...all, links }} close={close} />
      <button
        type="button"
        className="main"
        onClick={() => {
          close();
          hide(takesLinks);
        }}
      >
        Hide it
      </button>
    </Window>
  );
}
