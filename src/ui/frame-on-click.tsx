import { type ReactNode, useEffect, useState } from 'react';
import type { FramedPage } from '../compose/page';
import actionStyles from './action.module.css';
import styles from './frame-on-click.module.css';
import { fillWord, useWords } from './site';

interface FrameOnClickProps {
  of: FramedPage;
  /** What a screen reader calls the frame. */
  title: string;
  /** The words of the button. */
  action: string;
  /** A small drawing before them. */
  mark?: ReactNode;
  /** How high the frame is, in CSS pixels; else it is as high as what it replaces. */
  height?: number;
  className?: string | undefined;
  /** What stands behind the button. */
  children?: ReactNode;
}

/** What a page in a frame may do: it neither leads this page elsewhere nor opens dialogs over it. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation';

/**
 * A page of another service, of which nothing is loaded until the visitor asks for it, knowing who will be contacted.
 * Without scripts the button is a link to that page.
 */
export function FrameOnClick({ of, title, action, mark, height, className, children }: FrameOnClickProps): ReactNode {
  const words = useWords();
  const [isScripted, setIsScripted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsScripted(true), []);
  if (isOpen) {
    return (
      <iframe
        ref={takeFocus}
        className={height ? styles.frame : `${styles.frame} ${className}`}
        src={of.src}
        title={title}
        height={height}
        loading="lazy"
        allow="autoplay; encrypted-media; fullscreen; payment; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox={sandbox}
      />
    );
  }
  const button = { className: `${actionStyles.action} ${actionStyles.primary}`, 'aria-label': `${action}: ${title}` };
  return (
    <div>
      <div className={`${styles.place} ${className}`}>
        {children}
        {isScripted ? (
          <button type="button" {...button} onClick={() => setIsOpen(true)}>
            {mark}
            {action}
          </button>
        ) : (
          <a {...button} href={of.page} rel="noopener">
            {mark}
            {action}
          </a>
        )}
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

/** The button goes when the frame comes; whoever pressed it goes on within the frame. */
function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}
