import type { ReactNode } from 'react';
import type { BlockOf, Picture as PictureOf } from '../../compose/page';
import { Picture } from '../../ui/picture';
import styles from './hero-artwork.module.css';

/** A quiet drawing at the end of an opening, where no words stand. */
export function HeroArtwork({ of, style }: { of: PictureOf; style: BlockOf<'hero'>['style'] }): ReactNode {
  return (
    <div className={style === 'large' ? `${styles.backdrop} ${styles.large}` : styles.backdrop}>
      <Picture of={of} sizes="35rem" className={styles.artwork} />
    </div>
  );
}
