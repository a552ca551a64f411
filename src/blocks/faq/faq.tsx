import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { Copy } from '../../ui/copy';
import { lastDay } from '../../ui/last-day';
import { Section } from '../../ui/section';
import styles from './faq.module.css';

/** Questions that open to show their answer, with or without scripts. */
export function Faq(block: BlockOf<'faq'>): ReactNode {
  return (
    <Section block={block} layout="beside">
      <div className={styles.questions}>
        {block.items.map((item, index) => (
          <details key={index} className={styles.item} {...lastDay(item)}>
            <summary className={styles.question}>{item.question}</summary>
            <Copy of={item.answer} className={styles.answer} />
          </details>
        ))}
      </div>
    </Section>
  );
}
