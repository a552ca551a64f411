import { type ReactNode, useState } from 'react';
import { isEntry } from '../../manifest/collections';
import { remove } from '../../manifest/operations';
import type { Pointer } from '../../manifest/pointer';
import { Select } from '../controls/select';
import { Window } from '../controls/window';
import { knownPathsIn, pagesIn } from '../drawing/engine';
import { placesSaying, sayStill } from '../members/places-saying';
import { isCollection, type PageRemoval, pageInstead, sayLeading, targetsOf } from '../members/removal';
import { partAt } from '../naming/parts';
import { useEditorState } from '../session/use-editor';
import { LeadingPlaces, useLeading } from './leading-places';

interface DeleteWindowProps {
  /** The page, entry or collection to delete. */
  pointer: Pointer;
  /** The paths that are gone with it. */
  paths: string[];
  /** Deletes it, with what becomes of its paths and of the links to them. */
  drop: (leaving: PageRemoval) => void;
  close: () => void;
}

/**
 * The places that lead to a page or an entry to be deleted, or use a collection, an offer to take that out, and the
 * question where its paths lead from then on.
 */
export function DeleteWindow({ pointer, paths, drop, close }: DeleteWindowProps): ReactNode {
  const { base, edits, now } = useEditorState('base', 'edits', 'now');
  const knownPaths = knownPathsIn(base.root, now);
  const isKnown = paths.some((path) => knownPaths.has(path));
  const targets = targetsOf(pagesIn(edits.root, now), paths, edits.root, now);
  const { title } = partAt(edits.root, now, pointer);
  const isUsed = isCollection(pointer);
  const leading = useLeading(pointer, paths);
  const { links, removable, takesLinks } = leading;
  const [to, setTo] = useState(() => pageInstead(edits.root, paths[0] ?? '/', [...targets.keys()], links));
  const saying = isEntry(pointer) ? placesSaying(title, remove(edits.root, pointer)).length : 0;
  return (
    <Window title={`Delete ${title}`} close={close}>
      <p>
        {sayLeading(links, title, isKnown ? targets.get(to) : undefined, takesLinks ? removable : 0, 'deleted', isUsed)}
      </p>
      <LeadingPlaces leading={leading} isUsed={isUsed} close={close} />
      {isKnown && (
        <label className="search">
          {paths.length === 1
            ? `Whoever opens ${paths[0]} comes to`
            : `Whoever opens one of the ${paths.length} addresses comes to`}
          <Select value={to} options={[...targets, ['', 'no page: they are told that there is none']]} choose={setTo} />
        </label>
      )}
      {saying > 0 && (
        <p className="hint">
          {sayStill(saying, title)}, which stays as it is: you can rewrite each once it is deleted.
        </p>
      )}
      <button
        type="button"
        className="main"
        onClick={() => {
          close();
          drop({ to: isKnown && to !== '' ? to : undefined, takesLinks });
        }}
      >
        Delete it
      </button>
    </Window>
  );
}
