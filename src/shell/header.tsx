import type { ReactNode } from 'react';
import type { Shell } from '../compose/page';
import { Action } from '../ui/action';
import { Picture } from '../ui/picture';
import { fillWord, useSite } from '../ui/site';
import styles from './header.module.css';
import { MainMenu } from './main-menu';
import { PhoneMenu } from './phone-menu';

/** What stands above every page: the logo, the menu and the one button that matters most. */
export function Header({ shell }: { shell: Shell }): ReactNode {
  const { currentHref, words } = useSite();
  const { menu, action } = shell.header;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.logo} href={shell.base} aria-label={fillWord(words.homeLink, { name: shell.name })}>
          <Picture of={shell.logo} sizes="10rem" />
        </a>
        <MainMenu menu={menu} />
        {action && (
          <div className={styles.action}>
            <Action action={action} />
          </div>
        )}
        <PhoneMenu key={currentHref} menu={menu} action={action} />
      </div>
    </header>
  );
}
