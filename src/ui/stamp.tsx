import type { ReactNode } from 'react';
import type { LastDay } from './last-day';
import styles from './stamp.module.css';

interface StampProps extends LastDay {
  /** The figure or word. */
  value: string;
  /** What it counts. */
  label: string;
}

/** A figure and what it counts, set like the stamp of an entry into a country. It stands in a description list. */
export function Stamp({ value, label, ...lastDay }: StampProps): ReactNode {
  return (
    <div className={styles.stamp} {...lastDay}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
