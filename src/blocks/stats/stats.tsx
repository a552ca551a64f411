import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { Fact } from '../../ui/fact';
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
            <Fact key={index} label={label} value={value} look="figure" />
          ),
        )}
      </dl>
    </Section>
  );
}
