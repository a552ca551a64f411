import type { ReactNode } from 'react';
import type { Action, BlockOf } from '../../compose/page';
import { Actions } from '../../ui/action';
import { InlineCopy } from '../../ui/copy';
import { FrameOnClick } from '../../ui/frame-on-click';
import { Heading } from '../../ui/heading';
import { lastDay } from '../../ui/last-day';
import { Section, SectionHead } from '../../ui/section';
import { fillWord, useSite, useWords } from '../../ui/site';
import styles from './place.module.css';

/** Where the business is and when it is open; the map is loaded when the visitor asks for it. */
export function Place(block: BlockOf<'place'>): ReactNode {
  const { label, address, map, way, actions = [] } = block;
  const words = useWords();
  const directions: Action = { label: words.directions, to: { href: way, isExternal: true } };
  return (
    <Section block={block} layout="own" className={styles.place}>
      <div className={styles.words}>
        <SectionHead block={block} />
        <address className={styles.address}>
          <strong>{label}</strong>
          {address && (
            <span>
              <InlineCopy of={address} />
            </span>
          )}
        </address>
        <OpeningHours block={block} />
        <Actions of={[directions, ...actions]} />
      </div>
      {map && (
        <FrameOnClick
          of={map}
          title={fillWord(words.mapOf, { place: label })}
          action={words.showMap}
          className={styles.map}
        />
      )}
    </Section>
  );
}

type Place = BlockOf<'place'>;
type Season = Place['seasons'][number];
type Line = Season['lines'][number];

/** The opening hours with the days that differ, and whether it is open now where the site says in which time zone they are. */
function OpeningHours({ block }: { block: Place }): ReactNode {
  const { seasons, special, allSeasons, itemLevel } = block;
  const { words } = useSite();
  if (special.length === 0 && seasons.every(({ lines }) => lines.length === 0)) return null;
  return (
    <div>
      <div className={styles.hoursHead}>
        <Heading level={itemLevel} size="item">
          {words.openingHours}
        </Heading>
        <OpenNow block={block} />
      </div>
      {allSeasons ? (
        seasons.map((season, index) => <SeasonHours key={index} season={season} isNamed />)
      ) : (
        <HoursOfToday seasons={seasons} />
      )}
      {special.length > 0 && <Lines of={special} />}
    </div>
  );
}

/** The week of today's season. On a page that nobody has built since, a browser shows the next in its place. */
function HoursOfToday({ seasons: [season, next] }: Pick<Place, 'seasons'>): ReactNode {
  return (
    <>
      {season && (
        <div {...lastDay(season)}>
          <SeasonHours season={season} />
        </div>
      )}
      {next && (
        <div hidden data-after="">
          <SeasonHours season={next} />
        </div>
      )}
    </>
  );
}

function SeasonHours({ season, isNamed = false }: { season: Season; isNamed?: boolean }): ReactNode {
  const words = useWords();
  const { period, firstDay, lastDay: end, lines } = season;
  const name =
    period ?? (firstDay ? fillWord(words.fromDay, { day: firstDay }) : end && fillWord(words.untilDay, { day: end }));
  return (
    <>
      {isNamed && name && <p className={styles.season}>{name}</p>}
      <Lines of={lines} />
    </>
  );
}

/** Days and their hours; those that have a last day are hidden once it is over. */
function Lines({ of }: { of: Line[] }): ReactNode {
  const words = useWords();
  return (
    <dl className={styles.hours}>
      {of.map((line, index) => (
        <div key={index} className={styles.line} {...lastDay(line)}>
          <dt>{line.days}</dt>
          {line.isAllDay && <dd>{words.openAllDay}</dd>}
          {line.times.map((time, position) => (
            <dd key={position}>{time}</dd>
          ))}
          {!line.isAllDay && line.times.length === 0 && <dd>{words.closedDay}</dd>}
        </div>
      ))}
    </dl>
  );
}

/**
 * Whether the place is open now, which only a clock knows. Nothing is drawn in the document or without scripts; its
 * attributes hold what a script needs to say it.
 */
function OpenNow({ block: { hours = [], timeZone } }: { block: BlockOf<'place'> }): ReactNode {
  const { language, words } = useSite();
  if (timeZone === undefined) return null;
  const { openNow, openUntil, closedNow } = words;
  const noteProps = { hours, timeZone, language, words: { openNow, openUntil, closedNow } };
  return <p className={styles.state} data-opening-hours={JSON.stringify(noteProps)} hidden />;
}
