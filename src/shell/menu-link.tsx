import type { ReactNode } from 'react';
import type { Shell } from '../compose/page';
import { Flag } from '../ui/flag';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

/** An entry of the menu: a link, or a list of links. */
export type MenuEntry = Shell['header']['menu'][number];

/** A link in one of the menu's lists. */
export function MenuLink({
  of,
  className,
}: {
  of: NonNullable<MenuEntry['items']>[number];
  className?: string | undefined;
}): ReactNode {
  return (
    <Link to={of.to} className={className}>
      {of.flag && <Flag of={of.flag} />}
      {of.icon && <Icon name={of.icon} />}
      {of.label}
    </Link>
  );
}
