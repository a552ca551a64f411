import type { ReactNode } from 'react';
import type { LanguageLink } from '../compose/page';
import { useSite } from '../ui/site';
import styles from './languages.module.css';

/** The languages of a page, each in its own words and as a link to the same page; that of the page is no link. */
export function Languages({ of }: { of: LanguageLink[] }): ReactNode {
  const { language, words } = useSite();
  return (
    <nav className={styles.languages} aria-label={words.languages}>
      <ul>
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
    </nav>
  );
}
