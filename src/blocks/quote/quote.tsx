import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { Copy } from '../../ui/copy';
import { Picture } from '../../ui/picture';
import { Section } from '../../ui/section';
import styles from './quote.module.css';

/** Words that somebody said, and who said them. */
export function Quote({ quote, name, role, picture, ...frame }: BlockOf<'quote'>): ReactNode {
  return (
    <Section block={frame}>
      <figure className={styles.figure}>
        <blockquote>
          <Copy of={quote} className={styles.words} />
        </blockquote>
        <figcaption className={styles.speaker}>
          {picture && <Picture of={picture} sizes="4rem" className={styles.picture} />}
          <span>
            <span className={styles.name}>{name}</span>
            {role && <span className={styles.role}>{role}</span>}
          </span>
        </figcaption>
      </figure>
    </Section>
  );
}
