import { type ReactNode, useState } from 'react';
import type { BlockOf } from '../../compose/page';
import { Section } from '../../ui/section';
import { Entry } from './entry';
import styles from './form.module.css';
import { Confirmation } from './sending/confirmation';

/** A form whose answers are sent as its delivery says; once they have been, its confirmation takes its place. */
export function Form(block: BlockOf<'form'>): ReactNode {
  const [reference, setReference] = useState<string>();
  const [isAgain, setIsAgain] = useState(false);

  function startAgain(): void {
    setIsAgain(true);
    setReference(undefined);
  }

  return (
    <Section block={block} className={styles.place}>
      {block.confirmation && reference ? (
        <Confirmation of={block.confirmation} reference={reference} level={block.itemLevel} onAgain={startAgain} />
      ) : (
        <Entry block={block} isAgain={isAgain} onSent={setReference} />
      )}
    </Section>
  );
}
