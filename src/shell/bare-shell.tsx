import type { ReactNode } from 'react';
import type { ShellProps } from './shell';
import styles from './shell.module.css';

/** In the place of a shell, for blocks that are shown on their own: neither header nor footer, and a heading unseen. */
export function BareShell({ pageTitle, children }: ShellProps): ReactNode {
  return (
    <main>
      <h1 className={styles.unseen}>{pageTitle}</h1>
      {children}
    </main>
  );
}
