import { type ReactNode, useEffect, useState } from 'react';
import type { BlockOf } from '../../compose/page';
import { Heading } from '../../ui/heading';
import { fillWord, useSite } from '../../ui/site';
import { describeTime } from './hours';
import { openAt } from './open-now';
import styles from './place.module.css';

/** The opening hours, and whether it is open now where the site says in which time zone they are. */
export function OpeningHours({ block }: { block: BlockOf<'place'> }): ReactNode {
  const { lines, itemLevel } = block;
  const { words } = useSite();
  if (lines.length === 0) return null;
  return (
    <div>
      <div className={styles.hoursHead}>
        <Heading level={itemLevel} size="item">
          {words.openingHours}
        </Heading>
        <OpenNow block={block} />
      </div>
      <dl className={styles.hours}>
        {lines.map(({ days, times, isAllDay }, index) => (
          <div key={index} className={styles.line}>
            <dt>{days}</dt>
            {isAllDay && <dd>{words.openAllDay}</dd>}
            {times.map((time, position) => (
              <dd key={position}>{time}</dd>
            ))}
            {!isAllDay && times.length === 0 && <dd>{words.closedDay}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What only a clock knows: it is not there while the page is drawn, nor without scripts. */
function OpenNow({ block: { hours = [], timeZone } }: { block: BlockOf<'place'> }): ReactNode {
  const { language, words } = useSite();
  const now = useMinute();
  if (!now || timeZone === undefined) return null;
  const open = openAt(hours, timeZone, now);
  if (!open) return <p className={styles.closed}>{words.closedNow}</p>;
  const { until } = open;
  const state = until ? fillWord(words.openUntil, { time: describeTime(until, language) }) : words.openNow;
  return <p className={styles.open}>{state}</p>;
}

const minute = 60_000;

/** The time, once the page has come to life, and again every minute. */
function useMinute(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const tell = (): void => setNow(new Date());
    tell();
    const timer = setInterval(tell, minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
