import type { ReactNode } from 'react';
import type { Shell } from '../compose/page';
import { Icon } from '../ui/icon';
import { lastDay } from '../ui/last-day';
import { Link } from '../ui/link';
import styles from './bar.module.css';

/** On a phone, what visitors most often want to do, at the foot of the window; pages with a form have it not. */
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
