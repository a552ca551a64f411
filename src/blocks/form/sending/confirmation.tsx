import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { BlockOf, HeadingLevel } from '../../../compose/page';
import { Copy } from '../../../ui/copy';
import { Heading } from '../../../ui/heading';
import { useWords } from '../../../ui/site';
import { Button } from '../button';
import own from './pass.module.css';
import { showWithFocus } from './show-with-focus';
import type { SentForm } from './summary';

interface ConfirmationProps {
  of: NonNullable<BlockOf<'form'>['confirmation']>;
  sent: SentForm;
  level: HeadingLevel;
  onAgain: () => void;
}

/** What stands in the place of a form that has been sent, like a boarding pass; it takes the focus that the form had. */
export function Confirmation({ of, sent, level, onAgain }: ConfirmationProps): ReactNode {
  const words = useWords();
  const pass = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (pass.current) showWithFocus(pass.current);
  }, []);
  return (
    <div ref={pass} className={own.pass} data-outcome tabIndex={-1}>
      <Heading level={level} size="item" className={own.heading}>
        {of.heading}
      </Heading>
      <div className={own.stub}>
        <CopyReference label={of.referenceLabel ?? words.yourReference} reference={sent.reference} />
        <Button style="quiet" onClick={onAgain}>
          {of.again ?? words.sendAnother}
        </Button>
      </div>
      <div className={own.trip}>
        <Copy of={of.text} />
        {sent.summary.length > 0 && (
          <dl className={own.summary} aria-label={words.yourAnswers}>
            {sent.summary.map(({ label, answer }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd dir="auto">{answer}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}

interface CopyReferenceProps {
  /** The words before it. */
  label: string;
  reference: string;
}

/**
 * A reference in large letters, and a button that copies it; where the browser forbids copying, the button selects it.
 */
function CopyReference({ label, reference }: CopyReferenceProps): ReactNode {
  const words = useWords();
  const letters = useRef<HTMLElement>(null);
  const [message, setMessage] = useState('');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(reference);
      setMessage(words.copied);
    } catch {
      if (letters.current) getSelection()?.selectAllChildren(letters.current);
      setMessage(words.copySelected);
    }
  }

  return (
    <>
      <p>
        {label}{' '}
        <strong ref={letters} dir="ltr" className={own.reference}>
          {reference}
        </strong>
      </p>
      <div className={own.buttons}>
        <Button style="secondary" onClick={copy}>
          {words.copyReference}
        </Button>
        <span role="status">{message}</span>
      </div>
    </>
  );
}
