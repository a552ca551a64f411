import type { ReactNode } from 'react';
import type { Action as ActionOf } from '../compose/page';
import styles from './action.module.css';
import { Icon } from './icon';
import { lastDay } from './last-day';
import { Link } from './link';

interface ActionProps {
  action: ActionOf;
  /** The look of an action that says none. */
  fallback?: NonNullable<ActionOf['style']>;
}

const arrow = /[←-⇿⟰-⟿➔-➾]/u;

/** One button that leads somewhere. */
export function Action({ action, fallback = 'primary' }: ActionProps): ReactNode {
  const look = `${styles.action} ${styles[action.style ?? fallback]}`;
  return (
    <Link
      to={action.to}
      className={arrow.test(action.label) ? `${look} ${styles.pointing}` : look}
      {...lastDay(action)}
    >
      {action.icon && <Icon name={action.icon} />}
      {action.label}
    </Link>
  );
}

/** A row of buttons: the first is primary and the others secondary, unless they say otherwise. */
export function Actions({ of }: { of: ActionOf[] | undefined }): ReactNode {
  if (!of?.length) return null;
  return (
    <div className={styles.actions}>
      {of.map((action, index) => (
        <Action key={index} action={action} fallback={index === 0 ? 'primary' : 'secondary'} />
      ))}
    </div>
  );
}
