import { type ReactNode, useRef, useState } from 'react';
import { useWords } from '../../../ui/site';
import { Button } from '../button';
import own from './pass.module.css';

interface CopyReferenceProps {
  /** The words before it. */
  label: string;
  reference: string;
}

/**
 * A reference in large letters, and a button that copies it; where the browser forbids copying, the button selects it.
 */
export function CopyReference({ label, reference }: CopyReferenceProps): ReactNode {
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
