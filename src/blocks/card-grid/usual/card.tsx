import type { ReactNode } from 'react';
import type { BlockOf, HeadingLevel } from '../../../compose/page';
import { Copy } from '../../../ui/copy';
import { Flag } from '../../../ui/flag';
import { Heading } from '../../../ui/heading';
import { Icon } from '../../../ui/icon';
import { lastDay } from '../../../ui/last-day';
import { Link } from '../../../ui/link';
import { Picture } from '../../../ui/picture';
import styles from './card.module.css';
import { CardLists } from './card-lists';

type CardOf = BlockOf<'card-grid'>['items'][number];

/** The class of a list of cards in a style; some styles need none. */
export function cards(style: NonNullable<BlockOf<'card-grid'>['style']>): string {
  return styles[style] ?? '';
}

interface CardProps {
  of: CardOf;
  /** Where cards are numbered: which one it is. */
  number: number | undefined;
  level: HeadingLevel;
  sizes: string;
}

/** A card; the whole of one that leads somewhere is one link. */
export function Card({ of: card, number, level, sizes }: CardProps): ReactNode {
  return (
    <li className={styles.card} {...lastDay(card)}>
      {number && <span className={styles.number}>{number}</span>}
      {card.picture && <Picture of={card.picture} sizes={sizes} className={styles.picture} />}
      {card.icon && <Icon name={card.icon} className={styles.glyph} />}
      <Heading level={level} size="item" className={styles.title}>
        {card.flag && <Flag of={card.flag} />}
        {card.to ? (
          <Link to={card.to} className={styles.link}>
            {card.title}
          </Link>
        ) : (
          card.title
        )}
      </Heading>
      {card.meta && <p className={styles.meta}>{card.meta}</p>}
      {card.text && <Copy of={card.text} className={styles.text} />}
      <CardLists of={card} />
    </li>
  );
}
