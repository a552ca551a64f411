import type { ReactNode } from 'react';
import type { BlockOf, Picture as PictureOf } from '../../compose/page';
import { Actions } from '../../ui/action';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Copy } from '../../ui/copy';
import { Flag } from '../../ui/flag';
import { Heading } from '../../ui/heading';
import { Picture } from '../../ui/picture';
import { Section } from '../../ui/section';
import { Stamp } from '../../ui/stamp';
import styles from './hero.module.css';
import artworkStyles from './hero-artwork.module.css';
import pictureStyles from './hero-picture.module.css';

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

/** A quiet drawing at the end of an opening, where no words stand. */
function HeroArtwork({ of, style }: { of: PictureOf; style: BlockOf<'hero'>['style'] }): ReactNode {
  return (
    <div className={style === 'large' ? `${artworkStyles.backdrop} ${artworkStyles.large}` : artworkStyles.backdrop}>
      <Picture of={of} sizes="35rem" className={artworkStyles.artwork} />
    </div>
  );
}

interface HeroPictureProps {
  of: PictureOf;
  opening: BlockOf<'hero'>['opening'];
}

/** The width of the picture of each layout, as `sizes` of HTML. */
const sizes = {
  split: '(min-width: 76rem) 30rem, (min-width: 60rem) 40vw, 100vw',
  columns: '(min-width: 76rem) 76rem, 100vw',
  cover: '100vw',
  band: '100vw',
};

/** The picture of an opening, as its layout has it. */
function HeroPicture({ of, opening }: HeroPictureProps): ReactNode {
  return (
    <div className={pictureStyles.pictured}>
      <Picture of={of} sizes={sizes[opening]} className={pictureStyles.picture} />
    </div>
  );
}
