import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { Actions } from '../../ui/action';
import { Picture } from '../../ui/picture';
import { Section, SectionHead } from '../../ui/section';
import styles from './split.module.css';

/** Words and a picture, side by side on a wide screen. */
export function Split(block: BlockOf<'split'>): ReactNode {
  const { eyebrow, heading, text, picture, side = 'end', actions } = block;
  const hasWords = eyebrow || heading || text || actions?.length;
  return (
    <Section block={block} layout="own" className={`${styles.split} ${styles[side] ?? ''}`}>
      {hasWords && (
        <div>
          <SectionHead block={block} />
          <Actions of={actions} />
        </div>
      )}
      <Picture
        of={picture}
        sizes={
          hasWords ? '(min-width: 76rem) 42rem, (min-width: 60rem) 55vw, 100vw' : '(min-width: 76rem) 76rem, 100vw'
        }
        className={styles.picture}
      />
    </Section>
  );
}
