import type { ReactNode } from 'react';
import type { FramedPage } from '../compose/page';
import actionStyles from './action.module.css';
import styles from './frame-on-click.module.css';
import { fillWord, useWords } from './site';

interface FrameOnClickProps {
  of: FramedPage;
  /** What a screen reader calls the frame. */
  title: string;
  /** The words of the link that opens it. */
  action: string;
  /** A small drawing before them. */
  mark?: ReactNode;
  /** The height of the frame in CSS pixels; without it the frame is as high as what it replaces. */
  height?: number;
  className?: string | undefined;
  /** The content that stands behind the link. */
  children?: ReactNode;
}

/**
 * A page of another service, of which nothing is loaded until the visitor asks for it, knowing whom it contacts. It is
 * a link to that page; scripts open the page here, in a frame made from the link's attributes.
 */
export function FrameOnClick({ of, title, action, mark, height, className, children }: FrameOnClickProps): ReactNode {
  const words = useWords();
  return (
    <div data-frame-place="">
      <div className={`${styles.place} ${className}`}>
        {children}
        <a
          className={`${actionStyles.action} ${actionStyles.primary}`}
          aria-label={`${action}: ${title}`}
          href={of.page}
          rel="noopener"
          data-frame={of.src}
          data-frame-title={title}
          data-frame-class={height ? styles.frame : `${styles.frame} ${className}`}
          data-frame-height={height}
        >
          {mark}
          {action}
        </a>
      </div>
      <p className={styles.note}>
        {fillWord(words.elsewhereNote, { service: of.service })}{' '}
        <a href={of.privacy} rel="noopener" className={styles.link}>
          {fillWord(words.elsewherePrivacy, { service: of.service })}
        </a>
      </p>
    </div>
  );
}
