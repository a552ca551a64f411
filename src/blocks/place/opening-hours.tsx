import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { Heading } from '../../ui/heading';
import { useSite } from '../../ui/site';
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

/** What only a clock knows: it is not there while the page is drawn, nor without scripts, which find here what they need to say it. */
function OpenNow({ block: { hours = [], timeZone } }: { block: BlockOf<'place'> }): ReactNode {
  const { language, words } = useSite();
  if (timeZone === undefined) return null;
  const { openNow, openUntil, closedNow } = words;
  const given = { hours, timeZone, language, words: { openNow, openUntil, closedNow } };
  return <p className={styles.state} data-opening-hours={JSON.stringify(given)} hidden />;
}
