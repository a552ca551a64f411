import type { ReactNode } from 'react';
import { partAt } from '../state/parts';
import { useDesk, useEditorState } from '../use-editor';
import { allStillLike } from './all-still-like';

/** What was added like another one and still says something as that does, each with the way to it. */
export function CopiedTexts({ close }: { close: () => void }): ReactNode {
  const { editor } = useDesk();
  const { root } = useEditorState().edits;
  const copied = allStillLike(root);
  if (copied.length === 0) return null;
  return (
    <section aria-label="Still as another one says it">
      <p>Added like another one, and still saying what that does:</p>
      <ul className="hits">
        {copied.map(({ place, still }) => (
          <li key={place}>
            <button
              type="button"
              className="quiet"
              onClick={() => {
                editor.open(place);
                close();
              }}
            >
              <bdi>{partAt(root, place).title}</bdi>
            </button>{' '}
            as <bdi>{still.title}</bdi>: {still.fields.map(({ says }) => says).join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
