import type { ReactNode } from 'react';
import type { BlockOf, HeadingLevel } from '../../../compose/page';
import { Copy } from '../../../ui/copy';
import { Heading } from '../../../ui/heading';
import { useWords } from '../../../ui/site';
import { Button } from '../button';
import styles from '../form.module.css';
import own from './result.module.css';

interface ConfirmationProps {
  of: NonNullable<BlockOf<'form'>['confirmation']>;
  reference: string;
  level: HeadingLevel;
  onAgain: () => void;
}

/** What stands in the place of a form that has been sent; it takes the focus that the form had. */
export function Confirmation({ of, reference, level, onAgain }: ConfirmationProps): ReactNode {
  const words = useWords();
  return (
    <div ref={takeFocus} className={`${styles.panel} ${own.confirmation}`} tabIndex={-1}>
      <Heading level={level} size="item">
        {of.heading}
      </Heading>
      <p>
        {of.referenceLabel ?? words.yourReference} <strong className={own.reference}>{reference}</strong>
      </p>
      <Copy of={of.text} />
      <Button style="secondary" onClick={onAgain}>
        {of.again ?? words.sendAnother}
      </Button>
    </div>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
