import type { ReactNode } from 'react';
import type { Finding } from '../../checks/problem';
import { sayPlace } from '../fields/say-changed';
import { useDesk, useEditorState } from '../use-editor';

/** Whether something is fine while a site is being made, and would be wrong once it is published. */
export function isSample({ onRelease }: Finding): boolean {
  return onRelease === 'error';
}

interface SampleTextsProps {
  findings: Finding[];
  close: () => void;
}

/** The sample texts that would be published in the place of the owner's own, each with the way to it. */
export function SampleTexts({ findings, close }: SampleTextsProps): ReactNode {
  const { editor } = useDesk();
  const { root } = useEditorState().edits;
  if (findings.length === 0) return null;
  return (
    <section aria-label="Still sample text">
      <p>Still sample text, which visitors would take for yours:</p>
      <ul className="hits">
        {findings.map(({ pointer }) => (
          <li key={pointer}>
            <button
              type="button"
              className="quiet"
              onClick={() => {
                editor.open(pointer);
                close();
              }}
            >
              {sayPlace(root, pointer)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
