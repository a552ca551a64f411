import type { ReactNode } from 'react';
import type { Shell } from '../compose/page';
import { Flag } from '../ui/flag';
import { Icon } from '../ui/icon';
import { lastDay } from '../ui/last-day';
import { Link } from '../ui/link';
import styles from './menu-entry.module.css';

type MenuEntryOf = Shell['header']['menu'][number];

interface MenuEntryProps {
  of: MenuEntryOf;
  /** The id of its list. */
  id: string;
}

/**
 * An entry of the menu: a link, or a list of links. Where there is room for a line of entries, a button opens the list
 * as a popover; elsewhere the list is a disclosure.
 */
export function MenuEntry({ of, id }: MenuEntryProps): ReactNode {
  const { label, phoneLabel = label, to, items } = of;
  if (items) {
    return (
      <li className={styles.item} {...lastDay(of)}>
        <details className={styles.disclosure}>
          <summary className={styles.entry}>
            <Label wide={label} narrow={phoneLabel} />
            <Icon name="chevron-down" className={styles.chevron} />
          </summary>
        </details>
        <button type="button" className={`${styles.entry} ${styles.press}`} popoverTarget={id}>
          {label}
          <Icon name="chevron-down" className={styles.chevron} />
        </button>
        <ul id={id} popover="auto" className={styles.list}>
          {items.map((item, index) => (
            <li key={index} {...lastDay(item)}>
              <Link to={item.to} className={styles.link}>
                {item.flag && <Flag of={item.flag} />}
                {item.icon && <Icon name={item.icon} />}
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
      </li>
    );
  }
  const words = <Label wide={label} narrow={phoneLabel} />;
  return (
    <li className={styles.item} {...lastDay(of)}>
      {to ? (
        <Link to={to} className={styles.entry}>
          {words}
        </Link>
      ) : (
        <span className={styles.entry}>{words}</span>
      )}
    </li>
  );
}

function Label({ wide, narrow }: { wide: string; narrow: string }): ReactNode {
  if (wide === narrow) return wide;
  return (
    <>
      <span className={styles.wide}>{wide}</span>
      <span className={styles.narrow}>{narrow}</span>
    </>
  );
}
