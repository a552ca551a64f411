import type { ReactNode } from 'react';
import type { Shell } from '../compose/page';
import { Action } from '../ui/action';
import { Picture } from '../ui/picture';
import { fillWord, useWords } from '../ui/site';
import styles from './header.module.css';
import { Menu } from './menu';

/** The header of every page: the logo, the menu and the one button that matters most. */
export function Header({ shell }: { shell: Shell }): ReactNode {
  const words = useWords();
  const { menu, action } = shell.header;
  const { width, height } = shell.logo;
  // What is about as high as it is wide, such as a round mark with a name in it, would be too small to read.
  const logo = width < 2 * height ? `${styles.logo} ${styles.high}` : styles.logo;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={logo} href={shell.home ?? shell.base} aria-label={fillWord(words.homeLink, { name: shell.name })}>
          <Picture of={shell.logo} sizes="10rem" />
        </a>
        <Menu of={menu} action={action} />
        {action && (
          <div className={styles.action}>
            <Action action={action} />
          </div>
        )}
      </div>
    </header>
  );
}
