import { type ReactNode, useRef } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { placeholdersIn } from '../../manifest/spans';
import { useEditorState } from '../use-editor';
import { sayChip } from './say-text';
import { textFollowing } from './written-out';

interface WrittenOutProps {
  pointer: Pointer;
  text: string;
  write: (text: string) => void;
}

/** Says of a text that was written anew, in the words that a value of it says, that it does not follow that value any more; a button puts that back. */
export function WrittenOut({ pointer, text, write }: WrittenOutProps): ReactNode {
  const { edits, now } = useEditorState();
  const held = useRef({ pointer, values: new Set<string>() });
  if (held.current.pointer !== pointer) held.current = { pointer, values: new Set() };
  const { values } = held.current;
  for (const { start, end } of placeholdersIn(text)) values.add(text.slice(start, end));
  if (values.size === 0) return null;
  return (
    <div role="status">
      {[...values].map((written) => {
        const { says, called } = sayChip(written, pointer, edits.root, now);
        const following = textFollowing(text, written, { says, called });
        return (
          following !== undefined && (
            <p key={written} className="hint">
              “<bdi>{says}</bdi>” does not follow “{called}” any more.{' '}
              <button type="button" onClick={() => write(following)}>
                Let it follow
              </button>
            </p>
          )
        );
      })}
    </div>
  );
}
