import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Json, JsonObject } from '../../manifest/manifest';
import type { Conflict } from '../../manifest/merge';
import { remove, set } from '../../manifest/operations';
import { type Pointer, valueAt } from '../../manifest/pointer';
import { sayPlace } from '../naming/say-changed';
import { useDesk, useEditorState } from '../session/use-editor';
import { entriesAt, sayText } from '../words/say-text';
import { TwoVersions } from './two-versions';

/** The question which of two versions of a place counts, both drawn; `count` is the number of places to decide. */
export function ConflictView({ conflict, count }: { conflict: Conflict; count: number }): ReactNode {
  const { editor } = useDesk();
  const { edits, now } = useEditorState('edits', 'now');
  const { pointer, theirs } = conflict;
  // It may have been edited since.
  const mine = conflict.mine === undefined ? undefined : valueAt(edits.root, pointer);
  const title = sayPlace(edits.root, now, pointer);
  const around = entriesAt(pointer, edits.root);
  const [yours, other] = [mine, theirs].map((value) =>
    shownValue(value, (text) => sayText(text, edits.root, now, around)),
  );
  const isAlike = yours === other;
  const decide = (takesTheirs: boolean): void => {
    flushSync(() => editor.tell({ kind: 'settle', conflict, takesTheirs }));
    const next = document.querySelector<HTMLElement>('.conflict button');
    if (next) next.focus();
    else editor.open(pointer);
  };
  return (
    <div role="alert" className="conflict">
      <p>
        <strong>
          <bdi>{title}</bdi>
        </strong>{' '}
        was changed by somebody else, too. Which version counts? Both are kept until you choose.
        {count > 1 && ` After this one, ${count - 1} more.`}
      </p>
      <dl>
        <dt>Yours</dt>
        <dd dir="auto">{isAlike ? shownValue(mine) : yours}</dd>
        <dt>The other</dt>
        <dd dir="auto">{isAlike ? shownValue(theirs) : other}</dd>
      </dl>
      <div className="actions">
        <button type="button" onClick={() => decide(false)}>
          Keep yours
        </button>
        <button type="button" onClick={() => decide(true)}>
          Take the other
        </button>
      </div>
      <TwoVersions
        versions={[
          { title: 'Yours', root: withValue(edits.root, pointer, mine), place: pointer },
          { title: 'The other', root: withValue(edits.root, pointer, theirs), place: pointer },
        ]}
      />
    </div>
  );
}

/** Gives the site with one of the versions at a place; the same site where the place is gone. */
function withValue(root: JsonObject, pointer: Pointer, value: Json | undefined): JsonObject {
  try {
    return (value === undefined ? remove(root, pointer) : set(root, pointer, value)) as JsonObject;
  } catch {
    return root;
  }
}

/** Says a version in a line; one that is more than a line is drawn below. */
function shownValue(value: Json | undefined, reads = (text: string): string => text): string {
  if (value === undefined) return 'taken out';
  return typeof value === 'object' ? 'as it is drawn below' : reads(String(value));
}
