import type { ReactNode } from 'react';
import type { Flag as FlagPicture, Link as LinkTarget } from '../compose/page';
import styles from './chips.module.css';
import { Flag } from './flag';
import { type LastDay, lastDay } from './last-day';
import { Link } from './link';

interface Chip {
  label: string;
  flag?: FlagPicture;
  to?: LinkTarget;
}

/** Short names in a row that wraps, each of which may lead to its page. */
export function Chips({ of }: { of: Chip[] }): ReactNode {
  return (
    <ul className={styles.chips}>
      {of.map((chip, index) => (
        <OneChip key={index} of={chip} {...lastDay(chip)} />
      ))}
    </ul>
  );
}

function OneChip({ of: { label, flag, to }, ...lastDay }: { of: Chip } & LastDay): ReactNode {
  const content = (
    <>
      {flag && <Flag of={flag} />}
      {label}
    </>
  );
  return (
    <li {...lastDay}>
      {to ? (
        <Link to={to} className={styles.link}>
          {content}
        </Link>
      ) : (
        <span className={styles.chip}>{content}</span>
      )}
    </li>
  );
}
