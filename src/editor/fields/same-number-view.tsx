import type { ReactNode } from 'react';
import type { Json, JsonObject } from '../../manifest/manifest';
import { set } from '../../manifest/operations';
import { type Pointer, valueAt } from '../../manifest/pointer';
import { useDesk, useEditorState } from '../use-editor';
import { PlaceList } from './place-list';
import { sameNumberIn, writtenLike } from './same-number';
import { sayChanged, sayPlace } from './say-changed';

/** The facts that a business has once, and may have written in other places, too. */
const facts = /^\/(values|business)\//;

/** Says where else a telephone number stands that was changed here, each place with the way to it. */
export function SameNumber({ pointer }: { pointer: Pointer }): ReactNode {
  const state = useEditorState();
  const { root } = state.edits;
  if (!facts.test(pointer)) return null;
  const places = sameNumberIn(state, pointer);
  return (
    <div role="status" className="same-number">
      {places.length > 0 && (
        <>
          <p>The number that stood here before also stands in other places:</p>
          <PlaceList places={places} beside={(place) => <ChangeToo place={place} number={valueAt(root, pointer)} />} />
        </>
      )}
    </div>
  );
}

/** Writes the number there, too, where nothing else stands. */
function ChangeToo({ place, number }: { place: Pointer; number: Json | undefined }): ReactNode {
  const { editor } = useDesk();
  const { edits, now } = useEditorState();
  const { root } = edits;
  const written = writtenLike(valueAt(root, place), number);
  if (written === undefined) return null;
  const change = (): void => {
    const after = set(root, place, written) as JsonObject;
    editor.change({ says: sayChanged(after, now, place), place, after });
  };
  return (
    <button type="button" onClick={change}>
      Change it there, too<span className="unseen"> ({sayPlace(root, now, place)})</span>
    </button>
  );
}
