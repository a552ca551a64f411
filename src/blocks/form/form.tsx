import { type ReactNode, useState } from 'react';
import type { BlockOf, HeadingLevel } from '../../compose/page';
import { Copy } from '../../ui/copy';
import { Heading } from '../../ui/heading';
import { lastDay } from '../../ui/last-day';
import { Section } from '../../ui/section';
import styles from './aside.module.css';
import { Entry } from './entry';
import { Confirmation } from './sending/confirmation';
import type { SentForm } from './sending/summary';

/** A form whose answers are sent as its delivery says; once they have been, its confirmation takes its place. */
export function Form(block: BlockOf<'form'>): ReactNode {
  const [sent, setSent] = useState<SentForm>();
  const [isAgain, setIsAgain] = useState(false);
  const aside = sent ? undefined : block.aside;

  function startAgain(): void {
    setIsAgain(true);
    setSent(undefined);
  }

  return (
    <Section block={block} className={aside && styles.besides}>
      {block.confirmation && sent ? (
        <Confirmation of={block.confirmation} sent={sent} level={block.itemLevel} onAgain={startAgain} />
      ) : (
        <Entry block={block} isAgain={isAgain} onSent={setSent} />
      )}
      {aside && <Aside of={aside} level={block.itemLevel} />}
    </Section>
  );
}

interface AsideProps {
  of: NonNullable<BlockOf<'form'>['aside']>;
  level: HeadingLevel;
}

/** The notes on a form: beside it on a wide screen, below it on a narrow one. */
function Aside({ of, level }: AsideProps): ReactNode {
  return (
    <aside className={styles.aside} aria-label={of.heading}>
      <Heading level={level} size="item">
        {of.heading}
      </Heading>
      <ul>
        {of.items.map((item, index) => (
          <li key={index} {...lastDay(of, 'items', index)}>
            <Copy of={item} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
