import type { ReactNode } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { useEditorState } from '../use-editor';
import { PlaceList } from './place-list';
import { sameNumberIn } from './same-number';

/** The facts that a business has once, and may have written in other places, too. */
const facts = /^\/(values|business)\//;

/** Says where else a telephone number stands that was changed here, each place with the way to it. */
export function SameNumber({ pointer }: { pointer: Pointer }): ReactNode {
  const state = useEditorState();
  if (!facts.test(pointer)) return null;
  const places = sameNumberIn(state, pointer);
  return (
    <div role="status" className="same-number">
      {places.length > 0 && (
        <>
          <p>The number that stood here before also stands in other places. Does it change there, too?</p>
          <PlaceList places={places} />
        </>
      )}
    </div>
  );
}
