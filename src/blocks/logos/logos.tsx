import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { lastDay } from '../../ui/last-day';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Section } from '../../ui/section';
import styles from './logos.module.css';

/** A row of marks; one that leads somewhere is a link. */
export function Logos(block: BlockOf<'logos'>): ReactNode {
  return (
    <Section block={block}>
      <ul className={styles.logos}>
        {block.items.map((logo, index) => (
          <li key={index} {...lastDay(logo)}>
            <Link to={logo.to} className={styles.link}>
              <Picture of={logo.picture} sizes="9rem" className={styles.picture} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
