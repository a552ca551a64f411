import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { InlineCopy } from '../../ui/copy';
import { lastDay } from '../../ui/last-day';
import { Section } from '../../ui/section';
import styles from './list.module.css';

/** Short points; three columns of them take the whole width of the page. */
export function List(block: BlockOf<'list'>): ReactNode {
  const { columns = 1, items } = block;
  // One sentence is no enumeration, and a tick would say yes to whatever stands there.
  const marker = block.marker ?? (items.length > 1 ? 'dot' : 'none');
  const Tag = marker === 'number' ? 'ol' : 'ul';
  return (
    <Section block={block} layout={columns === 3 ? 'stacked' : 'beside'}>
      <Tag className={`${styles.list} ${styles[marker]}`} data-columns={columns}>
        {items.map((item, index) => (
          <li key={index} className={styles.item} {...lastDay(block, 'items', index)}>
            <div>
              <InlineCopy of={item} />
            </div>
          </li>
        ))}
      </Tag>
    </Section>
  );
}
