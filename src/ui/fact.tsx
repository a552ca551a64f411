import type { ReactNode } from 'react';
import type { Copy as CopyNodes } from '../compose/page';
import { Copy } from './copy';
import styles from './fact.module.css';
import type { LastDay } from './last-day';

interface FactProps extends LastDay {
  label: string;
  value: ReactNode;
  /** A remark below the value. */
  note?: CopyNodes | undefined;
  /** figure: the value stands above its label, and very large. */
  look?: 'fact' | 'figure';
}

/** A label and, large, what is said of it. It stands in a description list. */
export function Fact({ label, value, note, look = 'fact', ...lastDay }: FactProps): ReactNode {
  return (
    <div className={styles[look]} {...lastDay}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {value}
        {note && <Copy of={note} className={styles.note} />}
      </dd>
    </div>
  );
}
