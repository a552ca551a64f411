import type { ReactNode } from 'react';
import type { Copy } from '../compose/page';
import { InlineCopy } from './copy';
import { lastDay } from './last-day';
import styles from './marked-list.module.css';

interface MarkedListProps {
  /** The group in which the items stand as `items`, with their last days. */
  of: { items: Copy[] };
  marker?: 'check' | 'number' | 'dot' | undefined;
  columns?: 1 | 2 | 3;
}

/** Short points between fine lines, each after a tick, a number or a dot. */
export function MarkedList({ of, marker: wanted, columns = 1 }: MarkedListProps): ReactNode {
  // One sentence is no enumeration, and a tick would say yes to whatever stands there.
  const marker = wanted ?? (of.items.length > 1 ? 'dot' : 'none');
  const Tag = marker === 'number' ? 'ol' : 'ul';
  return (
    <Tag className={`${styles.list} ${styles[marker]}`} data-columns={columns}>
      {of.items.map((item, index) => (
        <li key={index} className={styles.item} {...lastDay(of, 'items', index)}>
          <div>
            <InlineCopy of={item} />
          </div>
        </li>
      ))}
    </Tag>
  );
}
