import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { Copy } from '../../ui/copy';
import { Heading } from '../../ui/heading';
import { lastDay } from '../../ui/last-day';
import { MarkedList } from '../../ui/marked-list';
import { Section } from '../../ui/section';
import styles from './lists.module.css';

/** Two or three lists side by side, each with a heading of its own. */
export function Lists(block: BlockOf<'lists'>): ReactNode {
  const { lists, bullets, itemLevel } = block;
  return (
    <Section block={block} className={styles.lists}>
      {lists.map((list, index) => (
        <section key={index} className={styles.list} {...lastDay(list)}>
          <Heading level={itemLevel} size={block.heading ? 'item' : 'block'} className={styles.heading}>
            {list.heading}
          </Heading>
          {list.text && <Copy of={list.text} className={styles.text} />}
          <MarkedList of={list} bullet={bullets[index] ?? 'none'} />
        </section>
      ))}
    </Section>
  );
}
