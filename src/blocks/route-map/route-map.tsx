import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { lastDay } from '../../ui/last-day';
import { Link } from '../../ui/link';
import { Section } from '../../ui/section';
import { Labels } from './labels';
import styles from './route-map.module.css';

/** A map with lines from one country to others; the links below it say the same in words. */
export function RouteMap(block: BlockOf<'route-map'>): ReactNode {
  const { alt, map, groups } = block;
  return (
    <Section block={block} className={styles.routes}>
      <div className={styles.map}>
        <svg
          className={styles.drawing}
          width={2 * map.width}
          height={2 * map.height}
          viewBox={`0 0 ${map.width} ${map.height}`}
          role="img"
          aria-label={alt}
        >
          <path className={styles.land} d={map.land} />
          {map.arcs.map(({ path, group }, index) => (
            <path key={index} className={styles.arc} data-group={group} pathLength={1} d={path} />
          ))}
          {map.dots.map((path, group) => <Dots key={group} path={path} group={group} />).reverse()}
          <path className={styles.origin} d={map.origin} />
        </svg>
        <Labels of={block} />
      </div>
      <div className={styles.legend}>
        {groups.map((one, group) => (
          <div key={group} className={styles.group} data-group={group} {...lastDay(one)}>
            {one.label && <p className={styles.label}>{one.label}</p>}
            <ul className={styles.places} aria-label={one.label}>
              {one.items.map((place, index) => (
                <li key={index} data-number={map.codes.indexOf(place.code) + 1} {...lastDay(place)}>
                  {place.to ? <Link to={place.to}>{place.label}</Link> : place.label}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** Full dots for the first group, rings for the others, so that a country in both shows both. */
function Dots({ path, group }: { path: string; group: number }): ReactNode {
  if (group === 0) return <path className={styles.dots} data-group={group} d={path} />;
  return (
    <>
      <path className={styles.rings} data-group={group} d={path} />
      <path className={styles.holes} d={path} />
    </>
  );
}
