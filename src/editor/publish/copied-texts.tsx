import type { ReactNode } from 'react';
import { PlaceList } from '../fields/place-list';
import type { StillLike } from '../members/still-like';
import { useEditorState } from '../use-editor';
import { allStillLike } from './all-still-like';

/** What was added like another one and still says something as that does, each with the way to it. */
export function CopiedTexts({ close }: { close: () => void }): ReactNode {
  const { edits, now } = useEditorState('edits', 'now');
  const copied = new Map(allStillLike(edits.root, now).map(({ place, still }) => [place, still]));
  if (copied.size === 0) return null;
  return (
    <section aria-label="Still as another one says it">
      <p>Added like another one, and still saying what that does:</p>
      <PlaceList places={[...copied.keys()]} opened={close} beside={(place) => <Still like={copied.get(place)} />} />
    </section>
  );
}

function Still({ like }: { like: StillLike | undefined }): ReactNode {
  return (
    <span>
      as <bdi>{like?.title}</bdi>: {like?.fields.map(({ says }) => says).join(', ')}
    </span>
  );
}
