import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { InlineCopy } from '../../ui/copy';
import { Section } from '../../ui/section';
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
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Row key={index} cells={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}

interface RowProps {
  cells: BlockOf<'table'>['rows'][number];
  columns: string[];
}

function Row({ cells: [name, ...others], columns }: RowProps): ReactNode {
  return (
    <tr>
      {name && (
        <th scope="row">
          <InlineCopy of={name} />
        </th>
      )}
      {others.map((cell, index) => (
        <td key={index} data-column={columns[index + 1]}>
          <InlineCopy of={cell} />
        </td>
      ))}
    </tr>
  );
}
