import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { InlineCopy } from '../../ui/copy';
import { FrameOnClick } from '../../ui/frame-on-click';
import { Picture } from '../../ui/picture';
import { Section } from '../../ui/section';
import { useWords } from '../../ui/site';
import styles from './video.module.css';

/** A film behind its poster: nothing of it is loaded before the visitor plays it. */
export function Video({ src: film, poster, captions, caption, ...frame }: BlockOf<'video'>): ReactNode {
  const { playFilm } = useWords();
  const title = poster.alt || frame.heading || '';
  return (
    <Section block={frame}>
      <figure className={styles.figure}>
        {film.kind === 'frame' ? (
          <FrameOnClick of={film} title={title} action={playFilm} mark={triangle} className={styles.screen}>
            <Picture of={poster} sizes="(min-width: 62rem) 60rem, 100vw" className={styles.poster} />
          </FrameOnClick>
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: the rule film-has-captions asks for them.
          <video
            className={styles.screen}
            controls
            playsInline
            preload="none"
            poster={poster.src}
            aria-label={title || undefined}
          >
            <source src={film.src} type={film.type} />
            {captions && (
              <track kind="captions" src={captions.src} srcLang={captions.language} label={captions.label} />
            )}
          </video>
        )}
        {caption && (
          <figcaption className={styles.caption}>
            <InlineCopy of={caption} />
          </figcaption>
        )}
      </figure>
    </Section>
  );
}

/** The sign on every button that plays something. */
const triangle = (
  <svg viewBox="0 0 10 12" width="0.8em" height="1em" fill="currentColor" aria-hidden="true">
    <path d="M0 0v12l10-6z" />
  </svg>
);
