import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { lastDay } from '../../ui/last-day';
import { Picture } from '../../ui/picture';
import { Section } from '../../ui/section';
import styles from './gallery.module.css';

const oneAlone = '(min-width: 40rem) 38rem, 100vw';
const amongOthers = '(min-width: 60rem) 38rem, (min-width: 44rem) 50vw, 100vw';

/** Pictures in a grid, each with its caption. */
export function Gallery(block: BlockOf<'gallery'>): ReactNode {
  const isAlone = block.items.length === 1;
  return (
    <Section block={block}>
      <ul className={styles.gallery}>
        {block.items.map((item, index) => (
          <li key={index} className={styles.item} {...lastDay(item)}>
            <figure className={styles.figure}>
              <Picture of={item.picture} sizes={isAlone ? oneAlone : amongOthers} className={styles.picture} />
              {item.caption && <figcaption className={styles.caption}>{item.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
