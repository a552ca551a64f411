import type { ReactNode } from 'react';
import type { Shell } from '../compose/page';
import { Icon } from '../ui/icon';
import { lastDay } from '../ui/last-day';
import { Link } from '../ui/link';
import styles from './bar.module.css';

/** The actions that visitors take most, at the foot of the window on a phone; pages with a form have none. */
export function Bar({ of }: { of: NonNullable<Shell['header']['bar']> }): ReactNode {
  return (
    <ul className={styles.bar}>
      {of.map((action, index) => (
        <li key={index} data-surface={index === 0 ? 'accent' : undefined} {...lastDay(action)}>
          <Link to={action.to} className={styles.action}>
            {action.icon && <Icon name={action.icon} />}
            {action.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
