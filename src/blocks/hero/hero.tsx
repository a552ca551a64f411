import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { Actions } from '../../ui/action';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Copy } from '../../ui/copy';
import { Flag } from '../../ui/flag';
import { Heading } from '../../ui/heading';
import { Section } from '../../ui/section';
import { Stamp } from '../../ui/stamp';
import styles from './hero.module.css';
import { HeroArtwork } from './hero-artwork';
import { HeroPicture } from './hero-picture';

/** The opening of a page; the large one opens the site. */
export function Hero(block: BlockOf<'hero'>): ReactNode {
  const { style = 'page', opening, level, eyebrow, heading, text, flag, claim, actions, artwork, picture } = block;
  const isSplit = opening === 'split';
  const stamp = claim && (
    <dl className={styles.claim}>
      <Stamp value={claim.value} label={claim.label} />
    </dl>
  );
  const beside = isSplit && !picture && stamp;
  return (
    <Section block={block} layout="own" className={`${styles.hero} ${styles[style]}`} opening={opening}>
      {artwork && <HeroArtwork of={artwork} style={style} />}
      <div className={styles.words}>
        <Breadcrumbs of={block.above} />
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading level={level} size="page" className={styles.heading}>
          {flag && <Flag of={flag} className={styles.flag} />}
          {heading}
        </Heading>
        {text && <Copy of={text} className={styles.text} />}
        <Actions of={actions} />
        {!beside && stamp}
      </div>
      {picture ? (
        <HeroPicture of={picture} opening={opening} />
      ) : (
        beside && <div className={styles.aside}>{beside}</div>
      )}
    </Section>
  );
}
