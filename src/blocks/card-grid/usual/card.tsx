import type { ReactNode } from 'react';
import type { BlockOf, HeadingLevel } from '../../../compose/page';
import { Copy } from '../../../ui/copy';
import { Icon } from '../../../ui/icon';
import { lastDay } from '../../../ui/last-day';
import { Picture } from '../../../ui/picture';
import { CardTitle } from '../card-title';
import styles from './card.module.css';
import { CardLists } from './card-lists';

type CardOf = BlockOf<'card-grid'>['items'][number];

/** Gives the class of a list of cards in a style; some styles need none. */
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

/** A card; the whole of one that leads somewhere is one link. An icon stands for the picture that it lacks. */
export function Card({ of: card, number, level, sizes }: CardProps): ReactNode {
  return (
    <li className={styles.card} {...lastDay(card)}>
      {number && <span className={styles.number}>{number}</span>}
      {card.picture && <Picture of={card.picture} sizes={sizes} className={styles.picture} />}
      {!card.picture && card.icon && <Icon name={card.icon} className={styles.glyph} />}
      <CardTitle of={card} level={level} className={styles.title} />
      {card.meta && <p className={styles.meta}>{card.meta}</p>}
      {card.text && <Copy of={card.text} className={styles.text} />}
      <CardLists of={card} />
    </li>
  );
}
