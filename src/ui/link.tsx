import type { ReactNode } from 'react';
import type { Link as LinkTarget } from '../compose/page';
import { useSite } from './site';

interface LinkProps {
  to: LinkTarget;
  className?: string | undefined;
  children: ReactNode;
}

/** A link; the one that leads to the page it stands on says so. */
export function Link({ to, className, children }: LinkProps): ReactNode {
  const { currentHref } = useSite();
  return (
    <a
      href={to.href}
      className={className}
      aria-current={to.href === currentHref ? 'page' : undefined}
      rel={to.isExternal ? 'noopener' : undefined}
    >
      {children}
    </a>
  );
}
