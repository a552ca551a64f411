import type { ReactNode } from 'react';
import type { LabelledLink } from '../compose/page';
import styles from './breadcrumbs.module.css';
import { Link } from './link';
import { useWords } from './site';

/** The way back to the pages above this one; nothing where there are none. */
export function Breadcrumbs({ of = [] }: { of?: LabelledLink[] | undefined }): ReactNode {
  const words = useWords();
  if (of.length === 0) return null;
  return (
    <nav aria-label={words.breadcrumbs} className={styles.breadcrumbs}>
      <ol>
        {of.map(({ label, to }, index) => (
          <li key={index}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
