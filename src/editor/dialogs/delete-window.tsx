import { type ReactNode, useState } from 'react';
import { isEntry } from '../../manifest/collections';
import type { JsonObject } from '../../manifest/manifest';
import { remove } from '../../manifest/operations';
import type { Pointer } from '../../manifest/pointer';
import { knownPathsIn, pagesIn } from '../drawing/engine';
import { Window } from '../frame/window';

import { placesSaying, sayStill } from '../members/places-saying';
import { type PageRemoval, pageInstead, placesLeadingTo, sayLeading, targetsOf } from '../members/removal';
import { type LinkOutcome, withoutLinks } from '../members/without-links';
import { partAt } from '../naming/parts';
import { useDesk, useEditorState } from '../session/use-editor';

interface DeleteWindowProps {
  /** The page or entry to delete. */
  pointer: Pointer;
  /** The paths that are gone with it. */
  paths: string[];
  /** Deletes it, with what becomes of its paths and of the links to them. */
  drop: (leaving: PageRemoval) => void;
  close: () => void;
}

/** The most places that are listed at once. */
const mostListed = 20;

/** The words on a place that leads there, where links are taken out. */
const outcomeWords: Record<LinkOutcome['becomes'], string> = {
  gone: 'goes, too',
  linkless: 'stays, without the link',
  words: 'the words stay, without the link',
  kept: 'stays as it is',
};

/**
 * The places that lead to a page or an entry to be deleted, an offer to take their links out, and the question where
 * its path leads from then on.
 */
export function DeleteWindow({ pointer, paths, drop, close }: DeleteWindowProps): ReactNode {
  const { editor, registry } = useDesk();
  const { base, edits, now } = useEditorState('base', 'edits', 'now');
  const known = knownPathsIn(base.root, now);
  const isKnown = paths.some((path) => known.has(path));
  const targets = targetsOf(pagesIn(edits.root, now), paths, edits.root, now);
  const { title } = partAt(edits.root, now, pointer);
  const links = placesLeadingTo(edits.root, now, pointer, paths);
  const [to, setTo] = useState(() => pageInstead(edits.root, paths[0] ?? '/', [...targets.keys()], links));
  const saying = isEntry(pointer) ? placesSaying(title, remove(edits.root, pointer) as JsonObject, registry).length : 0;
  const [isTicked, setIsTicked] = useState(true);
  const outcomes = withoutLinks(edits.root, paths).outcomes;
  const becomesOf = (place: Pointer): LinkOutcome['becomes'] => outcomes.get(place)?.becomes ?? 'kept';
  const removable = links.filter(({ place }) => becomesOf(place) !== 'kept').length;
  const takesLinks = isTicked && removable > 0;
  return (
    <Window title={`Delete ${title}`} close={close}>
      <p>{sayLeading(links, title, isKnown ? targets.get(to) : undefined, takesLinks ? removable : 0)}</p>
      {removable > 0 && (
        <div className="plain">
          <div className="actions">
            <label>
              <input type="checkbox" checked={isTicked} onChange={({ target }) => setIsTicked(target.checked)} />
              Take out what leads there
            </label>
          </div>
        </div>
      )}
      <ul>
        {links.slice(0, mostListed).map(({ place, says }) => (
          <li key={place}>
            <button
              type="button"
              className="quiet"
              onClick={() => {
                close();
                editor.open(place);
              }}
            >
              {says}
              {takesLinks && <small> {outcomeWords[becomesOf(place)]}</small>}
            </button>
          </li>
        ))}
      </ul>
      {links.length > mostListed && <p className="hint">and {links.length - mostListed} more</p>}
      {isKnown && (
        <label className="search">
          {paths.length === 1
            ? `Whoever opens ${paths[0]} comes to`
            : `Whoever opens one of the ${paths.length} addresses comes to`}
          <select value={to} onChange={({ target }) => setTo(target.value)}>
            {[...targets].map(([path, says]) => (
              <option key={path} value={path}>
                {says}
              </option>
            ))}
            <option value="">no page: they are told that there is none</option>
          </select>
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
