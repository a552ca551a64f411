import type { ReactNode } from 'react';
import type { BlockOf, HeadingLevel } from '../../compose/page';
import { Action } from '../../ui/action';
import { Copy } from '../../ui/copy';
import { Heading } from '../../ui/heading';
import { lastDay } from '../../ui/last-day';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Section } from '../../ui/section';
import { useWords } from '../../ui/site';
import { DateStamp, LongDate } from './date';
import styles from './events.module.css';

type Event = BlockOf<'events'>['items'][number];

/** Events, coming or past; without any, the words for an empty list, or nothing. */
export function Events(block: BlockOf<'events'>): ReactNode {
  const { style = 'upcoming', items, action, empty, itemLevel, until } = block;
  const words = useWords();
  if (items.length === 0) return empty ? <NoEvents block={block} empty={empty} /> : null;
  const events = (
    <Section block={block}>
      <ul className={`${styles.events} ${styles[style] ?? ''}`}>
        {items.map((event, index) => (
          <li key={index} className={styles.event} {...lastDay(event)}>
            {style === 'upcoming' && <DateStamp date={event.date} />}
            {event.image && <EventImage of={event.image} isLarge={style === 'featured'} />}
            <div className={styles.words}>
              {event.kind && <p className={styles.kind}>{event.kind}</p>}
              {event.cancelled && <p className={styles.cancelled}>{words.cancelled}</p>}
              <EventTitle event={event} level={itemLevel} isLink={!action || event.cancelled === true} />
              <EventFacts event={event} hasDate={style !== 'upcoming'} />
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
              {action && event.to && !event.cancelled && (
                <p className={styles.action}>
                  <Action
                    action={{ label: action, to: event.to }}
                    fallback={style === 'featured' ? 'primary' : 'secondary'}
                  />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
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
  const title = event.cancelled ? <s>{event.title}</s> : event.title;
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

function EventFacts({ event, hasDate }: { event: Event; hasDate: boolean }): ReactNode {
  const words = useWords();
  const { date, time, location, attendees } = event;
  if (!hasDate && !time && !location && !attendees) return null;
  return (
    <ul className={styles.facts}>
      {hasDate && (
        <li>
          <LongDate date={date} />
        </li>
      )}
      {time && <li>{time}</li>}
      {location && <li>{location}</li>}
      {attendees && (
        <li>
          {words.attendees} {attendees}
        </li>
      )}
    </ul>
  );
}
