import type { ReactNode } from 'react';
import type { BlockOf, HeadingLevel } from '../../../compose/page';
import { Copy } from '../../../ui/copy';
import { lastDay } from '../../../ui/last-day';
import { CardTitle } from '../card-title';
import styles from './ticket.module.css';
import shape from './ticket-shape.module.css';

type Card = BlockOf<'card-grid'>['items'][number];

interface TicketProps {
  of: Card;
  level: HeadingLevel;
}

/** The class of a list of tickets. */
export const tickets = styles.tickets;

/** A card as a boarding pass: the route across its top, and a stub with a figure. With both it is a row on a phone. */
export function Ticket({ of, level }: TicketProps): ReactNode {
  const { meta, text, stub, route, figure } = of;
  const isRow = route && figure;
  return (
    <li className={`${styles.ticket} ${shape.whole} ${isRow ? `${styles.row} ${shape.row}` : ''}`} {...lastDay(of)}>
      <div className={`${styles.pass} ${shape.pass}`}>
        <CardTitle of={of} level={level} className={styles.title} />
        {route && (
          <p className={styles.route}>
            <span className={styles.code}>{route.origin}</span> <span className={styles.way} />{' '}
            <span className={styles.code}>{route.destination}</span>
          </p>
        )}
        {route?.originPlace && <p className={styles.origin}>{route.originPlace}</p>}
        {meta && <p className={styles.meta}>{meta}</p>}
        {text && <Copy of={text} className={styles.text} />}
      </div>
      {figure ? (
        <p className={`${styles.stub} ${shape.stub}`}>
          <span className={styles.figure}>{figure.value}</span> {figure.label}
        </p>
      ) : (
        stub && <p className={`${styles.stub} ${shape.stub}`}>{stub}</p>
      )}
    </li>
  );
}
