import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { Section } from '../../ui/section';
import { Stamp } from '../../ui/stamp';
import styles from './stats.module.css';

/** Figures and what they count, plain or as entry stamps. */
export function Stats(block: BlockOf<'stats'>): ReactNode {
  const { style = 'plain', items } = block;
  return (
    <Section block={block}>
      <dl className={styles[style]}>
        {items.map(({ value, label }, index) =>
          style === 'stamp' ? (
            <Stamp key={index} value={value} label={label} />
          ) : (
            <div key={index} className={styles.figure}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </Section>
  );
}
