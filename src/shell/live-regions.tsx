import type { ReactNode } from 'react';
import { fillWord, useWords } from '../ui/site';
import { unseen } from '../ui/unseen';
import styles from './live-regions.module.css';

/**
 * The places of what is said to the visitor, empty and outside of the page that changes: alerts, which do not wait for a
 * pause in speech, notices, which do, and which page is shown now. Whatever speaks writes into them.
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
