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
  const parted: [string, Finding[]][] = [
    ['Still sample text, which visitors would take for yours:', findings.filter((finding) => !isOfDelivery(finding))],
    [
      'What visitors send with a form does not reach you yet: that needs an account of your own with the service that sends it, and what that calls these:',
      findings.filter(isOfDelivery),
    ],
  ];
  return parted.map(([says, own]) => own.length > 0 && <Samples key={says} says={says} findings={own} close={close} />);
}

/** Whether a sample stands where it is said how forms are sent, which nobody reads. */
function isOfDelivery({ pointer }: Finding): boolean {
  return pointer.startsWith('/delivery/');
}

function Samples({ says, findings, close }: SampleTextsProps & { says: string }): ReactNode {
  const { editor } = useDesk();
  const { root } = useEditorState().edits;
  return (
    <section aria-label="Still sample text">
      <p>{says}</p>
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
