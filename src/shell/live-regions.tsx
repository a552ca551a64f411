import type { ReactNode } from 'react';
import { fillWord, useWords } from '../ui/site';
import { unseen } from '../ui/unseen';
import styles from './live-regions.module.css';

/**
 * The live regions of a document, empty and outside of the page that changes: for alerts, which interrupt speech, for
 * notices, which wait, and for the title of a page that is shown next.
 */
export function LiveRegions(): ReactNode {
  const words = useWords();
  return (
    <div id="notifications" className={styles.place}>
      <section aria-label={words.alerts}>
        <div role="alert" aria-live="assertive" aria-atomic="false" />
      </section>
      <section aria-label={fillWord(words.notifications, { keys: 'Alt+T' })}>
        <div role="status" aria-live="polite" aria-atomic="false" />
      </section>
      <p id="announcer" className={unseen} role="status" />
    </div>
  );
}
