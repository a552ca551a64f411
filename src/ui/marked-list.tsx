import type { ReactNode } from 'react';
import type { Inline } from '../compose/page';
import type { Bullet } from './bullet-of';
import { InlineCopy } from './copy';
import { lastDay } from './last-day';
import styles from './marked-list.module.css';

interface MarkedListProps {
  /** The object with the `items`, which has their last days. */
  of: { items: Inline[][][] };
  bullet: Bullet;
  columns?: 1 | 2 | 3;
}

/** Short points between fine lines, each after a tick, a number, a dot or nothing. */
export function MarkedList({ of, bullet, columns = 1 }: MarkedListProps): ReactNode {
  const Tag = bullet === 'number' ? 'ol' : 'ul';
  return (
    <Tag className={`${styles.list} ${styles[bullet]}`} data-columns={columns}>
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
