import type { ReactNode } from 'react';
import type { LanguageLink } from '../compose/page';
import { useSite } from '../ui/site';
import styles from './languages.module.css';

/** The languages of a page above its header; the footer has them again. */
export function LanguageMenu({ of }: { of: LanguageLink[] }): ReactNode {
  const { words } = useSite();
  return (
    <nav className={styles.menu} aria-label={words.languages}>
      <Languages of={of} />
    </nav>
  );
}

/** The languages of a page, each in its own words and as a link to the same page; that of the page is no link. */
export function Languages({ of }: { of: LanguageLink[] }): ReactNode {
  const { language } = useSite();
  return (
    <ul className={styles.languages}>
      {of.map(({ tag, label, href }) => (
        <li key={tag}>
          {tag === language ? (
            <span aria-current="true" lang={tag}>
              {label}
            </span>
          ) : (
            <a href={href} hrefLang={tag} lang={tag}>
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
