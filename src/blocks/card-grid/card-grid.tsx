import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { Actions } from '../../ui/action';
import { Copy } from '../../ui/copy';
import { Section } from '../../ui/section';
import styles from './card-grid.module.css';
import { Ticket, tickets } from './ticket/ticket';
import { Card, cards } from './usual/card';

// By the most cards in a line; a phone shows one below the other.
const pictureSizes = {
  2: '(min-width: 76rem) 37rem, (min-width: 56rem) 45vw, 100vw',
  3: '(min-width: 76rem) 25rem, (min-width: 42rem) 45vw, 100vw',
  4: '(min-width: 76rem) 18rem, (min-width: 34rem) 45vw, 100vw',
  5: '(min-width: 76rem) 14rem, (min-width: 34rem) 45vw, 100vw',
};

const featureSizes = '(min-width: 76rem) 44rem, (min-width: 44rem) 57vw, 100vw';

/** Cards side by side; the whole of a card that leads somewhere is one link. */
export function CardGrid(block: BlockOf<'card-grid'>): ReactNode {
  const { style = 'plain', items, grid, ratio, note, actions, itemLevel: level } = block;
  const sizes = pictureSizes[grid.most];
  return (
    <Section block={block}>
      <ul
        className={`${styles.grid} ${style === 'ticket' ? tickets : cards(style)}`}
        data-columns={grid.most}
        data-narrower={grid.narrower}
        data-odd={grid.isOdd}
        data-ratio={ratio}
      >
        {items.map((card, index) =>
          style === 'ticket' ? (
            <Ticket key={index} of={card} level={level} />
          ) : (
            <Card
              key={index}
              of={card}
              number={style === 'numbered' ? index + 1 : undefined}
              level={level}
              sizes={style === 'feature' && index === 0 ? featureSizes : sizes}
            />
          ),
        )}
      </ul>
      {note && <Copy of={note} className={styles.note} />}
      <Actions of={actions} />
    </Section>
  );
}
