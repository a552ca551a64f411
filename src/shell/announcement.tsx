import type { ReactNode } from 'react';
import type { Shell } from '../compose/page';
import { Copy } from '../ui/copy';
import styles from './announcement.module.css';

/** What is told at the top of every page, from its first day on until its last is over. */
export function Announcement({ of }: { of: NonNullable<Shell['header']['announcement']> }): ReactNode {
  return (
    <aside className={styles.announcement} data-surface="ink" data-begins={of.begins} data-until={of.until}>
      <Copy of={of.text} className={styles.text} />
    </aside>
  );
}
