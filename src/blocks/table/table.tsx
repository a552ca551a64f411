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
                    column={columns[position] ?? ''}
                    isOfRow={position === 0}
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
  /** The heading of its column. */
  column: string;
  /** Whether it says what its row is about. */
  isOfRow: boolean;
  children: ReactNode;
}

function Cell({ column, isOfRow, children, ...lastDay }: CellProps): ReactNode {
  const cell = { 'data-column': column, ...lastDay };
  // One box beside the heading of its column, however many pieces it is made of.
  const content = <div>{children}</div>;
  return isOfRow ? (
    <th scope="row" {...cell}>
      {content}
    </th>
  ) : (
    <td {...cell}>{content}</td>
  );
}
