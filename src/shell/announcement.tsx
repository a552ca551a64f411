import type { ReactNode } from 'react';
import type { Announcement as Announced } from '../compose/page';
import { Copy } from '../ui/copy';
import styles from './announcement.module.css';

/** A message at the top of every page, from its first day to its last. */
export function Announcement({ of }: { of: Announced }): ReactNode {
  const { hiddenUntil, until, text } = of;
  const announcement = (
    <aside className={styles.announcement} data-surface="ink" data-until={until}>
      <Copy of={text} className={styles.text} />
    </aside>
  );
  if (hiddenUntil === undefined) return announcement;
  return (
    <>
      <span data-until={hiddenUntil} />
      <div hidden data-after="">
        {announcement}
      </div>
    </>
  );
}
