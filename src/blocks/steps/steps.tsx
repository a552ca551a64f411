import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { Copy } from '../../ui/copy';
import { Heading } from '../../ui/heading';
import { Icon } from '../../ui/icon';
import { lastDay } from '../../ui/last-day';
import { Section } from '../../ui/section';
import styles from './steps.module.css';

const mostInOneRow = 4;

/** What happens, in order, joined by a line; on a wide screen a few steps stand in one row. */
export function Steps(block: BlockOf<'steps'>): ReactNode {
  const { items, itemLevel } = block;
  const isRow = items.length <= mostInOneRow;
  return (
    <Section block={block} layout={isRow ? 'stacked' : 'beside'}>
      <ol className={isRow ? `${styles.steps} ${styles.row}` : styles.steps}>
        {items.map((step, index) => (
          <li key={index} className={styles.step} {...lastDay(step)}>
            <span className={styles.marker}>{step.icon ? <Icon name={step.icon} /> : index + 1}</span>
            <div className={styles.words}>
              <Heading level={itemLevel} size="item">
                {step.title}
              </Heading>
              {step.text && <Copy of={step.text} className={styles.text} />}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
