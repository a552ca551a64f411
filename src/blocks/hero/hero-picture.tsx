import type { ReactNode } from 'react';
import type { BlockOf, Picture as PictureOf } from '../../compose/page';
import { Picture } from '../../ui/picture';
import styles from './hero-picture.module.css';

interface HeroPictureProps {
  of: PictureOf;
  opening: BlockOf<'hero'>['opening'];
}

/** How wide the picture of each layout is drawn. */
const sizes = {
  split: '(min-width: 76rem) 30rem, (min-width: 60rem) 40vw, 100vw',
  columns: '(min-width: 76rem) 76rem, 100vw',
  cover: '100vw',
  band: '100vw',
};

/** The picture of an opening, as its layout has it. */
export function HeroPicture({ of, opening }: HeroPictureProps): ReactNode {
  return (
    <div className={styles.pictured}>
      <Picture of={of} sizes={sizes[opening]} className={styles.picture} />
    </div>
  );
}
