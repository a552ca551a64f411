import type { ReactNode } from 'react';
import type { LanguageLink, Shell as ShellOf } from '../compose/page';
import { Announcement } from './announcement';
import { Footer } from './footer';
import { Header } from './header';
import { LanguageMenu } from './languages';
import styles from './shell.module.css';

/** The properties that the surroundings of a page are given. */
export interface ShellProps {
  shell: ShellOf;
  /** The title of the page inside. */
  pageTitle: string;
  /** The page in each language that has it. */
  languages?: LanguageLink[] | undefined;
  children: ReactNode;
}

/** The surroundings of every page: skip link, announcement, header and footer. */
export function Shell({ shell, languages, children }: ShellProps): ReactNode {
  const { announcement } = shell.header;
  return (
    <>
      <a className={styles.skip} href="#main">
        {shell.words.skipToContent}
      </a>
      {announcement && <Announcement of={announcement} />}
      {languages && <LanguageMenu of={languages} />}
      <Header shell={shell} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer shell={shell} languages={languages} />
    </>
  );
}
