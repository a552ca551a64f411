import type { ReactNode } from 'react';
import type { BlockOf, Link as LinkTarget } from '../../compose/page';
import { lastDay } from '../../ui/last-day';
import { Link } from '../../ui/link';
import { Section } from '../../ui/section';
import styles from './route-map.module.css';

type NameOf = BlockOf<'route-map'>['map']['names'][number];

/** A map with lines from one country to others; the links below it say the same in words. */
export function RouteMap(block: BlockOf<'route-map'>): ReactNode {
  const { alt, map, groups } = block;
  const frame = `0 0 ${map.width} ${map.height}`;
  return (
    <Section block={block} className={styles.routes}>
      <div className={styles.map}>
        <svg viewBox={frame} role="img" aria-label={alt}>
          <path className={styles.land} d={map.land} />
          {map.arcs.map(({ path, group }, index) => (
            <path key={index} className={styles.arc} data-group={group} pathLength={1} d={path} />
          ))}
          {map.dots.map((path, group) => <Dots key={group} path={path} group={group} />).reverse()}
          <path className={styles.origin} d={map.origin} vectorEffect={unscaled} />
        </svg>
        <svg viewBox={frame} className={styles.names} aria-hidden>
          {map.names.map((name, index) => name.isNumber || <Name key={index} of={name} to={linkOf(name, groups)} />)}
        </svg>
        <svg viewBox={frame} className={styles.numbers} aria-hidden>
          {map.names.map((name, index) => name.isNumber && <Name key={index} of={name} to={undefined} />)}
        </svg>
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

/** A name or a number beside its dot. The pointer may follow it, on 44 units around it, like the link in the legend, which everybody can. */
function Name({ of, to }: { of: NameOf; to: LinkTarget | undefined }): ReactNode {
  const { text, x, y, align, room, isOrigin } = of;
  const words = (
    <text
      className={isOrigin ? styles.originName : undefined}
      x={x}
      y={y}
      textAnchor={align === 'start' ? undefined : align}
    >
      {text}
    </text>
  );
  if (!to) return words;
  const left = { start: x, middle: x - room / 2, end: x - room }[align];
  return (
    <a href={to.href} tabIndex={-1}>
      <rect x={left} y={y - 29} width={room} height={44} />
      {words}
    </a>
  );
}

function linkOf({ item: [group, index] = [] }: NameOf, groups: BlockOf<'route-map'>['groups']): LinkTarget | undefined {
  if (group === undefined || index === undefined) return undefined;
  return groups[group]?.items[index]?.to;
}

// A dot is as large on a narrow screen as on a wide one.
const unscaled = 'non-scaling-stroke';

/** Full dots for the first group, rings for the others, so that a country in both shows both. */
function Dots({ path, group }: { path: string; group: number }): ReactNode {
  if (group === 0) return <path className={styles.dots} data-group={group} d={path} vectorEffect={unscaled} />;
  return (
    <>
      <path className={styles.rings} data-group={group} d={path} vectorEffect={unscaled} />
      <path className={styles.holes} d={path} vectorEffect={unscaled} />
    </>
  );
}
