import type { ReactNode } from 'react';
import type { Occasion } from '../../calendar/occasion';
import { useSite, useWords } from '../../ui/site';
import { longDate } from './date';
import styles from './events.module.css';

/** The words for what has changed about an event, before its name: cancelled, sold out, moved from another day. */
export function EventChanges({ of: { date, state, movedTo } }: { of: Occasion }): ReactNode {
  const words = useWords();
  const { language } = useSite();
  const moved =
    movedTo === date ? words.newTime : movedTo && words.movedFrom.replace('{day}', longDate(date, date, language));
  const changes = [state === 'cancelled' && words.cancelled, state === 'sold-out' && words.soldOut, moved];
  return changes.map(
    (change) =>
      change && (
        <p key={change} className={styles.change} suppressHydrationWarning>
          {change}
        </p>
      ),
  );
}
