import type { ReactNode } from 'react';
import { unseen } from '../ui/unseen';
import type { ShellProps } from './shell';

/**
 * The shell of blocks that are shown on their own: without header and footer, and with a heading for screen readers
 * alone.
 */
export function BareShell({ pageTitle, children }: ShellProps): ReactNode {
  return (
    <main>
      <h1 className={unseen}>{pageTitle}</h1>
      {children}
    </main>
  );
}
