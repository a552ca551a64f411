import type { ReactNode } from 'react';
import type { BlockOf, Link as LinkTarget } from '../../compose/page';
import styles from './labels.module.css';

type MapBlock = BlockOf<'route-map'>;
type NameOf = MapBlock['map']['names'][number];

/** The names upon a map, and the numbers that a phone shows in their place. */
export function Labels({ of: { map, groups } }: { of: MapBlock }): ReactNode {
  return (
    <>
      <svg className={styles.names} aria-hidden>
        {map.names.map((name, index) => name.isNumber || <Name key={index} of={name} to={linkOf(name, groups)} />)}
      </svg>
      <svg className={styles.numbers} aria-hidden>
        {map.names.map((name, index) => name.isNumber && <Name key={index} of={name} to={undefined} />)}
      </svg>
    </>
  );
}

/**
 * A name or a number beside its dot, as large on a narrow map as on a wide one. The pointer may follow it, like the link
 * in the legend, which everybody can.
 */
function Name({ of, to }: { of: NameOf; to: LinkTarget | undefined }): ReactNode {
  const { text, align, room, side, isOrigin } = of;
  const at = { x: `${of.x}%`, y: `${of.y}%` };
  const anchor = align === 'start' ? undefined : align;
  const className = isOrigin ? styles.originName : undefined;
  if (!to || !room) {
    return (
      <text className={className} {...at} textAnchor={anchor}>
        {text}
      </text>
    );
  }
  return (
    <a href={to.href} tabIndex={-1}>
      <rect {...at} width={`${room}em`} height={44} data-align={anchor} data-side={side} />
      <text {...at} textAnchor={anchor}>
        {text}
      </text>
    </a>
  );
}

function linkOf({ item: [group, index] = [] }: NameOf, groups: MapBlock['groups']): LinkTarget | undefined {
  if (group === undefined || index === undefined) return undefined;
  return groups[group]?.items[index]?.to;
}
