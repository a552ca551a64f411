import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { InlineCopy } from '../../ui/copy';
import { type LastDay, lastDay } from '../../ui/last-day';
import { Section } from '../../ui/section';
import { unseenOnPhones } from '../../ui/unseen';
import styles from './table.module.css';

/**
 * Rows and columns; a table wider than the screen scrolls in a region of its own. On a phone each row stands by
 * itself, every cell beside the heading of its column.
 */
export function Table(block: BlockOf<'table'>): ReactNode {
  const { heading, caption, columns, rows } = block;
  return (
    <Section block={block}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard */}
      <section className={styles.region} aria-label={caption ?? heading ?? columns.join(', ')} tabIndex={0}>
        <table className={styles.table}>
          {caption && <caption className={styles.caption}>{caption}</caption>}
          <thead className={unseenOnPhones}>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col" {...lastDay(block, 'columns', index)}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index} {...lastDay(block, 'rows', index)}>
                {row.map((cell, position) => (
                  <Cell
                    key={position}
                    column={position === 0 ? undefined : columns[position]}
                    {...lastDay(block, 'rows', index, position)}
                  >
                    <InlineCopy of={cell} />
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}

interface CellProps extends LastDay {
  /** The heading of its column; the cell without one says what its row is about. */
  column: string | undefined;
  children: ReactNode;
}

function Cell({ column, ...cell }: CellProps): ReactNode {
  return column === undefined ? <th scope="row" {...cell} /> : <td data-column={column} {...cell} />;
}
