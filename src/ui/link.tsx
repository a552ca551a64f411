import { Children, type ReactNode } from 'react';
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
      {/^(tel|mailto):/.test(to.href) ? Children.map(children, isolate) : children}
    </a>
  );
}

/** A number keeps its order in a sentence that runs from right to left. */
function isolate(child: ReactNode): ReactNode {
  return typeof child === 'string' ? <bdi>{child}</bdi> : child;
}
