import type { ReactNode } from 'react';
import type { Shell as ShellOf } from '../compose/page';
import { Announcer } from './announcer';
import { Footer } from './footer';
import { Header } from './header';
import { Notifications } from './notifications';
import styles from './shell.module.css';

/** What surroundings of a page are given. */
export interface ShellProps {
  shell: ShellOf;
  /** The title of the page inside, announced when it changes. */
  pageTitle: string;
  children: ReactNode;
}

/** What surrounds every page: skip link, header, footer and the places of notifications. */
export function Shell({ shell, pageTitle, children }: ShellProps): ReactNode {
  return (
    <>
      <a className={styles.skip} href="#main">
        {shell.words.skipToContent}
      </a>
      <Header shell={shell} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer shell={shell} />
      <Announcer pageTitle={pageTitle} />
      <Notifications />
    </>
  );
}
