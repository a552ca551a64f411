import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Section } from '../../ui/section';
import styles from './logos.module.css';

/** A row of marks; one that leads somewhere is a link. */
export function Logos(block: BlockOf<'logos'>): ReactNode {
  return (
    <Section block={block}>
      <ul className={styles.logos}>
        {block.items.map(({ picture, to }, index) => (
          <li key={index}>
            {to ? (
              <Link to={to} className={styles.link}>
                <Picture of={picture} sizes="9rem" className={styles.picture} />
              </Link>
            ) : (
              <Picture of={picture} sizes="9rem" className={styles.picture} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
