import type { ReactNode } from 'react';
import type { Action as ActionOf, Shell } from '../compose/page';
import { Action } from '../ui/action';
import { Icon } from '../ui/icon';
import { useWords } from '../ui/site';
import styles from './menu.module.css';
import { MenuEntry } from './menu-entry';

interface MenuProps {
  of: Shell['header']['menu'];
  action: ActionOf | undefined;
}

/**
 * The menu, for every width and without scripts: a line of entries where there is room, else a panel. The panel is a
 * popover, which closes by Escape or a press elsewhere; for browsers without popovers there is a disclosure, and styles
 * show the control that works.
 */
export function Menu({ of, action }: MenuProps): ReactNode {
  const words = useWords();
  const toggle = (
    <>
      <span className={styles.whenClosed}>
        <Icon name="menu" />
        {words.menu}
      </span>
      <span className={styles.whenOpen}>
        <Icon name="x" />
        <span className={styles.tooltip}>{words.closeMenu}</span>
      </span>
    </>
  );
  return (
    <nav className={styles.menu} aria-label={words.mainNavigation}>
      <details className={styles.disclosure}>
        <summary className={styles.toggle}>{toggle}</summary>
      </details>
      <button type="button" className={`${styles.toggle} ${styles.press}`} popoverTarget="menu">
        {toggle}
      </button>
      <div id="menu" popover="auto" className={styles.panel}>
        <ul className={styles.entries}>
          {of.map((entry, index) => (
            <MenuEntry key={index} of={entry} id={`menu-${index + 1}`} />
          ))}
        </ul>
        {action && (
          <div className={styles.action}>
            <Action action={action} />
          </div>
        )}
      </div>
    </nav>
  );
}
