import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { columnsFor } from '../../ui/columns';
import { lastDay } from '../../ui/last-day';
import { Quotation } from '../../ui/quotation';
import { Section } from '../../ui/section';
import styles from './quotes.module.css';
import { Stars } from './stars';

/** What several people said, side by side on a wide screen. */
export function Quotes(block: BlockOf<'quotes'>): ReactNode {
  return (
    <Section block={block}>
      <ul className={styles.quotes} data-columns={columnsFor(block.items.length, 3)}>
        {block.items.map((item, index) => (
          <li key={index} className={styles.quote} {...lastDay(item)}>
            <Quotation of={item} look="item">
              {item.stars && <Stars count={item.stars} />}
            </Quotation>
          </li>
        ))}
      </ul>
    </Section>
  );
}
