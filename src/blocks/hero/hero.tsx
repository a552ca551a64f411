import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { Actions } from '../../ui/action';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Copy } from '../../ui/copy';
import { Flag } from '../../ui/flag';
import { Heading } from '../../ui/heading';
import { Picture } from '../../ui/picture';
import { Section } from '../../ui/section';
import { Stamp } from '../../ui/stamp';
import styles from './hero.module.css';

/** The opening of a page; the large one opens the site. */
export function Hero(block: BlockOf<'hero'>): ReactNode {
  const { style = 'page', level, eyebrow, heading, text, flag, claim, actions, artwork, picture } = block;
  // A surface of its own, plain too, makes the section that follows keep its distance.
  const surface = block.surface ?? (style === 'large' ? 'plain' : 'tinted');
  return (
    <Section block={{ ...block, surface }} layout="own" className={`${styles.hero} ${styles[style]}`}>
      {artwork && (
        <div className={styles.backdrop}>
          <Picture of={artwork} sizes="(min-width: 60rem) 35rem, 14rem" className={styles.artwork} />
        </div>
      )}
      <div className={styles.words}>
        <Breadcrumbs of={block.above} />
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading level={level} size="page" className={styles.heading}>
          {flag && <Flag of={flag} className={styles.flag} />}
          {heading}
        </Heading>
        {text && <Copy of={text} className={styles.text} />}
        <Actions of={actions} />
      </div>
      {(picture || claim) && (
        <div className={picture ? styles.pictured : styles.aside}>
          {picture && (
            <Picture
              of={picture}
              sizes="(min-width: 76rem) 30rem, (min-width: 60rem) 40vw, 100vw"
              className={styles.picture}
            />
          )}
          {claim && (
            <dl className={styles.claim}>
              <Stamp value={claim.value} label={claim.label} />
            </dl>
          )}
        </div>
      )}
    </Section>
  );
}
