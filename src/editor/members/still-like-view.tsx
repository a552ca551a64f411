import type { ReactNode } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { useDesk, useEditorState } from '../use-editor';
import { stillLike } from './still-like';

/** Names what an entry or a page still says as the one that it was added like, each with the way to its field. */
export function StillLikeView({ pointer }: { pointer: Pointer }): ReactNode {
  const { editor } = useDesk();
  const { edits, now } = useEditorState('edits', 'now');
  const still = stillLike(edits.root, now, pointer);
  if (!still) return null;
  return (
    <div className="reach">
      <p>
        Still as <bdi>{still.title}</bdi> says it:
      </p>
      <div className="actions">
        {still.fields.map(({ place, says }) => (
          <button key={place} type="button" onClick={() => editor.open(place)}>
            {says}
          </button>
        ))}
      </div>
    </div>
  );
}
