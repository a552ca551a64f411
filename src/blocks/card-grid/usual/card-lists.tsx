import type { ReactNode } from 'react';
import type { BlockOf } from '../../../compose/page';
import { Chips } from '../../../ui/chips';
import { Fold } from '../../../ui/fold';
import { lastDay } from '../../../ui/last-day';
import styles from './card-lists.module.css';

/** The lists and the names at the end of a card; on a phone each folds away below its heading. */
export function CardLists({ of: { lists, chips } }: { of: BlockOf<'card-grid'>['items'][number] }): ReactNode {
  return (
    <>
      {lists?.map((list, index) => (
        <div key={index} className={styles.list} {...lastDay(list)}>
          <Fold title={<span className={styles.heading}>{list.heading}</span>}>
            <ul>
              {list.items.map((item, position) => (
                <li key={position} {...lastDay(list, 'items', position)}>
                  {item}
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      ))}
      {chips && (
        <div className={styles.chips} {...lastDay(chips)}>
          <Fold title={<span className={styles.heading}>{chips.heading}</span>}>
            <Chips of={chips.items} />
          </Fold>
        </div>
      )}
    </>
  );
}
