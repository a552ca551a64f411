import type { ReactNode } from 'react';
import { unseen } from '../ui/unseen';
import type { ShellProps } from './shell';

/** In the place of a shell, for blocks that are shown on their own: neither header nor footer, and a heading unseen. */
export function BareShell({ pageTitle, children }: ShellProps): ReactNode {
  return (
    <main>
      <h1 className={unseen}>{pageTitle}</h1>
      {children}
    </main>
  );
}
