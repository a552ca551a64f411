import { type ReactNode, useRef } from 'react';
import type { Action as ActionOf } from '../compose/page';
import { Action } from '../ui/action';
import { Icon } from '../ui/icon';
import { lastDay } from '../ui/last-day';
import { Link } from '../ui/link';
import { useWords } from '../ui/site';
import { type MenuEntry, MenuLink } from './menu-link';
import styles from './phone-menu.module.css';
import { useDismissal } from './use-dismissal';

interface PhoneMenuProps {
  menu: MenuEntry[];
  action: ActionOf | undefined;
}

/** The menu on a narrow screen. It opens, and its sections fold, without scripts; with them it also closes by itself. */
export function PhoneMenu({ menu, action }: PhoneMenuProps): ReactNode {
  const words = useWords();
  const details = useRef<HTMLDetailsElement>(null);
  const toggle = useRef<HTMLElement>(null);

  useDismissal(details, (cause) => {
    if (!details.current?.open) return;
    details.current.open = false;
    if (cause === 'escape') toggle.current?.focus();
  });

  // A visitor may open the menu before scripts run: React must take over the attribute as it finds it.
  return (
    <nav className={styles.menu} aria-label={words.mainNavigation}>
      <details ref={details} className={styles.details} suppressHydrationWarning>
        <summary ref={toggle} className={styles.toggle}>
          <span className={styles.whenClosed}>
            <Icon name="menu" />
            {words.menu}
          </span>
          <span className={styles.whenOpen}>
            <Icon name="x" />
            <span className={styles.tooltip}>{words.closeMenu}</span>
          </span>
        </summary>
        <div className={styles.panel}>
          <ul>
            {menu.map((entry, index) => (
              <li key={index} {...lastDay(entry)}>
                <Entry of={entry} />
              </li>
            ))}
          </ul>
          {action && (
            <div className={styles.action}>
              <Action action={action} />
            </div>
          )}
        </div>
      </details>
    </nav>
  );
}

function Entry({ of }: { of: MenuEntry }): ReactNode {
  const label = of.phoneLabel ?? of.label;
  if (of.items) {
    return (
      <details className={styles.section} suppressHydrationWarning>
        <summary className={styles.entry}>
          {label}
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <ul className={styles.list}>
          {of.items.map((item, index) => (
            <li key={index} {...lastDay(item)}>
              <MenuLink of={item} className={styles.link} />
            </li>
          ))}
        </ul>
      </details>
    );
  }
  if (!of.to) return <span className={styles.entry}>{label}</span>;
  return (
    <Link to={of.to} className={styles.entry}>
      {label}
    </Link>
  );
}
