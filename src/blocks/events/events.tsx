import type { ReactNode } from 'react';
import { daysOf } from '../../calendar/occasion';
import type { BlockOf, HeadingLevel } from '../../compose/page';
import { Action } from '../../ui/action';
import { Copy } from '../../ui/copy';
import { Heading } from '../../ui/heading';
import { lastDay } from '../../ui/last-day';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Section } from '../../ui/section';
import { useSite, useWords } from '../../ui/site';
import { DateStamp, LongDate } from './date';
import { EventChanges } from './event-changes';
import styles from './events.module.css';

type Event = BlockOf<'events'>['items'][number];
type Details = NonNullable<BlockOf<'events'>['details']>[number];

/** Events, coming or past; without any, the words for an empty list, or nothing. */
export function Events(block: BlockOf<'events'>): ReactNode {
  const { style = 'upcoming', items, action, empty, itemLevel, until, calendar } = block;
  const words = useWords();
  if (items.length === 0) return empty ? <NoEvents block={block} empty={empty} /> : null;
  const details = (item: number): Details | undefined => block.details?.find((one) => one.item === item);
  const events = (
    <Section block={block}>
      <ul className={`${styles.events} ${styles[style] ?? ''}`}>
        {items.map((event, index) => (
          <li key={index} className={styles.event} {...lastDay(event)}>
            {style === 'upcoming' && <DateStamp date={daysOf(event.date).first} />}
            {event.image && <EventImage of={event.image} isLarge={style === 'featured'} />}
            <div className={styles.words}>
              {event.kind && <p className={styles.kind}>{event.kind}</p>}
              <EventChanges of={event.date} />
              <EventTitle event={event} level={itemLevel} isLink={!action || event.date.state !== undefined} />
              <EventFacts event={event} details={details(index)} hasDate={style !== 'upcoming'} />
              {event.text && <Copy of={event.text} className={styles.text} />}
              {event.highlights && event.highlights.length > 0 && (
                <ul className={styles.highlights}>
                  {event.highlights.map((highlight, position) => (
                    <li key={position} {...lastDay(event, 'highlights', position)}>
                      {highlight}
                    </li>
                  ))}
                </ul>
              )}
              {action && event.to && !event.date.state && (
                <p className={styles.action}>
                  <Action
                    action={{ label: action, to: event.to }}
                    fallback={style === 'featured' ? 'primary' : 'secondary'}
                  />
                </p>
              )}
              <KeepLink file={details(index)?.calendar}>{words.addToCalendar}</KeepLink>
            </div>
          </li>
        ))}
      </ul>
      <KeepLink file={calendar}>{words.addAllToCalendar}</KeepLink>
    </Section>
  );
  if (!empty || !until) return events;
  return (
    <>
      {events}
      <div hidden data-after="">
        <NoEvents block={block} empty={empty} />
      </div>
    </>
  );
}

/** A link to a calendar file, which a phone puts into the calendar of whoever opens it. */
function KeepLink({ file, children }: { file: string | undefined; children: ReactNode }): ReactNode {
  const { base } = useSite();
  if (file === undefined) return null;
  return (
    <p className={styles.keep}>
      <a href={base + file} type="text/calendar" className={styles.link}>
        {children}
      </a>
    </p>
  );
}

function NoEvents({ block, empty }: { block: BlockOf<'events'>; empty: NonNullable<Event['text']> }): ReactNode {
  const { level, above, eyebrow, heading, surface, backdrop } = block;
  const anchor = block.until ? undefined : block.anchor;
  const head = { ...(above && { above }), ...(eyebrow && { eyebrow }), ...(heading && { heading }) };
  const ground = { ...(surface && { surface }), ...(backdrop && { backdrop }) };
  return (
    <Section block={{ level, ...head, ...ground, ...(anchor && { anchor }) }}>
      <Copy of={empty} className={styles.empty} />
    </Section>
  );
}

// An emoji only decorates: the title beside it says what the event is.
function EventImage({ of, isLarge }: { of: NonNullable<Event['image']>; isLarge: boolean }): ReactNode {
  if (typeof of !== 'string')
    return <Picture of={of} sizes={isLarge ? '(min-width: 60rem) 36rem, 100vw' : '12rem'} className={styles.picture} />;
  return (
    <span className={styles.emoji} aria-hidden="true">
      {of}
    </span>
  );
}

function EventTitle({ event, level, isLink }: { event: Event; level: HeadingLevel; isLink: boolean }): ReactNode {
  const title = event.date.state === 'cancelled' ? <s>{event.title}</s> : event.title;
  return (
    <Heading level={level} size="item" className={styles.title}>
      {isLink && event.to ? (
        <Link to={event.to} className={styles.link}>
          {title}
        </Link>
      ) : (
        title
      )}
    </Heading>
  );
}

interface FactsProps {
  event: Event;
  details: Details | undefined;
  hasDate: boolean;
}

function EventFacts({ event, details, hasDate }: FactsProps): ReactNode {
  const words = useWords();
  const { time, location, attendees, date } = event;
  const { first, last } = daysOf(date);
  const isDated = hasDate || last !== first;
  const { price, starts, ends } = details ?? {};
  if (!isDated && !date.note && !time && !starts && !location && !price && !attendees) return null;
  return (
    <ul className={styles.facts}>
      {isDated && (
        <li>
          <LongDate date={first} until={last} />
        </li>
      )}
      {time && <li>{time}</li>}
      {starts && (
        <li>
          <time dateTime={date.starts}>{starts}</time>
          {ends && (
            <>
              {' – '}
              <time dateTime={date.ends}>{ends}</time>
            </>
          )}
        </li>
      )}
      {location && <li>{location}</li>}
      {price && (
        <li>
          <data value={event.price}>{price}</data>
        </li>
      )}
      {attendees && (
        <li>
          {words.attendees} {attendees}
        </li>
      )}
      {date.note && <li>{date.note}</li>}
    </ul>
  );
}
