import type { ReactNode } from 'react';
import type { BlockOf } from '../compose/page';
import { Copy } from './copy';
import { Picture } from './picture';
import styles from './quotation.module.css';
import { Source } from './source';

interface QuotationProps {
  of: BlockOf<'quotes'>['items'][number];
  /** item: one among others, in smaller letters. */
  look?: 'block' | 'item';
  /** The content above the words, such as stars. */
  children?: ReactNode;
}

/** Words that somebody said, who said them, and where that can be read. */
export function Quotation({ of, look = 'block', children }: QuotationProps): ReactNode {
  const { quote, name, role, picture, source } = of;
  const words = (
    <blockquote>
      <Copy of={quote} className={styles.words} />
    </blockquote>
  );
  return (
    <figure className={styles[look]}>
      {children ? (
        <div>
          {children}
          {words}
        </div>
      ) : (
        words
      )}
      <figcaption className={styles.speaker}>
        {picture && <Picture of={picture} sizes={look === 'item' ? '3rem' : '4rem'} className={styles.picture} />}
        <span>
          <span className={styles.name}>{name}</span>
          {role && <span className={styles.role}>{role}</span>}
          {source && <Source of={source} />}
        </span>
      </figcaption>
    </figure>
  );
}
