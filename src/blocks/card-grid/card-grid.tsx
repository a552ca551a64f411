import type { ReactNode } from 'react';
import type { BlockOf, HeadingLevel } from '../../compose/page';
import { Actions } from '../../ui/action';
import { Copy } from '../../ui/copy';
import { Flag } from '../../ui/flag';
import { Heading } from '../../ui/heading';
import { Icon } from '../../ui/icon';
import { lastDay } from '../../ui/last-day';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Section } from '../../ui/section';
import styles from './card-grid.module.css';

type Card = BlockOf<'card-grid'>['items'][number];

// By the most cards in a line; a phone shows one below the other.
const pictureSizes = {
  2: '(min-width: 76rem) 37rem, (min-width: 56rem) 45vw, 100vw',
  3: '(min-width: 76rem) 25rem, (min-width: 42rem) 45vw, 100vw',
  4: '(min-width: 76rem) 18rem, (min-width: 34rem) 45vw, 100vw',
};

/** Cards side by side; the whole of a card that leads somewhere is one link. */
export function CardGrid(block: BlockOf<'card-grid'>): ReactNode {
  const { style = 'plain', items, columns, note, actions, itemLevel } = block;
  return (
    <Section block={block}>
      <ul className={`${styles.grid} ${styles[style] ?? ''}`} data-columns={columns}>
        {items.map((card, index) => (
          <li key={index} className={styles.card} {...lastDay(card)}>
            {style === 'numbered' && <span className={styles.number}>{index + 1}</span>}
            <CardContent card={card} level={itemLevel} sizes={pictureSizes[columns ?? 4]} />
          </li>
        ))}
      </ul>
      {note && <Copy of={note} className={styles.note} />}
      <Actions of={actions} />
    </Section>
  );
}

function CardContent({ card, level, sizes }: { card: Card; level: HeadingLevel; sizes: string }): ReactNode {
  return (
    <>
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
      {card.lists?.map((list, index) => (
        <div key={index} className={styles.list} {...lastDay(list)}>
          <p className={styles.listHeading}>{list.heading}</p>
          <ul>
            {list.items.map((item, position) => (
              <li key={position} {...lastDay(list, 'items', position)}>
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {card.stub && <p className={styles.stub}>{card.stub}</p>}
    </>
  );
}
