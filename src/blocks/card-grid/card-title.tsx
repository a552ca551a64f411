import type { ReactNode } from 'react';
import type { BlockOf, HeadingLevel } from '../../compose/page';
import { Flag } from '../../ui/flag';
import { Heading } from '../../ui/heading';
import { Link } from '../../ui/link';
import { WholeWords } from '../../ui/whole-words';
import styles from './card-title.module.css';

interface CardTitleProps {
  of: BlockOf<'card-grid'>['items'][number];
  level: HeadingLevel;
  className: string | undefined;
}

/**
 * The title of a card, beside its flag. Where the card leads somewhere, the link of the title covers the whole card.
 */
export function CardTitle({ of: { title, flag, to }, level, className = '' }: CardTitleProps): ReactNode {
  return (
    <Heading level={level} size="item" className={`${styles.title} ${className}`}>
      {flag && <Flag of={flag} className={styles.flag} />}
      {to ? (
        <Link to={to} className={styles.link}>
          <WholeWords of={title} />
        </Link>
      ) : (
        title
      )}
    </Heading>
  );
}
