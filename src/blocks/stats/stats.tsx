import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { Fact } from '../../ui/fact';
import { lastDay } from '../../ui/last-day';
import { Section } from '../../ui/section';
import { Stamp } from '../../ui/stamp';
import styles from './stats.module.css';

/** Figures and what they count, plain or as entry stamps. */
export function Stats(block: BlockOf<'stats'>): ReactNode {
  const { style = 'plain', items } = block;
  return (
    <Section block={block}>
      <dl className={styles[style]}>
        {items.map((item, index) =>
          style === 'stamp' ? (
            <Stamp key={index} value={item.value} label={item.label} {...lastDay(item)} />
          ) : (
            <Fact key={index} label={item.label} value={item.value} look="figure" {...lastDay(item)} />
          ),
        )}
      </dl>
    </Section>
  );
}
