import type { ReactNode } from 'react';
import styles from './fold.module.css';
import { Icon } from './icon';

interface FoldProps {
  /** The heading or the line of words above the content. */
  title: ReactNode;
  children: ReactNode;
}

/** Content that on a phone folds away below its title; where there is room it stands open, and nothing can be pressed. */
export function Fold({ title, children }: FoldProps): ReactNode {
  return (
    <>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          {title}
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
      </details>
      <div className={styles.content}>{children}</div>
    </>
  );
}
