import type { ReactNode } from 'react';
import { columnsFor } from './columns';
import styles from './ruled-row.module.css';

interface RuledRowProps {
  as: 'ul' | 'dl';
  children: ReactNode[];
}

/** Parts side by side with rules between them, four at most; on a phone two where they are short, else one. */
export function RuledRow({ as: Tag, children }: RuledRowProps): ReactNode {
  return (
    <Tag className={styles.row} data-columns={columnsFor(children.length, 4)}>
      {children}
    </Tag>
  );
}
