import { type ReactNode, useState } from 'react';
import { type Pointer, pointerKeys } from '../../manifest/pointer';
import { isCollection, type LeadingPlace, placesLeadingTo } from '../members/removal';
import { type LinkOutcome, withoutLinks } from '../members/without-links';
import { withoutUses } from '../members/without-uses';
import { useDesk, useEditorState } from '../session/use-editor';

/** The places that lead to a part, and what somebody wants to become of them. */
export interface Leading {
  links: readonly LeadingPlace[];
  becomesOf: (place: Pointer) => LinkOutcome['becomes'];
  /** How many of them can be taken out. */
  removable: number;
  isTicked: boolean;
  tick: (isTicked: boolean) => void;
  /** Whether they are to be taken out. */
  takesLinks: boolean;
}

/** The most places that are listed at once. */
const mostListed = 20;

/** The words on a place that leads there, where links are taken out. */
const outcomeWords: Record<LinkOutcome['becomes'], string> = {
  gone: 'goes, too',
  block: 'goes, with its block',
  page: 'goes, too',
  linkless: 'stays, without the link',
  words: 'the words stay, without the link',
  text: 'becomes a text, and says what it says',
  kept: 'stays as it is',
};

/**
 * Gives the places that lead to a part, but for those that stay whatever becomes of it; the links of the others are
 * taken out unless somebody says otherwise.
 */
export function useLeading(
  pointer: Pointer,
  paths: readonly string[],
  stays: (place: Pointer) => boolean = () => false,
): Leading {
  const { edits, now } = useEditorState('edits', 'now');
  const [isTicked, tick] = useState(true);
  const links = placesLeadingTo(edits.root, now, pointer, paths).filter(({ place }) => !stays(place));
  const uses = isCollection(pointer) ? withoutUses(edits.root, pointerKeys(pointer)[1] ?? '').outcomes : [];
  const { outcomes: ofLinks } = withoutLinks(
    edits.root,
    paths,
    (place) => place.startsWith(`${pointer}/`) || stays(place),
  );
  const outcomes = new Map([...ofLinks, ...uses]);
  const becomesOf = (place: Pointer): LinkOutcome['becomes'] => outcomes.get(place)?.becomes ?? 'kept';
  const removable = links.filter(({ place }) => becomesOf(place) !== 'kept').length;
  return { links, becomesOf, removable, isTicked, tick, takesLinks: isTicked && removable > 0 };
}

/** The places that lead to a part, with the offer to take their links out. */
export function LeadingPlaces({
  leading: { links, becomesOf, removable, isTicked, tick, takesLinks },
  isUsed,
  close,
}: {
  leading: Leading;
  /** Whether that is a collection, which places use. */
  isUsed?: boolean;
  close: () => void;
}): ReactNode {
  const { editor } = useDesk();
  return (
    <>
      {removable > 0 && (
        <div className="plain">
          <div className="actions">
            <label>
              <input type="checkbox" checked={isTicked} onChange={({ target }) => tick(target.checked)} />
              {isUsed ? 'Take out what uses it' : 'Take out what leads there'}
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
    </>
  );
}
