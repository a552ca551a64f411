import type { ReactNode } from 'react';
import type { Source as SourceOf } from '../compose/page';
import { Link } from './link';
import styles from './source.module.css';

/** Where something can be checked: a link, or words where there is none. */
export function Source({ of: { label, to } }: { of: SourceOf }): ReactNode {
  if (!to) return <span className={styles.words}>{label}</span>;
  return (
    <Link to={to} className={styles.link}>
      {label}
    </Link>
  );
}
